/** What the words on a card of Res Arcana mean, with the number of the rule (docs/rules/res-arcana.md). */
import type { Card, Language } from '@gloaming/engine';
import { FACES, type Face, type VerbName } from '@gloaming/res-arcana';
import type { Note } from '../../design/face.ts';

type Texts = Readonly<Record<Language, string>>;
const note = (rule: string, en: string, de: string, pl: string, pt: string): { rule: string; text: Texts } => ({
  rule,
  text: { en, de, pl, pt },
});

const NOTES = {
  collect: note(
    'RA-4.1',
    'Collect: at the start of every round.',
    'Sammeln: zu Beginn jeder Runde.',
    'Zbieranie: na początku każdej rundy.',
    'Coleta: no início de cada rodada.',
  ),
  turn: note(
    'RA-7.2',
    'Turned cards are straightened when the round ends.',
    'Gedrehte Karten werden am Ende der Runde aufgerichtet.',
    'Aktywowane karty przygotowuje się na koniec rundy.',
    'Cartas viradas são desviradas no fim da rodada.',
  ),
  again: note(
    'RA-7.3',
    'A power without turning can be used again, one action each time.',
    'Was kein Drehen kostet, kannst du mehrmals nutzen, mit je einer Aktion.',
    'Mocy bez aktywowania karty można użyć ponownie, za każdym razem jako akcji.',
    'Um poder que não pede para virar a carta pode ser usado de novo, com uma ação por vez.',
  ),
  put: note(
    'RA-7.4',
    'Essences on a card are not in your pool: in Collect you take all of them or none.',
    'Essenzen auf einer Karte liegen nicht im Vorrat: Beim Sammeln nimmst du alle oder keine.',
    'Esencje na karcie nie są w twojej puli: podczas zbierania bierzesz wszystkie albo żadnej.',
    'Essências sobre uma carta não estão na sua reserva: na Coleta você pega todas ou nenhuma.',
  ),
  reaction: note(
    'RA-7.5',
    'A reaction is no action; it works on a turned card, too, unless turning is its cost.',
    'Eine Reaktion ist keine Aktion; sie geht auch mit gedrehter Karte, außer wenn sie das Drehen kostet.',
    'Reakcja nie jest akcją; można jej użyć także na aktywowanej karcie, chyba że kosztem jest jej aktywowanie.',
    'Uma reação não é uma ação; funciona mesmo com a carta virada, a não ser que virar seja o custo.',
  ),
  attack: note(
    'RA-7.6',
    'For each life they do not have, rivals lose two other essences; who has passed loses nothing.',
    'Für jedes fehlende Leben verlieren Rivalen zwei andere Essenzen; wer gepasst hat, verliert nichts.',
    'Za każde brakujące życie rywal traci dwie inne esencje; kto spasował, nie traci nic.',
    'Para cada essência de vida que falta, o rival perde duas outras; quem passou não perde nada.',
  ),
  destroy: note(
    'RA-7.8',
    "Destroyed cards go to their owner's discards; what lay on them is lost.",
    'Zerstörte Karten kommen in die Ablage ihres Besitzers; was darauf lag, ist verloren.',
    'Zniszczone karty trafiają na stos kart odrzuconych właściciela; to, co na nich leżało, przepada.',
    'Cartas destruídas vão para o descarte do dono; o que havia sobre elas se perde.',
  ),
  ability: note(
    'RA-7.9',
    'It works whether the card is turned or not.',
    'Es wirkt, ob die Karte gedreht ist oder nicht.',
    'Działa niezależnie od tego, czy karta jest aktywowana.',
    'Funciona esteja a carta virada ou não.',
  ),
  discount: note(
    'RA-6.3',
    'Discounts add up; you choose what you pay less of, never gold.',
    'Ermäßigungen zählen zusammen; du wählst, wovon du weniger zahlst, aber nie vom Gold.',
    'Zniżki się sumują; wybierasz, których esencji płacisz mniej, ale nigdy złota.',
    'Descontos se somam; você escolhe de qual essência paga menos, mas nunca de ouro.',
  ),
  draw: note(
    'RA-7.10',
    'When your deck is empty, your discards become the new deck.',
    'Ist dein Stapel leer, wird deine Ablage zum neuen Stapel.',
    'Gdy talia się skończy, odrzucone karty tworzą nową.',
    'Quando seu baralho acaba, seu descarte forma um novo.',
  ),
  straighten: note(
    'RA-7.12',
    'A straightened card can be used again in this round.',
    'Eine aufgerichtete Karte kann in dieser Runde noch einmal genutzt werden.',
    'Przygotowanej karty można użyć jeszcze raz w tej rundzie.',
    'Uma carta desvirada pode ser usada de novo nesta rodada.',
  ),
  gift: note(
    'RA-7.14',
    'Rivals who have passed gain it, too.',
    'Auch Rivalen, die gepasst haben, erhalten es.',
    'Dostają to także rywale, którzy spasowali.',
    'Rivais que já passaram também ganham.',
  ),
  check: note(
    'RA-9.5',
    'If anybody has 10 points at a victory check, the game ends and the most points win.',
    'Hat bei einer Siegprüfung jemand 10 Punkte, endet das Spiel und die meisten Punkte gewinnen.',
    'Jeśli przy sprawdzeniu warunku zwycięstwa ktoś ma 10 punktów, gra się kończy i wygrywa ten, kto ma najwięcej.',
    'Se alguém tem 10 pontos em uma verificação de vitória, a partida termina e vence quem tem mais.',
  ),
  points: note(
    'RA-9.1',
    'Points count while the card is in play, turned or not.',
    'Punkte zählen, solange die Karte im Spiel ist, auch gedreht.',
    'Punkty liczą się, dopóki karta jest w grze, także aktywowana.',
    'Os pontos contam enquanto a carta está em jogo, virada ou não.',
  ),
  item: note(
    'RA-8.2',
    'Magic items are swapped when you pass; the new one rests until the next round.',
    'Magische Gegenstände tauschst du beim Passen; den neuen kannst du erst in der nächsten Runde nutzen.',
    'Magiczny przedmiot wymieniasz, pasując; nowego użyjesz dopiero w następnej rundzie.',
    'Itens mágicos são trocados ao passar; o novo só pode ser usado na próxima rodada.',
  ),
  monument: note(
    'RA-5.3',
    'A monument costs 4 gold, also the unseen one on top of the deck.',
    'Ein Monument kostet 4 Gold, auch das verdeckte oben auf dem Stapel.',
    'Monument kosztuje 4 złota, także zakryty z wierzchu stosu.',
    'Um monumento custa 4 de ouro, até mesmo o oculto no topo do baralho.',
  ),
  place: note(
    'RA-5.4',
    'A place is yours for good once it is claimed; you may own several.',
    'Ein erworbener Ort der Macht bleibt deiner; du darfst mehrere haben.',
    'Zajęta enklawa mocy zostaje twoja; możesz mieć ich kilka.',
    'Um Lugar de Poder conquistado é seu para sempre; você pode ter vários.',
  ),
} as const;
type NoteName = keyof typeof NOTES;

const BY_VERB: Partial<Record<VerbName, NoteName>> = {
  turn: 'turn',
  put: 'put',
  putPaid: 'put',
  putMoreOfEachKind: 'put',
  lift: 'put',
  attack: 'attack',
  destroy: 'destroy',
  destroySelf: 'destroy',
  draw: 'draw',
  drawThenDiscard: 'draw',
  lookAt: 'draw',
  straighten: 'straighten',
  rivalsGain: 'gift',
  checkVictory: 'check',
};

function namesFor(face: Face): NoteName[] {
  const verbs = [...face.powers, ...face.reactions].flatMap(({ all }) => all).map(({ verb }) => verb);
  return [
    ...(face.kind === 'item' || face.kind === 'monument' || face.kind === 'place' ? [face.kind] : []),
    ...(face.collect.length > 0 ? (['collect'] as const) : []),
    ...face.abilities.map(({ ability }) => (ability === 'discount' ? 'discount' : 'ability')),
    ...verbs.flatMap((verb) => BY_VERB[verb] ?? []),
    ...(face.powers.some(({ cost }) => !cost.some(({ verb }) => verb === 'turn' || verb === 'destroySelf'))
      ? (['again'] as const)
      : []),
    ...(face.reactions.length > 0 ? (['reaction'] as const) : []),
    ...(face.points > 0 ? (['points'] as const) : []),
  ];
}

export const notesOf = (language: Language, card: Card): Note[] =>
  [...new Set(namesFor(FACES[card]))].map((name) => ({ rule: NOTES[name].rule, text: NOTES[name].text[language] }));
