/** What the words of a question mean, for whoever points at one: none may be missing in any language. */
import type { TermsOf } from '@gloaming/engine';

export type TermName =
  | 'essence'
  | 'artifact'
  | 'magicItem'
  | 'component'
  | 'creature'
  | 'discards'
  | 'deck'
  | 'destroy'
  | 'straighten'
  | 'turned'
  | 'victory'
  | 'reaction'
  | 'action'
  | 'attack'
  | 'elan'
  | 'life'
  | 'gold';

export const TERMS: TermsOf<TermName> = {
  en: {
    essence: ['essence', 'A token that pays for all things: elan, life, calm, death or gold.'],
    artifact: ['artifact', 'A card of your own eight, placed for its price.'],
    magicItem: ['magic item', 'It helps for one round; whoever passes swaps it for another.'],
    component: ['component', 'Any card that you have in play: artifact, mage, magic item, monument or Place of Power.'],
    creature: ['creature', 'An artifact with this sign; some cards want one, and turn it.'],
    discards: ['discards', 'What was discarded or destroyed. It becomes the deck again when that is empty.'],
    deck: ['deck', 'Your artifacts that you have not drawn yet, face down.'],
    destroy: ['destroy', 'The card goes to the discards; what lies on it is lost.'],
    straighten: ['straighten', 'A turned card stands straight again, and can be used once more in this round.'],
    turned: ['turn', 'Used for this round: the card lies sideways until the next one begins.'],
    victory: ['Victory', 'Points are counted when a round ends. With ten or more the highest wins.'],
    reaction: ['react', 'Some cards work in the turns of others, or when points are counted. It is no action.'],
    action: ['action', 'One in each turn: place a card, claim, discard, use a power, or pass.'],
    attack: ['attacks', 'All rivals lose life, unless they have passed, pay for it, or react.'],
    elan: ['elan', 'Red essence.'],
    life: ['life', 'Green essence. Attacks take it.'],
    gold: ['gold', 'The rarest essence. Monuments cost four of it.'],
  },
  de: {
    essence: ['Essenz', 'Ein Stein, mit dem man alles bezahlt: Elan, Leben, Ruhe, Tod oder Gold.'],
    artifact: ['Artefakt', 'Eine deiner eigenen acht Karten, gespielt zu ihrem Preis.'],
    magicItem: [
      'magischer Gegenstand|magischen Gegenstand',
      'Er hilft eine Runde lang; wer passt, tauscht ihn gegen einen anderen.',
    ],
    component: [
      'Komponente',
      'Jede Karte, die du im Spiel hast: Artefakt, Magier, magischer Gegenstand, Monument oder Ort der Macht.',
    ],
    creature: ['Kreatur', 'Ein Artefakt mit diesem Zeichen; manche Karten brauchen eine und drehen sie.'],
    discards: ['Ablage', 'Was abgeworfen oder zerstört wurde. Ist der Stapel leer, wird sie wieder zum Stapel.'],
    deck: ['Stapel', 'Deine Artefakte, die du noch nicht gezogen hast, verdeckt.'],
    destroy: ['zerstör', 'Die Karte kommt auf die Ablage; was darauf liegt, ist verloren.'],
    straighten: [
      'richtest du auf|aufricht|richte',
      'Eine gedrehte Karte steht wieder gerade und lässt sich in dieser Runde noch einmal nutzen.',
    ],
    turned: ['drehst|drehe', 'Für diese Runde genutzt: Die Karte liegt quer, bis die nächste beginnt.'],
    victory: ['Sieg', 'Am Ende einer Runde werden Punkte gezählt. Mit zehn oder mehr gewinnt, wer am meisten hat.'],
    reaction: ['reagier', 'Manche Karten wirken im Zug der anderen oder beim Zählen. Das ist keine Aktion.'],
    action: ['Aktion', 'Eine in jedem Zug: Karte spielen, beanspruchen, abwerfen, eine Fähigkeit nutzen oder passen.'],
    attack: ['greift an', 'Alle Rivalen verlieren Leben, außer sie haben gepasst, zahlen oder reagieren.'],
    elan: ['Elan', 'Rote Essenz.'],
    life: ['Leben', 'Grüne Essenz. Angriffe nehmen sie.'],
    gold: ['Gold', 'Die seltenste Essenz. Monumente kosten vier davon.'],
  },
  pl: {
    essence: ['esencj', 'Znacznik, którym płaci się za wszystko: wigor, życie, spokój, śmierć albo złoto.'],
    artifact: ['artefakt', 'Jedna z twoich ośmiu kart, zagrywana za swoją cenę.'],
    magicItem: ['magiczny przedmiot|magicznego przedmiot', 'Pomaga przez rundę; kto pasuje, wymienia go na inny.'],
    component: ['komponen', 'Każda twoja karta w grze: artefakt, mag, magiczny przedmiot, pomnik albo miejsce mocy.'],
    creature: ['stwor|stwór', 'Artefakt z tym znakiem; niektóre karty go potrzebują i obracają.'],
    discards: [
      'kart odrzuconych|karty odrzucone',
      'To, co odrzucono lub zniszczono. Gdy stos jest pusty, znów się nim staje.',
    ],
    deck: ['stos', 'Twoje artefakty, których jeszcze nie masz, zakryte.'],
    destroy: ['niszcz|zniszcz', 'Karta trafia do odrzuconych; co na niej leży, przepada.'],
    straighten: ['przygotow|przygotuj', 'Obrócona karta znów stoi prosto i można jej w tej rundzie użyć jeszcze raz.'],
    turned: ['aktywuj', 'Użyta w tej rundzie: leży bokiem, aż zacznie się następna.'],
    victory: [
      'warunku zwycięstwa|zwycięstw',
      'Na końcu rundy liczy się punkty. Przy dziesięciu lub więcej wygrywa, kto ma najwięcej.',
    ],
    reaction: ['reaguj', 'Niektóre karty działają w turach innych albo przy liczeniu punktów. To nie jest akcja.'],
    action: ['akcj', 'Jedna w każdej turze: zagranie karty, zdobycie, odrzucenie, użycie mocy albo pas.'],
    attack: ['atakuje', 'Wszyscy rywale tracą życie, chyba że spasowali, zapłacą albo zareagują.'],
    elan: ['wigor', 'Czerwona esencja.'],
    life: ['życi', 'Zielona esencja. Zabierają ją ataki.'],
    gold: ['złot', 'Najrzadsza esencja. Pomniki kosztują cztery.'],
  },
  pt: {
    essence: ['essência', 'Uma ficha que paga tudo: elã, vida, calma, morte ou ouro.'],
    artifact: ['artefato', 'Uma das suas oito cartas, jogada pelo seu preço.'],
    magicItem: ['item mágico', 'Ajuda por uma rodada; quem passa troca por outro.'],
    component: ['componente', 'Qualquer carta sua em jogo: artefato, mago, item mágico, monumento ou Local de Poder.'],
    creature: ['criatura', 'Um artefato com este sinal; algumas cartas pedem uma, e a viram.'],
    discards: ['descarte', 'O que foi descartado ou destruído. Vira o baralho de novo quando este acaba.'],
    deck: ['baralho', 'Seus artefatos que você ainda não comprou, virados para baixo.'],
    destroy: ['destrói|destru', 'A carta vai para o descarte; o que está nela se perde.'],
    straighten: ['desvir', 'Uma carta virada volta a ficar reta e pode ser usada mais uma vez nesta rodada.'],
    turned: ['vira|vire', 'Usada nesta rodada: a carta fica de lado até a próxima começar.'],
    victory: ['vitória', 'No fim da rodada os pontos são contados. Com dez ou mais, vence quem tiver mais.'],
    reaction: ['reag', 'Algumas cartas agem no turno dos outros, ou na contagem dos pontos. Não é uma ação.'],
    action: ['ação', 'Uma por turno: jogar uma carta, reivindicar, descartar, usar um poder ou passar.'],
    attack: ['ataca', 'Todos os rivais perdem vida, a não ser que tenham passado, paguem ou reajam.'],
    elan: ['elã', 'Essência vermelha.'],
    life: ['vida', 'Essência verde. Os ataques a tiram.'],
    gold: ['ouro', 'A essência mais rara. Monumentos custam quatro.'],
  },
};
