/**
 * Where long words divide, in the names of cards and among their signs. Browsers know this for some languages only, and not all of them at once; on a narrow tile,
 * or in an answer beside another, a word would break anywhere, without a hyphen.
 */
import type { Language } from '@gloaming/engine';

/** Shorter ones need not divide; a few that are as long cannot. */
export const LONG = 7;

const WORDS: Readonly<Record<Language, string>> = {
  en: `
    Apothe-cary Book-binder Cross-roads Dis-tor-tion Divi-na-tion Eaves-drop-per For-get-ting Gate-keeper Glass-wright Hour-keeper
    Necro-mancer Night-in-gale Phi-loso-pher Pro-ces-sion Pro-tec-tion Sac-ri-fi-cial Spell-spin-ner Trans-mu-ta-tion Trans-mu-ter
    Tri-um-phant Weath-ered Mile-stone Toad-stool Ter-races Schol-ars An-ces-tors Wag-gon-ers Nqo-bantu Proph-ets Long-jiang Caul-dron
    Ele-phant Whis-pered As-sem-bly Thresh-old Bless-ing Moon-light Mi-reille Col-lec-tor Con-jurer Than-deka Ferry-man Dra-go-mir
    Bear-heart Phi-lippa Ce-les-tial Ele-men-tal Foun-tain Hyp-notic Statu-ette Al-che-mist Ar-tif-icer Re-ani-mate Re-search Co-los-sus
    Mau-so-leum Cata-combs Sor-cerer Bes-tiary Solo-mon Power-stone
    Atha-nor Chal-ice Cor-rupt Danc-ing Dwar-ven Pick-axe Flam-ing Jew-eled Magi-cal Mer-maid Ser-pent Duel-ist Schol-ar Al-chemy
    Pyra-mid Hang-ing Gar-dens Li-brary Obe-lisk This-tle Ar-chive Sanc-tum Or-chard Alem-bic Sing-ing Men-hirs Rook-ery Bon-fire
    Reap-ers Eter-nal Spa-cial Ad-visor Re-newal Hon-eyed Cou-rier Truf-fle Gam-bler Har-vest Glean-er Ma-tilda Ro-milda Mar-shal
    Dra-gon Bri-dle Elv-ish Plen-ty Dag-ger Tre-ant Wind-up Heal-er Gold-en Stat-ue Ora-cle Tem-ple Sa-cred Cas-tle Sunk-en Cav-ern
    Mead-ow Her-mit Cel-lar Spir-it Mys-tic Grot-to Mar-ket Bar-row En-ergy Pil-lar Liv-ing Hid-den Ac-cord In-ward Sick-le Can-dle
    Tin-ker Weav-er Spi-der Es-cort Lit-any Sig-ils Bar-ter Ysol-de Fru-gal Greg-or Cor-vin Ab-bess Drow-sy arti-fact dis-cards an-other
    Re-gion Cir-cle Rit-ual Coun-cil dis-cover re-serve Spe-cial-ist re-source sym-bol`,
  de: `
    Al-che-mis-ten-turm Apo-the-ker-ter-ras-sen Auf-zieh-mann Be-ra-ter-katze Be-schwö-re-rin Buch-bin-de-rin Des-til-lier-grotte
    Distel-wiese Dra-chen-hort Dra-chen-zaum Dra-chen-zähne Ein-sied-ler-klause Ele-men-tar-quelle Ener-gie-säule Feuer-drache
    Feuer-peit-sche Flam-men-grube Flie-gen-pilz-kreis Fuhr-manns-schen-ke Ge-flüs-ter-ter Ge-schich-ten Glücks-spie-ler Him-mels-ross
    Hirsch-ge-leit Honig-zweige Hyp-no-ti-sches Jung-brun-nen Ju-we-len-sta-tu-ette Kes-sel-fli-ckers Kno-chen-drache Ko-ral-len-schloss
    Kunst-schmied Lebens-kelch Mar-schal-lin Meer-jung-frau Meilen-stein Nach-ah-me-rin Ne-kro-man-tin Schatz-kammer Schei-ter-hau-fen
    Schmie-de-kel-ler Schwel-len-segen See-schlan-ge Seelen-sumpf Stun-den-hü-te-rin Tausch-han-del Tier-samm-ler Trans-mu-ta-tion
    Trüf-fel-eber Ver-fluch-ter Ver-samm-lung Ver-sun-ke-nes Ver-wand-le-rin Ver-wit-ter-ter ver-bor-ge-nen Wand-ler-kelch Wasser-drache
    Weber-spinne Wie-der-be-le-bung Zau-ber-spin-ne-rin Zwer-gen-minen Zwer-gen-spitz-hacke Zwil-lings-sen-sen Obst-garten Krä-hen-turm
    Feuer-hügel Gold-kessel Mys-ti-scher Er-neue-rung Pro-zes-sion Sichel-tanz Moor-storch Ver-ges-sens Nacht-wache Mond-schein
    Glas-macher Lau-sche-rin Ähren-leser Sieg-reiche Schläf-rige Feuer-kelch Ver-derb-ter Elfen-bogen Ruhmes-hand Nach-ti-gall
    Opfer-dolch Lebens-baum Wind-drache Duel-lan-tin Weis-sa-gung Bib-lio-thek Ka-ta-kom-ben Opfer-grube Ver-fluch-te Bes-tia-rium
    Nebel-furt Mys-ti-sche Ge-lehr-ten Be-moos-tes Schnit-ter Hügel-grab Pro-phe-ten Long-jiang Räum-li-che Le-ben-dige Fern-sicht
    Eulen-bote Däm-me-rung Bären-herz Tan-zen-des Dra-chen-ei Erd-drache Ma-gi-scher Baum-hirte Al-che-mist Ge-lehr-ter For-schung
    Mau-so-leum Zau-be-rers Fuchs-bau Kreuz-weg Sin-gende Nqo-bantu Krüm-mung Mi-reille Spar-same Than-deka Ge-sandte Pfört-ner
    Ma-thilda Fähr-mann Äb-tis-sin Dra-go-mir Phi-lippa Wach-hund Füll-horn Split-ter Al-che-mie Py-ra-mide Hän-gende Sa-lo-mons
    Hei-li-ger Schmie-de Res-sour-cen-sym-bol
    Atha-nor Schä-del Ha-bicht Drui-din Se-he-rin Gol-de-ne Obe-lisk Men-hire Scheu-ne Ele-fant Li-ta-nei Ro-mil-da Kryp-ta Be-cken
    Wei-sen Pris-ma Hei-ler Ko-loss Sta-tue Gär-ten Ora-kel Tem-pel Ar-chiv Quel-le Gip-fel Kir-che Ewi-ger Glo-cke Grau-en Sie-gel
    Ysol-de Gre-gor Cor-vin Ar-te-fakt Kos-ten kos-ten Ab-la-ge an-de-res ge-dreht Ei-ge-nes Re-gion Cir-cle Ri-tual ent-de-cken die-sen
    frem-den ge-spielt ei-ge-ner ei-ge-nen pas-sen Re-ser-ve frem-der Spe-zia-list Ma-gie-stein ge-won-nen`,
  pl: `
    Bes-tia-riusz Bło-go-sła-wień-stwo Cza-ro-dziej-ka Ha-zar-dzista Hip-no-tyczna In-tro-li-ga-torka Kra-sno-ludz-ki Kra-sno-ludz-kie
    Mar-szał-kini Na-śla-dow-czyni Ne-kro-mantka Niedź-wie-dzie Pod-słu-chu-jąca Po-je-dyn-ko-wiczka Po-słan-niczka Przy-wo-ły-waczka
    prze-strze-ni Rę-ko-dziel-nik Sank-tu-arium Straż-niczka Trans-mu-tacja trans-mu-tacji Uzdro-wi-ciel za-po-mnie-nia zgro-ma-dze-nia
    Znie-kształ-ce-nie pus-tel-nika Zwie-trzały mu-cho-mo-rów roz-sta-jach Śpie-wa-jące Bliź-nia-cze Wy-szep-tany Prze-woź-nik
    Nie-biań-ski de-pra-wa-cji Bi-blio-teka Mis-tycz-ne ap-te-ka-rza alem-bi-ków żni-wia-rzy Pa-le-ni-sko opo-wie-ści Long-jiang
    Mis-tycz-ny Zwie-rzę-cy da-le-kie-go po-sła-niec dru-cia-rza zmierz-chu Przy-błę-da Osz-częd-ny Odź-wier-ny Zwy-cię-ska Prze-klę-ta
    ob-fi-to-ści Wy-sa-dza-na sta-tu-et-ka fi-lo-zo-fów Pier-ścień Na-krę-ca-na Wiesz-czka Oży-wie-nie Mau-zo-leum Wy-rocz-nia
    Świą-ty-nia al-che-mi-ka Ka-ta-kum-by Za-to-pio-na Ja-ski-nia Pod-da-sze Mo-kra-dło Ar-chi-wum uczo-nych gaw-ro-nów przod-ków
    woź-ni-ców Nqo-bantu pro-ro-ków skrzy-nia ukry-tych Pro-ce-sja Ba-gien-ny Skar-biec tru-flarz Czu-wa-nie pie-czę-ci księ-ży-cu
    Mi-reille Zbie-racz Zwie-rząt Przę-dą-ca Than-de-ka Grze-gorz Dra-go-mir Ko-ścia-ny Tań-czą-cy ży-wio-łów mło-do-ści Ja-strząb
    Ma-gicz-ny Drze-wiec Al-che-mik Al-che-mia Wró-że-nie pi-ra-mi-da Ko-pal-nia Sa-lo-mo-na umar-łych ko-pal-nie Ko-ra-lo-wy
    Kie-lich czasz-ka Ogni-sty Pło-ną-ca cze-luść obron-ny od-ła-mek Pry-zmat Szty-let ofiar-ny Dru-id-ka Wiedź-ma Ochro-na Ba-da-nia
    Wi-szą-ce Obe-lisk Stud-nia ofiar-na Mgli-sty Piw-ni-ca men-hi-ry Om-sza-ła Wzgó-rze Sto-do-ła Karcz-ma Koś-ciół Wiecz-ne ener-gii
    do-rad-ca ście-żek wnę-trza sier-pów ga-łę-zie Li-ta-nia Wy-mia-na Ma-tyl-da Ro-mil-da Ata-nor Oł-tarz Kryp-ta Smo-cza Smo-cze
    Źród-ło chwa-ły Sy-re-na Sło-wik Ka-mień Mi-da-sa Drze-wo wia-tru Uczo-ny Spo-kój Wiel-ka ogro-dy Świę-ty kuź-nia ka-mień mi-lo-wy
    ko-wa-la du-chów źród-ła Ta-ra-sy Kur-han Kra-ter drze-wo sier-py ko-cioł od-no-wy Ta-niec Miod-ne wzro-ku bo-cian Świe-ca si-wych
    Or-szak je-le-ni Izol-da Kor-win Kło-sów Opat-ka Fi-li-pa Go-dzin ar-te-fakt od-rzu-co-ne ob-ró-co-ne zo-sta-je każ-dej ko-niec
    do-wol-ne re-gion zbu-duj we-wnętrz-ny ry-tuał do-wol-ny od-kryj za-gra-ne re-zer-wie ze-wnętrz-ny spe-cja-li-sta sym-bol su-row-ca
    wy-gra-na`,
  pt: `
    Adi-vi-nha-ção Amal-di-çoa-da Amal-di-çoa-do Bis-bi-lho-teira Car-ro-cei-ros Co-le-cio-na-dor Con-ju-ra-dora Con-se-lheiro
    En-ca-der-na-dora En-cru-zi-lhada Es-que-ci-mento Sa-cri-fi-cial Sa-cri-fí-cios Trans-mu-ta-ção Trans-mu-ta-dora Des-gas-tado
    An-ces-trais Sus-sur-rado Men-sa-geira As-sem-bleia Cre-pús-culo Res-pi-ga-dor Triun-fante Cor-rom-pido Fla-me-jante Cor-nu-có-pia
    Al-qui-mista Cu-ran-deiro Ne-cro-mante Rea-ni-ma-ção Bi-blio-teca Ca-ta-cum-bas Fei-ti-ceiro Co-gu-me-los San-tuá-rio Bo-ti-cá-rio
    Alam-bi-que Can-tan-tes Fo-guei-ras Cei-fei-ros His-tó-rias Es-ta-la-gem Long-jiang Dis-tor-ção Cal-dei-rão Re-no-va-ção
    Lam-pa-ri-na Pro-cis-são Fu-ni-lei-ro Gri-sa-lhos Imi-ta-do-ra Apos-ta-dor Fian-dei-ra Emis-sá-ria Bar-quei-ro Ma-re-cha-la
    So-no-len-ta Ce-les-tial Ele-men-tal Ju-ven-tu-de Hip-nó-ti-ca Es-ta-tue-ta Cra-ve-ja-da Frag-men-to Fi-lo-so-fal Sus-pen-sos
    Bes-tiá-rio Fer-rei-ro Mís-ti-cas Ter-ra-ços Eru-di-tos Nqo-bantu Pro-fe-tas Cas-ti-çal Es-pa-cial Ele-fan-te In-te-rior Dis-tan-te
    Tru-fei-ro Obe-lis-co La-dai-nha Vi-drei-ro Mi-reille Co-lhei-ta Fei-ti-ços Than-de-ka Gre-gó-rio Por-tei-ro Aba-des-sa Dra-go-mir
    Dan-çan-te Pi-ca-re-ta Nas-cen-te Rou-xi-nol Ser-pen-te Ar-tí-fi-ce Due-lis-ta Al-qui-mia Pro-te-ção Pes-qui-sa Pi-râ-mi-de
    Mau-so-léu Sub-mer-so
    Chi-co-te Ma-ri-nha Eru-di-to Vi-den-te Co-los-so Es-tá-tua Dou-ra-da Jar-dins Orá-cu-lo Sa-lo-mão Sa-gra-do Cas-te-lo Ca-ver-na
    Ere-mi-ta Ne-bli-na Pân-ta-no Ar-qui-vo Me-ni-res Gra-lhas Mus-go-so Ce-lei-ro La-rei-ra Ener-gia Dou-ra-do Mís-ti-co Tri-lhas
    Ocul-tas Ce-go-nha Te-sou-ro Vi-gí-lia Es-col-ta Si-gi-los Es-cam-bo Ma-til-de Ro-mil-da Co-ra-ção Guar-diã Ata-nor Dra-gão Ca-va-lo
    Cá-li-ce Crip-ta Crâ-nio Es-pa-da Ré-deas Den-tes Él-fi-co Cha-mas Guar-da Gló-ria Ga-vião Má-gi-co Se-reia Pris-ma Ár-vo-re
    Bo-ne-co Drui-da Gran-de Tem-plo Bos-que Mor-tos Re-ci-fe Car-dos Ra-po-sa Fon-tes Por-tão Co-li-na Tú-mu-lo Igre-ja Eter-na Foi-ces
    Gê-meas Ga-lhos Co-ru-ja Bên-ção Li-miar Ja-va-li Ara-nha Te-ce-lã Cer-vos Isol-da Fru-gal Cor-vin Fi-li-pa ar-te-fa-to des-car-te
    vi-ra-do qual-quer Re-gião cons-truir Cír-cu-lo In-ter-no Ri-tual Con-se-lho Mar-ca-dor des-co-brir jo-ga-do pas-sar Re-ser-va
    Ex-ter-no Es-pe-cia-lis-ta sím-bo-lo Re-cur-so`,
};

export const SOFT_HYPHEN = '\u00AD';
const WORD = /\p{L}+/gu;
const mapOf = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  );
const DIVIDED: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: mapOf(WORDS.en),
  de: mapOf(WORDS.de),
  pl: mapOf(WORDS.pl),
  pt: mapOf(WORDS.pt),
};

/** Between what is paid and what comes of it. */
export const ARROW = '→';

/** As it is said: a voice would break off where a word may divide, and call an arrow a sign. */
export const forEars = (text: string): string =>
  text.replaceAll(SOFT_HYPHEN, '').replaceAll(` ${ARROW}`, ':').replaceAll(ARROW, ':');

/** The same text, with hyphens that are seen only where a line ends. */
export const divided = (language: Language, text: string): string =>
  text.replace(WORD, (word) => DIVIDED[language].get(word) ?? word);
