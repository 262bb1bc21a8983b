/** What every card is called. The rulebooks name a few; `test/provenance.ts` says which names are ours. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { CARD_NAMES, type CardName } from '../cards/index.ts';

type InFourLanguages = readonly [en: string, de: string, pl: string, pt: string];

/** The two Caverns share a name, as in the rulebooks; what is printed on them tells them apart (EV-A.68). */
const NAMES: Readonly<Record<CardName, InFourLanguages>> = {
  'cavern-plain': ['Cavern', 'Höhle', 'Jaskinia', 'Caverna'],
  ruin: ['Ruin', 'Ruine', 'Ruiny', 'Ruína'],
  'thistle-meadow': ['Thistle Meadow', 'Distelwiese', 'Łąka ostów', 'Prado dos Cardos'],
  'hermits-loft': ["Hermit's Loft", 'Einsiedlerklause', 'Poddasze pustelnika', 'Sótão do Eremita'],
  'foggy-ford': ['Foggy Ford', 'Nebelfurt', 'Mglisty bród', 'Vau da Neblina'],
  'weathered-milestone': [
    'Weathered Milestone',
    'Verwitterter Meilenstein',
    'Zwietrzały kamień milowy',
    'Marco Desgastado',
  ],
  'fox-earth': ['Fox Earth', 'Fuchsbau', 'Lisia nora', 'Toca da Raposa'],
  'smiths-cellar': ["Smith's Cellar", 'Schmiedekeller', 'Piwnica kowala', 'Porão do Ferreiro'],
  'toadstool-ring': ['Toadstool Ring', 'Fliegenpilzkreis', 'Krąg muchomorów', 'Roda de Cogumelos'],
  'spirit-bog': ['Spirit Bog', 'Seelensumpf', 'Mokradło duchów', 'Pântano das Almas'],
  cavern: ['Cavern', 'Höhle', 'Jaskinia', 'Caverna'],
  archive: ['Archive', 'Archiv', 'Archiwum', 'Arquivo'],
  'mystic-springs': ['Mystic Springs', 'Mystische Quelle', 'Mistyczne źródła', 'Fontes Místicas'],
  sanctum: ['Sanctum', 'Gipfel', 'Sanktuarium', 'Santuário'],
  'apothecary-terraces': ['Apothecary Terraces', 'Apothekerterrassen', 'Tarasy aptekarza', 'Terraços do Boticário'],
  'scholars-orchard': ["Scholars' Orchard", 'Obstgarten der Gelehrten', 'Sad uczonych', 'Pomar dos Eruditos'],
  'alembic-grotto': ['Alembic Grotto', 'Destilliergrotte', 'Grota alembików', 'Gruta do Alambique'],
  'crossroads-market': ['Crossroads Market', 'Markt am Kreuzweg', 'Targ na rozstajach', 'Feira da Encruzilhada'],
  'singing-menhirs': ['Singing Menhirs', 'Singende Menhire', 'Śpiewające menhiry', 'Menires Cantantes'],
  'rookery-tower': ['Rookery Tower', 'Krähenturm', 'Wieża gawronów', 'Torre das Gralhas'],
  'moss-grown-gate': ['Moss-Grown Gate', 'Bemoostes Tor', 'Omszała brama', 'Portão Musgoso'],
  'bonfire-hill': ['Bonfire Hill', 'Feuerhügel', 'Wzgórze ognisk', 'Colina das Fogueiras'],
  'reapers-barn': ["Reapers' Barn", 'Scheune der Schnitter', 'Stodoła żniwiarzy', 'Celeiro dos Ceifeiros'],
  'ancestors-barrow': ["Ancestors' Barrow", 'Hügelgrab der Ahnen', 'Kurhan przodków', 'Túmulo dos Ancestrais'],
  'story-hearth': ['Story Hearth', 'Herd der Geschichten', 'Palenisko opowieści', 'Lareira das Histórias'],
  'waggoners-inn': ["Waggoners' Inn", 'Fuhrmannsschenke', 'Karczma woźniców', 'Estalagem dos Carroceiros'],
  'nqobantu-mine': ['Nqobantu Mine', 'Nqobantu Mine', 'Krater Nqobantu', 'Mina de Nqobantu'],
  'prophets-church': ['Prophets Church', 'Propheten Kirche', 'Kościół proroków', 'Igreja dos Profetas'],
  'eternal-tree': ['Eternal Tree', 'Ewiger Baum', 'Wieczne drzewo', 'Árvore Eterna'],
  'ark-of-longjiang': ['Ark of Longjiang', 'Arche von Longjiang', 'Arka Longjiang', 'Arca de Longjiang'],
  'transmutation-chalice': [
    'Transmutation Chalice',
    'Wandlerkelch',
    'Kielich transmutacji',
    'Castiçal da Transmutação',
  ],
  'spacial-distortion': [
    'Spacial Distortion',
    'Räumliche Krümmung',
    'Zniekształcenie przestrzeni',
    'Distorção Espacial',
  ],
  'energy-pillar': ['Energy Pillar', 'Energiesäule', 'Filar energii', 'Pilar de Energia'],
  'cat-advisor': ['Cat Advisor', 'Beraterkatze', 'Koci doradca', 'Gato Conselheiro'],
  'twin-scythes': ['Twin Scythes', 'Zwillingssensen', 'Bliźniacze sierpy', 'Foices Gêmeas'],
  'golden-cauldron': ['Golden Cauldron', 'Goldkessel', 'Złoty kocioł', 'Caldeirão Dourado'],
  'mystic-elephant': ['Mystic Elephant', 'Mystischer Elefant', 'Mistyczny słoń', 'Elefante Místico'],
  'living-chest': ['Living Chest', 'Lebendige Truhe', 'Żywa skrzynia', 'Baú Vivo'],
  'pyre-of-renewal': ['Pyre of Renewal', 'Scheiterhaufen der Erneuerung', 'Stos odnowy', 'Pira da Renovação'],
  'choir-of-beasts': ['Choir of Beasts', 'Chor der Tiere', 'Zwierzęcy chór', 'Coro das Feras'],
  'lamp-of-hidden-trails': [
    'Lamp of Hidden Trails',
    'Lampe der verborgenen Pfade',
    'Lampa ukrytych ścieżek',
    'Lamparina das Trilhas Ocultas',
  ],
  'whispered-accord': ['Whispered Accord', 'Geflüsterter Pakt', 'Wyszeptany pakt', 'Pacto Sussurrado'],
  'inward-procession': ['Inward Procession', 'Prozession nach innen', 'Procesja do wnętrza', 'Procissão Interior'],
  'sickle-dance': ['Sickle Dance', 'Sicheltanz', 'Taniec sierpów', 'Dança das Foices'],
  'honeyed-boughs': ['Honeyed Boughs', 'Honigzweige', 'Miodne gałęzie', 'Galhos de Mel'],
  'basin-of-far-sight': [
    'Basin of Far Sight',
    'Becken der Fernsicht',
    'Misa dalekiego wzroku',
    'Bacia da Visão Distante',
  ],
  'owl-courier': ['Owl Courier', 'Eulenbote', 'Sowi posłaniec', 'Coruja Mensageira'],
  'marsh-stork': ['Marsh Stork', 'Moorstorch', 'Bagienny bocian', 'Cegonha do Brejo'],
  'candle-of-forgetting': [
    'Candle of Forgetting',
    'Kerze des Vergessens',
    'Świeca zapomnienia',
    'Vela do Esquecimento',
  ],
  'bell-of-assembly': ['Bell of Assembly', 'Glocke der Versammlung', 'Dzwon zgromadzenia', 'Sino da Assembleia'],
  'tinkers-hoard': ["Tinker's Hoard", 'Hort des Kesselflickers', 'Skarbiec druciarza', 'Tesouro do Funileiro'],
  'threshold-blessing': ['Threshold Blessing', 'Schwellensegen', 'Błogosławieństwo progu', 'Bênção do Limiar'],
  'truffle-boar': ['Truffle Boar', 'Trüffeleber', 'Dzik truflarz', 'Javali Trufeiro'],
  'weaver-spider': ['Weaver Spider', 'Weberspinne', 'Pająk tkacz', 'Aranha Tecelã'],
  'vigil-of-the-grey': ['Vigil of the Grey', 'Nachtwache der Grauen', 'Czuwanie siwych głów', 'Vigília dos Grisalhos'],
  'stag-escort': ['Stag Escort', 'Hirschgeleit', 'Orszak jeleni', 'Escolta de Cervos'],
  'obelisk-of-dusk': ['Obelisk of Dusk', 'Obelisk der Dämmerung', 'Obelisk zmierzchu', 'Obelisco do Crepúsculo'],
  'litany-of-sigils': ['Litany of Sigils', 'Litanei der Siegel', 'Litania pieczęci', 'Ladainha dos Sigilos'],
  'barter-by-moonlight': [
    'Barter by Moonlight',
    'Tauschhandel im Mondschein',
    'Wymiana przy księżycu',
    'Escambo ao Luar',
  ],
  irene: ['Irene', 'Irene', 'Irena i Przybłęda', 'Irene'],
  oskar: ['Oskar the Glasswright', 'Oskar, der Glasmacher', 'Oskar Szklarz', 'Oskar, o Vidreiro'],
  mireille: ['Mireille the Mimic', 'Mireille, die Nachahmerin', 'Mireille Naśladowczyni', 'Mireille, a Imitadora'],
  tadeo: ['Tadeo the Gambler', 'Tadeo, der Glücksspieler', 'Tadeo Hazardzista', 'Tadeo, o Apostador'],
  alwyn: [
    'Alwyn the Beast Collector',
    'Alwyn, der Tiersammler',
    'Alwyn Zbieracz Zwierząt',
    'Alwyn, o Colecionador de Feras',
  ],
  hanna: ['Hanna the Conjurer', 'Hanna, die Beschwörerin', 'Hanna Przywoływaczka', 'Hanna, a Conjuradora'],
  hoja: ['Hoja, Scythe of Harvest', 'Hoja, Sense der Ernte', 'Hoja, Sierp Żniw', 'Hoja, Foice da Colheita'],
  ysolde: [
    'Ysolde the Spellspinner',
    'Ysolde, die Zauberspinnerin',
    'Izolda Przędąca Czary',
    'Isolda, a Fiandeira de Feitiços',
  ],
  bao: ['Bao the Frugal', 'Bao, der Sparsame', 'Bao Oszczędny', 'Bao, o Frugal'],
  thandeka: ['Thandeka the Envoy', 'Thandeka, die Gesandte', 'Thandeka Posłanniczka', 'Thandeka, a Emissária'],
  gregor: ['Gregor the Gatekeeper', 'Gregor, der Pförtner', 'Grzegorz Odźwierny', 'Gregório, o Porteiro'],
  nila: ['Nila the Eavesdropper', 'Nila, die Lauscherin', 'Nila Podsłuchująca', 'Nila, a Bisbilhoteira'],
  corvin: ['Corvin the Gleaner', 'Corvin, der Ährenleser', 'Korwin Zbieracz Kłosów', 'Corvin, o Respigador'],
  matilda: [
    'Matilda the Bookbinder',
    'Mathilda, die Buchbinderin',
    'Matylda Introligatorka',
    'Matilde, a Encadernadora',
  ],
  sefu: ['Sefu the Ferryman', 'Sefu, der Fährmann', 'Sefu Przewoźnik', 'Sefu, o Barqueiro'],
  romilda: ['Romilda the Abbess', 'Romilda, die Äbtissin', 'Romilda Opatka', 'Romilda, a Abadessa'],
  ilse: ['Ilse the Marshal', 'Ilse, die Marschallin', 'Ilza Marszałkini', 'Ilse, a Marechala'],
  dragomir: ['Dragomir Bearheart', 'Dragomir Bärenherz', 'Dragomir Niedźwiedzie Serce', 'Dragomir, Coração de Urso'],
  zuri: ['Zuri the Triumphant', 'Zuri, die Siegreiche', 'Zuri Zwycięska', 'Zuri, a Triunfante'],
  wen: ['Wen the Drowsy', 'Wen, die Schläfrige', 'Wen Senna', 'Wen, a Sonolenta'],
  philippa: [
    'Philippa the Hourkeeper',
    'Philippa, die Stundenhüterin',
    'Filipa Strażniczka Godzin',
    'Filipa, a Guardiã das Horas',
  ],
};

export function namesIn(language: Language): Readonly<Record<CardName, string>> {
  const at = LANGUAGES.indexOf(language);
  return Object.fromEntries(CARD_NAMES.map((name) => [name, NAMES[name][at]])) as Record<CardName, string>;
}

function sharedIn(language: Language): ReadonlySet<CardName> {
  const names = namesIn(language);
  return new Set(CARD_NAMES.filter((own) => CARD_NAMES.some((name) => name !== own && names[name] === names[own])));
}
/** In each language, whose name another design has, too. */
export const SHARED: Readonly<Record<Language, ReadonlySet<CardName>>> = {
  en: sharedIn('en'),
  de: sharedIn('de'),
  pl: sharedIn('pl'),
  pt: sharedIn('pt'),
};
