/**
 * Where long words in the names of cards divide. Browsers know this for some languages only, and not all of them at once; on a narrow tile
 * a word would break anywhere, without a hyphen.
 */
import type { Language } from '@gloaming/engine';

/** Shorter ones fit on the narrowest tile. */
export const LONG = 10;

const WORDS: Readonly<Record<Language, string>> = {
  en: `
    Apothe-cary Book-binder Cross-roads Dis-tor-tion Divi-na-tion Eaves-dropper For-get-ting Gate-keeper Glass-wright Hour-keeper
    Necro-mancer Night-in-gale Phi-loso-pher Pro-ces-sion Pro-tec-tion Sac-ri-fi-cial Spell-spinner Trans-mu-ta-tion Trans-mu-ter
    Tri-um-phant`,
  de: `
    Al-che-mis-ten-turm Apo-the-ker-ter-ras-sen Auf-zieh-mann Be-ra-ter-katze Be-schwö-re-rin Buch-bin-de-rin Des-til-lier-grotte
    Distel-wiese Drachen-hort Drachen-zaum Drachen-zähne Ein-sied-ler-klause Ele-men-tar-quelle Ener-gie-säule Feuer-drache
    Feuer-peitsche Flammen-grube Flie-gen-pilz-kreis Fuhr-manns-schenke Ge-flüs-ter-ter Ge-schich-ten Glücks-spieler Himmels-ross
    Hirsch-ge-leit Honig-zweige Hyp-no-ti-sches Jung-brunnen Ju-we-len-sta-tu-ette Kessel-flickers Knochen-drache Ko-ral-len-schloss
    Kunst-schmied Lebens-kelch Mar-schal-lin Meer-jung-frau Meilen-stein Nach-ah-me-rin Ne-kro-man-tin Schatz-kammer Schei-ter-hau-fen
    Schmiede-keller Schwel-len-segen See-schlange Seelen-sumpf Stun-den-hü-te-rin Tausch-han-del Tier-samm-ler Trans-mu-ta-tion
    Trüf-fel-eber Ver-fluch-ter Ver-samm-lung Ver-sun-ke-nes Ver-wand-le-rin Ver-wit-ter-ter ver-bor-ge-nen Wandler-kelch Wasser-drache
    Weber-spinne Wie-der-be-le-bung Zau-ber-spin-ne-rin Zwer-gen-minen Zwer-gen-spitz-hacke Zwil-lings-sen-sen Obst-garten Krä-hen-turm
    Feuer-hügel Gold-kessel Mys-ti-scher Er-neue-rung Pro-zes-sion Sichel-tanz Moor-storch Ver-ges-sens Nacht-wache Mond-schein
    Glas-macher Lau-sche-rin Ähren-leser Sieg-reiche Schläf-rige Feuer-kelch Ver-derb-ter Elfen-bogen Ruhmes-hand Nach-ti-gall
    Opfer-dolch Lebens-baum Wind-drache Duel-lan-tin Weis-sa-gung Bib-lio-thek Ka-ta-kom-ben Opfer-grube Ver-fluch-te Bes-tia-rium`,
  pl: `
    Bes-tia-riusz Bło-go-sła-wień-stwo Cza-ro-dziejka Ha-zar-dzista Hip-no-tyczna In-tro-li-ga-torka Kra-sno-ludz-ki Kra-sno-ludz-kie
    Mar-szał-kini Na-śla-dow-czyni Ne-kro-mantka Niedź-wie-dzie Pod-słu-chu-jąca Po-je-dyn-ko-wiczka Po-słan-niczka Przy-wo-ły-waczka
    prze-strze-ni Rę-ko-dziel-nik Sank-tu-arium Straż-niczka Trans-mu-tacja trans-mu-tacji Uzdro-wi-ciel za-po-mnie-nia zgro-ma-dze-nia
    Znie-kształ-ce-nie pus-tel-nika Zwie-trzały mu-cho-mo-rów roz-sta-jach Śpie-wa-jące Bliź-nia-cze Wy-szep-tany Prze-woź-nik
    Nie-biań-ski de-pra-wa-cji Bi-blio-teka`,
  pt: `
    Adi-vi-nha-ção Amal-di-çoa-da Amal-di-çoa-do Bis-bi-lho-teira Car-ro-cei-ros Co-le-cio-na-dor Con-ju-ra-dora Con-se-lheiro
    En-ca-der-na-dora En-cru-zi-lhada Es-que-ci-mento Sa-cri-fi-cial Sa-cri-fí-cios Trans-mu-ta-ção Trans-mu-ta-dora Des-gas-tado
    An-ces-trais Sus-sur-rado Men-sa-geira As-sem-bleia Cre-pús-culo Res-pi-ga-dor Triun-fante Cor-rom-pido Fla-me-jante Cor-nu-có-pia
    Al-qui-mista Cu-ran-deiro Ne-cro-mante Rea-ni-ma-ção Bi-blio-teca Ca-ta-cum-bas Fei-ti-ceiro`,
};

export const SOFT_HYPHEN = '\u00AD';
const LONG_WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');
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

/** The same name, with hyphens that are seen only where a line ends. */
export const divided = (language: Language, name: string): string =>
  name.replace(LONG_WORD, (word) => DIVIDED[language].get(word) ?? word);
