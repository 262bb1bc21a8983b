/** What the words on a card of Evenfall mean, with the number of the rule (docs/rules/evenfall.md). */
import type { Card, Language } from '@gloaming/engine';
import { type Effect, isPlace, isRitual, personFace, placeFace, ritualFace, type Side } from '@gloaming/evenfall';
import type { Note } from '../../design/face.ts';

type Texts = Readonly<Record<Language, string>>;
const note = (rule: string, en: string, de: string, pl: string, pt: string): { rule: string; text: Texts } => ({
  rule,
  text: { en, de, pl, pt },
});

const NOTES = {
  discover: note(
    'EV-9.2',
    'Discovered with as many Witches as it asks for; they stay in the Region and fight there.',
    'Wird mit so vielen Hexen entdeckt, wie die Karte verlangt; sie bleiben in der Region und kämpfen dort.',
    'Odkrywa się je tyloma wiedźmami, ile wskazuje karta; zostają one w regionie i tam walczą.',
    'É descoberto com tantas Bruxas quantas a carta pede; elas ficam na Região e lutam lá.',
  ),
  harvest: note(
    'EV-10.3',
    'Harvesting gives the bonus once, and once more for each Scythe on its Ritual.',
    'Ernten bringt den Erntebonus einmal und für jede Sense auf dem Ritual noch einmal.',
    'Zbieranie plonów zapewnia plon raz i jeszcze raz za każdy sierp na rytuale.',
    'Explorar dá o Resultado da Exploração uma vez, e mais uma para cada Foice no Ritual.',
  ),
  binding: note(
    'EV-11.3',
    'The Binding Bonus comes at once when a Ritual is laid on this Place.',
    'Den Bindungsbonus gibt es sofort, wenn ein Ritual auf diesen Ort gelegt wird.',
    'Premię połączenia otrzymujesz od razu, gdy zagrywasz rytuał na to miejsce mocy.',
    'Você recebe o Bônus de Vinculação assim que um Ritual é jogado neste Local.',
  ),
  stone: note(
    'EV-16.2',
    'At the end a Powerstone of this shape doubles the Ritual on it, in the Inner Circle.',
    'Am Ende verdoppelt ein Magiestein dieser Form das Ritual darauf, im Inner Circle.',
    'Na koniec gry magiczny kamień z tym symbolem podwaja punkty za rytuał na tym miejscu mocy, w wewnętrznym kręgu.',
    'No Final da Partida, uma Pedra de Poder com este símbolo duplica os PVs do Ritual deste Local, no Círculo Interno.',
  ),
  ritual: note(
    'EV-11.1',
    'A Ritual is laid on one of your Places that has none, in either circle.',
    'Ein Ritual kommt auf einen deiner Orte ohne Ritual, im Outer oder Inner Circle.',
    'Rytuał zagrywasz na swoje miejsce mocy bez rytuału, w dowolnym kręgu.',
    'Um Ritual é jogado em um Local seu sem Ritual, em qualquer Círculo.',
  ),
  score: note(
    'EV-16.3',
    'Rituals and Places count at the end only in the Inner Circle.',
    'Rituale und Orte zählen am Ende nur im Inner Circle.',
    'Rytuały i miejsca mocy liczą się na koniec gry tylko w wewnętrznym kręgu.',
    'No Final da Partida, Rituais e Locais só contam no Círculo Interno.',
  ),
  build: note(
    'EV-13.2',
    'On Building Spaces: a Scythe for 1 Herb (more harvest), an Orb for 2 Potions (a Coven step).',
    'Auf Bauplätzen: eine Sense für 1 Kraut (mehr Ernte), ein Orb für 2 Elixier (ein Schritt auf der Clanleiste).',
    'Na polach budowy: sierp za 1 zioło (większe plony), kula za 2 mikstury (o pole dalej na torze sabatu).',
    'Nos Locais de Construção: uma Foice por 1 Erva (mais exploração), um Orbe por 2 Elixires (um passo na Trilha do Coven).',
  ),
  space: note(
    'EV-12.1',
    'A Witch or an Elder from your reserve goes there and does what it says; both come back at Round End.',
    'Eine Hexe oder ein Elder aus deiner Reserve geht dorthin und führt aus, was da steht; am Rundenende kommen beide zurück.',
    'Umieszczasz tam wiedźmę albo mędrca z rezerwy i rozpatrujesz efekt; na koniec rundy wracają do rezerwy.',
    'Uma Bruxa ou um Ancião da sua Reserva vai para lá e realiza o efeito; os dois voltam no Final da Rodada.',
  ),
  elder: note(
    'EV-12.4',
    'Elders activate Action Spaces of Rituals in the Inner Circle.',
    'Elder aktivieren Aktionsfelder von Ritualen im Inner Circle.',
    'Mędrcy aktywują pola akcji rytuałów w wewnętrznym kręgu.',
    'Anciões ativam Campos de Ação de Rituais no Círculo Interno.',
  ),
  specialist: note(
    'EV-11.7',
    'A Specialist works from now on; no two of the same name.',
    'Ein Spezialist wirkt ab sofort; nie zwei mit gleichem Namen.',
    'Efekt specjalisty jest odtąd aktywny; nie można mieć dwóch o tej samej nazwie.',
    'O efeito de um Especialista fica ativo a partir de agora; nunca dois com o mesmo nome.',
  ),
  turnEffect: note(
    'EV-11.11',
    'A turn effect is a Free Action, once a round.',
    'Ein Effekt, für den die Karte gedreht wird, ist eine freie Aktion, einmal pro Runde.',
    'Efekt, dla którego obraca się kartę, to akcja darmowa, raz na rundę.',
    'Um efeito que gira a carta é uma Ação Livre, uma vez por rodada.',
  ),
  battle: note(
    'EV-11.10',
    'In the Battle Phase only.',
    'Nur in der Kampfphase.',
    'Tylko w fazie walk.',
    'Só na Fase de Conflito.',
  ),
  council: note(
    'EV-11.12',
    'Anybody may join the Council at the price on your Clan Board; then only the lower effect counts.',
    'Jede Person darf in den Rat, zum Preis auf deinem Clanboard; dann zählt nur der untere Effekt.',
    'Do rady może wejść każda postać za koszt z planszetki klanu; liczy się wtedy tylko dolny efekt.',
    'Qualquer personagem pode entrar no Conselho pelo custo do seu Tabuleiro de Coven; aí só vale o efeito de baixo.',
  ),
} as const;
type NoteName = keyof typeof NOTES;

const BY_EFFECT: Partial<Record<Effect['effect'], readonly NoteName[]>> = {
  space: ['space', 'elder'],
  turn: ['turnEffect'],
  battle: ['battle'],
};

function namesFor(card: Card, side: Side): NoteName[] {
  if (isPlace(card)) {
    const { witches, binding, bindingWith } = placeFace(card, side);
    const hasBinding = binding.length > 0 || bindingWith !== null;
    return [
      ...(witches > 0 ? (['discover'] as const) : []),
      'harvest',
      ...(hasBinding ? (['binding'] as const) : []),
      'stone',
      'score',
    ];
  }
  if (isRitual(card)) {
    const { effect, spaces } = ritualFace(card);
    return ['ritual', ...(BY_EFFECT[effect.effect] ?? []), ...(spaces > 0 ? (['build'] as const) : []), 'score'];
  }
  return ['specialist', ...(BY_EFFECT[personFace(card).specialist.effect] ?? []), 'council'];
}

export const notesOf = (language: Language, card: Card, side: Side): Note[] =>
  namesFor(card, side).map((name) => ({ rule: NOTES[name].rule, text: NOTES[name].text[language] }));
