/**
 * Where long words in the names of cards divide. Browsers know this for some languages only, and not all of them at once; on a narrow tile,
 * or in an answer beside another, a word would break anywhere, without a hyphen.
 */
import type { Language } from '@gloaming/engine';

/** Shorter ones fit on the narrowest tile. */
export const LONG = 8;

const WORDS: Readonly<Record<Language, string>> = {
  en: `
    Apothe-cary Book-binder Cross-roads Dis-tor-tion Divi-na-tion Eaves-drop-per For-get-ting Gate-keeper Glass-wright Hour-keeper
    Necro-mancer Night-in-gale Phi-loso-pher Pro-ces-sion Pro-tec-tion Sac-ri-fi-cial Spell-spin-ner Trans-mu-ta-tion Trans-mu-ter
    Tri-um-phant Weath-ered Mile-stone Toad-stool Ter-races Schol-ars An-ces-tors Wag-gon-ers Nqo-bantu Proph-ets Long-jiang Caul-dron
    Ele-phant Whis-pered As-sem-bly Thresh-old Bless-ing Moon-light Mi-reille Col-lec-tor Con-jurer Than-deka Ferry-man Dra-go-mir
    Bear-heart Phi-lippa Ce-les-tial Ele-men-tal Foun-tain Hyp-notic Statu-ette Al-che-mist Ar-tif-icer Re-ani-mate Re-search Co-los-sus
    Mau-so-leum Cata-combs Sor-cerer Bes-tiary Solo-mon Power-stone`,
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
    Hei-li-ger Schmie-de Res-sour-cen-sym-bol`,
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
    Ma-gicz-ny Drze-wiec Al-che-mik Al-che-mia Wró-że-nie pi-ra-mi-da Ko-pal-nia Sa-lo-mo-na umar-łych ko-pal-nie Ko-ra-lo-wy`,
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
    Mau-so-léu Sub-mer-so`,
};

export const SOFT_HYPHEN = '\u00AD';
// "Solomon's" is as long as nine letters.
const LONG_WORD = new RegExp(`\\p{L}{${LONG},}|\\p{L}{${LONG - 1}}(?=')`, 'gu');
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
  text.replace(LONG_WORD, (word) => DIVIDED[language].get(word) ?? word);
