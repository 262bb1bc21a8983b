/** What the words of a question mean, for whoever points at one: none may be missing in any language. */
import type { TermsOf } from '@gloaming/engine';

export type TermName =
  | 'place'
  | 'ritual'
  | 'region'
  | 'witch'
  | 'elder'
  | 'reserve'
  | 'resource'
  | 'mana'
  | 'manaDial'
  | 'strength'
  | 'stone'
  | 'track'
  | 'innerCircle'
  | 'transfer'
  | 'space'
  | 'freeAction'
  | 'mainAction'
  | 'specialist'
  | 'council'
  | 'scythe'
  | 'orb'
  | 'catalyst'
  | 'token';

export const TERMS: TermsOf<TermName> = {
  en: {
    place: [
      'Place',
      'A card that Witches discover. Outside it gives its harvest, inside it counts at the end; it can hold one Ritual.',
    ],
    ritual: [
      'Ritual',
      'A card that is bound to a Place of yours that has none. Its points count at the end, if that lies in the Inner Circle.',
    ],
    region: [
      'Region',
      'Where Witches discover Places and fight. Each has an Action Space, Battle Rewards and Powerstones.',
    ],
    witch: ['Witch', 'A figure that discovers Places, uses any Action Space, and fights. You have four.'],
    elder: ['Elder', 'A figure that uses Action Spaces in your Inner Circle. You have four.'],
    reserve: ['reserve', 'The Witches and Elders that are at home and can still be sent.'],
    resource: ['resource', 'Herbs, Potions and Knowledge: they pay for cards and Catalysts.'],
    mana: ['Mana', 'Adds to your strength in a battle, and is gone then.'],
    manaDial: ['Mana Dial', 'Shows how much Mana you pay in a battle. All set it in secret, and show it together.'],
    strength: ['combat strength', 'Your Witches and Elders in the Region, and the Mana that you paid.'],
    stone: [
      'Powerstone',
      'Won in battles. At the end it doubles a Ritual in your Inner Circle, on a Place with the same sign.',
    ],
    track: ['Coven Track', 'A row of steps on your board; each gives its bonus as you come to it.'],
    innerCircle: ['Inner Circle', 'Where Places count at the end of the game. They are not harvested there.'],
    transfer: [
      'Transfer|transfer',
      'Moves a Place, with all that lies on it, from the Outer to the Inner Circle, for good.',
    ],
    space: ['Action Space', 'Send a figure there, pay what stands before the arrow, and gain what stands after it.'],
    freeAction: ['Free Action', 'Beside the Main Action, as often as you like in your turn.'],
    mainAction: [
      'Main Action',
      'One in each turn: discover, play a card, use a space, build, or activate the Clan Token.',
    ],
    specialist: ['Specialist', 'A person whose upper effect is yours from now on, for the price on the card.'],
    council: ['Council Member', 'A person of whom only the lower effect counts, for the price on your board.'],
    scythe: ['Scythe', 'On a Ritual in the Outer Circle: its Place gives its harvest once more.'],
    orb: ['Orb', 'Built on a Ritual for two Potions: a step on your Coven Track.'],
    catalyst: ['Catalyst', 'A Scythe or an Orb, built on a free space of a Ritual.'],
    token: ['Clan Token', 'Once a round it harvests your Outer Circle.'],
  },
  de: {
    place: [
      'Ort der Macht|Orte der Macht|Orten der Macht',
      'Eine Karte, die Hexen entdecken. Außen wird sie geerntet, innen zählt sie am Ende; sie trägt ein Ritual.',
    ],
    ritual: [
      'Ritual',
      'Eine Karte, die an einen eigenen Ort ohne Ritual gebunden wird. Liegt er innen, zählen ihre Punkte am Ende.',
    ],
    region: [
      'Region',
      'Hier entdecken Hexen Orte, und hier kämpfen sie. Jede hat ein Aktionsfeld, Belohnungen und Magiesteine.',
    ],
    witch: ['Hexe', 'Eine Figur, die Orte entdeckt, jedes Aktionsfeld nutzt und kämpft. Du hast vier.'],
    elder: ['Elder', 'Eine Figur, die Aktionsfelder in deinem Inner Circle nutzt. Du hast vier.'],
    reserve: ['Reserve', 'Die Hexen und Elder, die daheim sind und noch ausgeschickt werden können.'],
    resource: ['Ressource', 'Kraut, Elixier und Wissen: Sie bezahlen Karten und Katalysatoren.'],
    mana: ['Mana', 'Erhöht deine Stärke in einem Kampf und ist dann weg.'],
    manaDial: [
      'Manascheibe',
      'Zeigt, wie viel Mana du im Kampf zahlst. Alle stellen sie geheim ein und decken zugleich auf.',
    ],
    strength: ['Kampfstärke', 'Deine Hexen und Elder in der Region und das Mana, das du gezahlt hast.'],
    stone: [
      'Magiestein',
      'Wird in Kämpfen gewonnen. Am Ende verdoppelt er ein Ritual in deinem Inner Circle, auf einem Ort mit demselben Symbol.',
    ],
    track: ['Clanleiste', 'Schritte auf deinem Board; jeder bringt seinen Bonus, sobald du ihn erreichst.'],
    innerCircle: ['Inner Circle', 'Hier zählen Orte am Ende des Spiels. Geerntet werden sie hier nicht.'],
    transfer: [
      'Transfer|transfer',
      'Bringt einen Ort mit allem, was darauf liegt, für immer vom Outer in den Inner Circle.',
    ],
    space: ['Aktionsfeld', 'Schicke eine Figur hin, zahle, was vor dem Pfeil steht, und erhalte, was dahinter steht.'],
    freeAction: ['freie Aktion', 'Neben der Hauptaktion, in deinem Zug so oft du willst.'],
    mainAction: [
      'Hauptaktion',
      'Eine in jedem Zug: entdecken, eine Karte spielen, ein Feld nutzen, bauen oder den Clan Token aktivieren.',
    ],
    specialist: ['Spezialist', 'Eine Person, deren oberer Effekt von nun an dir gehört, zum Preis auf der Karte.'],
    council: ['Ratsmitglied', 'Eine Person, von der nur der untere Effekt gilt, zum Preis auf deinem Board.'],
    scythe: ['Sense', 'Auf einem Ritual im Outer Circle: Sein Ort wird einmal mehr geerntet.'],
    orb: ['Orb', 'Für zwei Elixier auf ein Ritual gebaut: ein Schritt auf deiner Clanleiste.'],
    catalyst: ['Katalysator', 'Eine Sense oder ein Orb, auf ein freies Feld eines Rituals gebaut.'],
    token: ['Clan Token', 'Einmal pro Runde erntet er deinen Outer Circle.'],
  },
  pl: {
    place: [
      'miejsce mocy|miejsca mocy|miejscu mocy|miejsc mocy',
      'Karta, którą odkrywają wiedźmy. W zewnętrznym kręgu daje plony, w wewnętrznym liczy się na końcu; mieści jeden rytuał.',
    ],
    ritual: [
      'rytuał',
      'Karta łączona z twoim miejscem bez rytuału. Jej punkty liczą się na końcu, jeśli leży ono w wewnętrznym kręgu.',
    ],
    region: [
      'region',
      'Tu wiedźmy odkrywają miejsca i walczą. Każdy region ma pole akcji, trofea i magiczne kamienie.',
    ],
    witch: ['wiedźm', 'Figura, która odkrywa miejsca, aktywuje każde pole akcji i walczy. Masz cztery.'],
    elder: ['mędrzec|mędrc', 'Figura, która aktywuje pola akcji w twoim wewnętrznym kręgu. Masz czterech.'],
    reserve: ['rezerw', 'Wiedźmy i mędrcy, którzy są w domu i których można jeszcze wysłać.'],
    resource: ['surow', 'Zioła, mikstury i księgi: płacisz nimi za karty i katalizatory.'],
    mana: ['man[aęyą]', 'Zwiększa twoją siłę w walce, a potem przepada.'],
    manaDial: ['licznik', 'Pokazuje, ile many płacisz w walce. Wszyscy ustawiają go potajemnie i naraz pokazują.'],
    strength: ['siła w walce|siły w walce', 'Twoje wiedźmy i mędrcy w regionie oraz zapłacona mana.'],
    stone: [
      'magiczny kamień|magiczne kamieni|magicznego kamieni',
      'Zdobywany w walce. Na końcu podwaja rytuał w wewnętrznym kręgu, na miejscu z tym samym symbolem.',
    ],
    track: [
      'tor sabatu|toru sabatu|torze sabatu',
      'Kroki na twojej planszetce; każdy daje premię, gdy na niego wejdziesz.',
    ],
    innerCircle: [
      'wewnętrzny krąg|wewnętrznego kręgu|wewnętrznym kręgu',
      'Tu miejsca liczą się na końcu gry. Plonów już nie dają.',
    ],
    transfer: [
      'przenies|przenos',
      'Przesuwa na stałe miejsce, ze wszystkim, co na nim leży, z zewnętrznego kręgu do wewnętrznego.',
    ],
    space: ['pole akcji', 'Wyślij tam figurę, zapłać to, co stoi przed strzałką, i weź to, co stoi za nią.'],
    freeAction: ['akcja darmowa', 'Obok akcji głównej, w swojej turze tak często, jak chcesz.'],
    mainAction: ['akcja główna', 'Jedna w każdej turze: odkrycie, karta, pole akcji, budowa albo żeton klanu.'],
    specialist: ['specjali', 'Osoba, której górny efekt odtąd należy do ciebie, za cenę z karty.'],
    council: ['członek rady|członka rady', 'Osoba, której liczy się tylko dolny efekt, za cenę z twojej planszetki.'],
    scythe: ['sierp', 'Na rytuale w zewnętrznym kręgu: jego miejsce daje plon jeszcze raz.'],
    orb: ['orb|kul', 'Za dwie mikstury na rytuale: krok na twoim torze sabatu.'],
    catalyst: ['katalizator', 'Sierp albo kula, zbudowane na wolnym polu rytuału.'],
    token: ['żeton klanu', 'Raz na rundę zbiera plony z twojego zewnętrznego kręgu.'],
  },
  pt: {
    place: [
      'Local de Poder|Locais de Poder',
      'Uma carta que as Bruxas descobrem. Fora ela é explorada, dentro conta no final; leva um Ritual.',
    ],
    ritual: [
      'Ritua',
      'Uma carta vinculada a um Local seu sem Ritual. Seus pontos contam no final, se ele estiver no Círculo Interno.',
    ],
    region: [
      'Região|Regiões',
      'Onde as Bruxas descobrem Locais e lutam. Cada uma tem um Campo de Ação, recompensas e Pedras de Poder.',
    ],
    witch: ['Bruxa', 'Uma figura que descobre Locais, usa qualquer Campo de Ação e luta. Você tem quatro.'],
    elder: ['Ancião|Anciões', 'Uma figura que usa Campos de Ação no seu Círculo Interno. Você tem quatro.'],
    reserve: ['Reserva', 'As Bruxas e os Anciões que estão em casa e ainda podem ser enviados.'],
    resource: ['Recurso', 'Ervas, Elixires e Conhecimentos: pagam cartas e Catalisadores.'],
    mana: ['Mana', 'Soma à sua força num conflito, e depois se vai.'],
    manaDial: [
      'Mostrador de Mana|Mostradores de Mana',
      'Mostra quanta Mana você paga num conflito. Todos ajustam em segredo e revelam juntos.',
    ],
    strength: ['força', 'Suas Bruxas e seus Anciões na Região e a Mana que você pagou.'],
    stone: [
      'Pedra de Poder|Pedras de Poder',
      'Ganha em conflitos. No final dobra um Ritual no Círculo Interno, num Local com o mesmo símbolo.',
    ],
    track: ['Trilha do Coven', 'Passos no seu tabuleiro; cada um dá seu bônus quando você chega a ele.'],
    innerCircle: ['Círculo Interno', 'Onde os Locais contam no final da partida. Lá não são explorados.'],
    transfer: [
      'Transfer|transfer',
      'Leva um Local, com tudo o que está nele, do Círculo Externo para o Interno, para sempre.',
    ],
    space: [
      'Campo de Ação|Campos de Ação',
      'Envie uma figura, pague o que vem antes da seta e receba o que vem depois.',
    ],
    freeAction: ['Ação Livre', 'Além da Ação Principal, quantas vezes quiser no seu turno.'],
    mainAction: [
      'Ação Principal',
      'Uma por turno: descobrir, jogar uma carta, usar um campo, construir ou ativar o Marcador de Coven.',
    ],
    specialist: ['Especialista', 'Um personagem cujo efeito de cima passa a ser seu, pelo preço na carta.'],
    council: [
      'Conselheir|Membro do Conselho',
      'Um personagem de quem só vale o efeito de baixo, pelo preço no seu tabuleiro.',
    ],
    scythe: ['Foice', 'Num Ritual do Círculo Externo: seu Local é explorado mais uma vez.'],
    orb: ['Orbe', 'Construído num Ritual por dois Elixires: um passo na sua Trilha do Coven.'],
    catalyst: ['Catalisador', 'Uma Foice ou um Orbe, construído num espaço livre de um Ritual.'],
    token: ['Marcador de Coven', 'Uma vez por rodada explora o seu Círculo Externo.'],
  },
};
