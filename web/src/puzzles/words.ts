/** What is said about puzzles, in four languages. */
import type { Language } from '@gloaming/engine';
import type { Theme } from '@gloaming/games/puzzles';

export interface PuzzleWords {
  readonly about: string;
  readonly theme: string;
  readonly difficulty: string;
  readonly all: string;
  /** From 1 to 5. */
  readonly levels: readonly [string, string, string, string, string];
  readonly themes: Readonly<Record<Theme, string>>;
  readonly solvedOf: (solved: number, of: number) => string;
  readonly solve: string;
  readonly none: string;
  /** What one is asked to do. */
  readonly task: (moves: number) => string;
  readonly more: (given: number, of: number) => string;
  readonly solved: string;
  readonly shown: string;
  readonly wrong: (text: string, fewer: number) => string;
  readonly wins: (text: string, chance: string) => string;
  readonly nextBest: (text: string, chance: string) => string;
  readonly found: (finders: readonly string[]) => string;
  readonly foundByPeople: (atOnce: number, of: number) => string;
  readonly show: string;
  readonly another: string;
  readonly next: string;
  readonly playOut: string;
  readonly playOn: string;
  readonly over: string;
  readonly broken: string;
  readonly toAll: string;
  readonly rival: string;
}

const en: PuzzleWords = {
  about:
    'Moments from games of strong bots at which one answer wins far more often than any other. You see what the player saw.',
  theme: 'Theme',
  difficulty: 'Difficulty',
  all: 'All',
  levels: ['Easy', 'Not so easy', 'Tricky', 'Hard', 'Very hard'],
  themes: {
    play: 'Playing a card',
    use: 'Using an effect',
    attack: 'Attacking',
    claim: 'Claiming',
    discover: 'Discovering',
    build: 'Building and binding',
    harvest: 'Harvesting',
    pass: 'Passing',
    pay: 'What to pay with',
    sell: 'Exchanging',
    gain: 'What to gain',
    collect: 'Collecting or leaving',
    react: 'Reacting',
    transfer: 'Transfers',
    dial: 'The Mana dial',
    figures: 'Moving figures',
    stones: 'Powerstones',
    discard: 'Discarding',
    pick: 'Choosing mages and items',
    choose: 'Choosing one of several',
  },
  solvedOf: (solved, of) => `${solved} of ${of} solved`,
  solve: 'Solve',
  none: 'There is no puzzle of this kind yet.',
  task: (moves) => (moves === 1 ? 'Find the best answer.' : `Find the ${moves} best answers, one after the other.`),
  more: (given, of) => `Right! ${given} of ${of} found. What comes next?`,
  solved: 'That’s it!',
  shown: 'This was it:',
  wrong: (text, fewer) => `“${text}” is not the best here: about ${fewer} fewer wins in 100 games. Have another look.`,
  wins: (text, chance) => `${text}: wins about ${chance}`,
  nextBest: (text, chance) => `Next best: ${text}, about ${chance}`,
  found: (finders) => `Found by ${finders.join(', ')}`,
  foundByPeople: (atOnce, of) => `Of ${of} players here, ${atOnce} found it at the first try`,
  show: 'Show the answer',
  another: 'Another puzzle',
  next: 'Next puzzle',
  playOut: 'Watch the round played out',
  playOn: 'You can also go on yourself: bots answer for the others.',
  over: 'The game is over.',
  broken: 'This puzzle cannot be shown.',
  toAll: 'All puzzles',
  rival: 'Rival',
};

const de: PuzzleWords = {
  about:
    'Augenblicke aus Partien starker Bots, in denen eine Antwort viel öfter gewinnt als jede andere. Du siehst, was der Spieler sah.',
  theme: 'Thema',
  difficulty: 'Schwierigkeit',
  all: 'Alle',
  levels: ['Leicht', 'Nicht ganz leicht', 'Knifflig', 'Schwer', 'Sehr schwer'],
  themes: {
    play: 'Karte ausspielen',
    use: 'Effekt nutzen',
    attack: 'Angreifen',
    claim: 'Erwerben',
    discover: 'Entdecken',
    build: 'Bauen und binden',
    harvest: 'Ernten',
    pass: 'Passen',
    pay: 'Womit zahlen?',
    sell: 'Tauschen',
    gain: 'Was nehmen?',
    collect: 'Einsammeln oder liegen lassen',
    react: 'Reagieren',
    transfer: 'Transfers',
    dial: 'Die Manascheibe',
    figures: 'Figuren versetzen',
    stones: 'Magiesteine',
    discard: 'Abwerfen',
    pick: 'Magier und Gegenstände wählen',
    choose: 'Eines von mehreren',
  },
  solvedOf: (solved, of) => `${solved} von ${of} gelöst`,
  solve: 'Lösen',
  none: 'Von dieser Art gibt es noch kein Rätsel.',
  task: (moves) => (moves === 1 ? 'Finde die beste Antwort.' : `Finde die ${moves} besten Antworten nacheinander.`),
  more: (given, of) => `Richtig! ${given} von ${of} gefunden. Und weiter?`,
  solved: 'Das ist es!',
  shown: 'Das war es:',
  wrong: (text, fewer) =>
    `„${text}“ ist hier nicht das Beste: etwa ${fewer} Siege weniger in 100 Partien. Schau noch einmal hin.`,
  wins: (text, chance) => `${text}: gewinnt etwa ${chance}`,
  nextBest: (text, chance) => `Das Nächstbeste: ${text}, etwa ${chance}`,
  found: (finders) => `Gefunden von ${finders.join(', ')}`,
  foundByPeople: (atOnce, of) => `Von ${of} Spielern hier ${atOnce} auf Anhieb gefunden`,
  show: 'Antwort zeigen',
  another: 'Ein anderes Rätsel',
  next: 'Nächstes Rätsel',
  playOut: 'Die Runde zu Ende spielen lassen',
  playOn: 'Du kannst auch selbst weiterspielen: Bots antworten für die anderen.',
  over: 'Die Partie ist zu Ende.',
  broken: 'Dieses Rätsel lässt sich nicht zeigen.',
  toAll: 'Alle Rätsel',
  rival: 'Rivale',
};

const pl: PuzzleWords = {
  about:
    'Chwile z partii silnych botów, w których jedna odpowiedź wygrywa dużo częściej niż każda inna. Widzisz to, co widział gracz.',
  theme: 'Temat',
  difficulty: 'Trudność',
  all: 'Wszystkie',
  levels: ['Łatwa', 'Niezbyt łatwa', 'Podchwytliwa', 'Trudna', 'Bardzo trudna'],
  themes: {
    play: 'Zagranie karty',
    use: 'Użycie efektu',
    attack: 'Atak',
    claim: 'Zajmowanie',
    discover: 'Odkrywanie',
    build: 'Budowanie i wiązanie',
    harvest: 'Zbieranie plonów',
    pass: 'Pasowanie',
    pay: 'Czym zapłacić',
    sell: 'Wymiana',
    gain: 'Co otrzymać',
    collect: 'Zebrać czy zostawić',
    react: 'Reakcja',
    transfer: 'Przenoszenie miejsc',
    dial: 'Licznik many',
    figures: 'Przesuwanie figur',
    stones: 'Magiczne kamienie',
    discard: 'Odrzucanie',
    pick: 'Wybór maga i przedmiotu',
    choose: 'Jedno z kilku',
  },
  solvedOf: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
  solve: 'Rozwiąż',
  none: 'Nie ma jeszcze zagadki tego rodzaju.',
  task: (moves) =>
    moves === 1 ? 'Znajdź najlepszą odpowiedź.' : `Znajdź ${moves} najlepsze odpowiedzi, jedną po drugiej.`,
  more: (given, of) => `Dobrze! Znalezione: ${given} z ${of}. Co dalej?`,
  solved: 'To jest to!',
  shown: 'Oto odpowiedź:',
  wrong: (text, fewer) =>
    `„${text}” nie jest tu najlepsze: o jakieś ${fewer} wygranych mniej na 100 partii. Spójrz jeszcze raz.`,
  wins: (text, chance) => `${text}: wygrywa około ${chance}`,
  nextBest: (text, chance) => `Następne: ${text}, około ${chance}`,
  found: (finders) => `Kto znajduje: ${finders.join(', ')}`,
  foundByPeople: (atOnce, of) => `Od razu znalazło: ${atOnce} z ${of} graczy`,
  show: 'Pokaż odpowiedź',
  another: 'Inna zagadka',
  next: 'Następna zagadka',
  playOut: 'Zobacz resztę rundy',
  playOn: 'Możesz też grać dalej: za innych odpowiadają boty.',
  over: 'Partia dobiegła końca.',
  broken: 'Tej zagadki nie da się pokazać.',
  toAll: 'Wszystkie zagadki',
  rival: 'Rywal',
};

const pt: PuzzleWords = {
  about:
    'Momentos de partidas de bots fortes em que uma resposta vence muito mais do que qualquer outra. Você vê o que o jogador via.',
  theme: 'Tema',
  difficulty: 'Dificuldade',
  all: 'Todos',
  levels: ['Fácil', 'Nem tão fácil', 'Complicado', 'Difícil', 'Muito difícil'],
  themes: {
    play: 'Jogar uma carta',
    use: 'Usar um efeito',
    attack: 'Atacar',
    claim: 'Conquistar',
    discover: 'Descobrir',
    build: 'Construir e vincular',
    harvest: 'Explorar o círculo',
    pass: 'Passar',
    pay: 'Com o que pagar',
    sell: 'Trocar',
    gain: 'O que receber',
    collect: 'Recolher ou deixar',
    react: 'Reagir',
    transfer: 'Transferências',
    dial: 'O Mostrador de Mana',
    figures: 'Mover figuras',
    stones: 'Pedras de Poder',
    discard: 'Descartar',
    pick: 'Escolher magos e itens',
    choose: 'Um entre vários',
  },
  solvedOf: (solved, of) => `${solved} de ${of} resolvidos`,
  solve: 'Resolver',
  none: 'Ainda não há enigma desse tipo.',
  task: (moves) =>
    moves === 1 ? 'Encontre a melhor resposta.' : `Encontre as ${moves} melhores respostas, uma após a outra.`,
  more: (given, of) => `Certo! ${given} de ${of} encontradas. E agora?`,
  solved: 'É isso!',
  shown: 'Era isto:',
  wrong: (text, fewer) =>
    `“${text}” não é o melhor aqui: cerca de ${fewer} vitórias a menos em 100 partidas. Olhe de novo.`,
  wins: (text, chance) => `${text}: vence cerca de ${chance}`,
  nextBest: (text, chance) => `A seguinte: ${text}, cerca de ${chance}`,
  found: (finders) => `Quem encontra: ${finders.join(', ')}`,
  foundByPeople: (atOnce, of) => `De ${of} jogadores aqui, ${atOnce} acertaram de primeira`,
  show: 'Mostrar a resposta',
  another: 'Outro enigma',
  next: 'Próximo enigma',
  playOut: 'Ver o resto da rodada',
  playOn: 'Você também pode continuar: bots respondem pelos outros.',
  over: 'A partida acabou.',
  broken: 'Este enigma não pode ser mostrado.',
  toAll: 'Todos os enigmas',
  rival: 'Rival',
};

export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = { en, de, pl, pt };
