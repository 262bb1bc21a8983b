/** The game for somebody who does not know it, in every language; the rules are those of RULES.md. */
import { type Chapter, chaptersOf, type Language, type Outline, type PrimerWords } from '@gloaming/engine';

const OUTLINE = {
  aim: { rules: { points: ['NW-4.2'], begin: ['NW-1.2'] } },
  turn: { rules: { turn: ['NW-2.1'], light: ['NW-2.2'], rest: ['NW-2.3'] }, cards: ['mill-candle', 'inn-hearth'] },
  end: { rules: { last: ['NW-4.1'], win: ['NW-4.2', 'NW-4.3'] }, cards: ['tower-beacon'] },
} as const satisfies Outline;
type Words = PrimerWords<typeof OUTLINE>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    aim: {
      title: 'What it is about',
      lines: {
        points:
          'Night falls on a village, and you light what you can: lights that are straight at the end are {points}points, and so is each place that has one of them.',
        begin: 'You begin with three cards and two oil.',
      },
    },
    turn: {
      title: 'Your turn',
      lines: {
        turn: 'First turn as many of your lights as you like: candles and lanterns bring oil, a hearth brings a card.',
        light: 'Then light a card from your hand for its price in oil; that ends your turn.',
        rest: 'Or rest: straighten all your lights, take one oil and draw a card.',
      },
    },
    end: {
      title: 'The end',
      lines: {
        last: 'When somebody lights their sixth light, or the deck is empty, the round is finished and the game is over.',
        win: 'Most points win, and among equals whoever has most oil.',
      },
    },
  },
  de: {
    aim: {
      title: 'Worum es geht',
      lines: {
        points:
          'Es wird Nacht im Dorf, und ihr zündet an, was ihr könnt: Lichter, die am Ende gerade stehen, sind {points}Punkte, und jeder Ort mit einem davon auch.',
        begin: 'Du beginnst mit drei Karten und zwei Öl.',
      },
    },
    turn: {
      title: 'Dein Zug',
      lines: {
        turn: 'Dreh zuerst beliebig viele deiner Lichter: Kerzen und Laternen bringen Öl, ein Herd bringt eine Karte.',
        light: 'Dann zünde eine Karte aus deiner Hand an und zahl ihren Preis in Öl; damit endet dein Zug.',
        rest: 'Oder ruh dich aus: Richte alle deine Lichter auf, nimm ein Öl und zieh eine Karte.',
      },
    },
    end: {
      title: 'Das Ende',
      lines: {
        last: 'Zündet jemand sein sechstes Licht an oder ist der Stapel leer, wird die Runde zu Ende gespielt; dann ist Schluss.',
        win: 'Die meisten Punkte gewinnen, bei Gleichstand das meiste Öl.',
      },
    },
  },
  pl: {
    aim: {
      title: 'O co chodzi',
      lines: {
        points:
          'Nad wioską zapada noc, a ty zapalasz, co się da: światła, które na koniec stoją prosto, to {points}punkty, tak samo każde miejsce z takim światłem.',
        begin: 'Zaczynasz z trzema kartami i dwoma porcjami oleju.',
      },
    },
    turn: {
      title: 'Twoja kolej',
      lines: {
        turn: 'Najpierw obróć dowolnie wiele swoich świateł: świece i latarnie dają olej, palenisko daje kartę.',
        light: 'Potem zapal kartę z ręki, płacąc jej cenę w oleju; to kończy twoją kolej.',
        rest: 'Albo odpocznij: wyprostuj wszystkie swoje światła, weź jeden olej i dobierz kartę.',
      },
    },
    end: {
      title: 'Koniec',
      lines: {
        last: 'Gdy ktoś zapali szóste światło albo skończy się talia, dogrywa się rundę i gra się kończy.',
        win: 'Wygrywa najwięcej punktów, a przy remisie najwięcej oleju.',
      },
    },
  },
  pt: {
    aim: {
      title: 'Do que se trata',
      lines: {
        points:
          'Anoitece na vila, e você acende o que puder: as luzes que não estão viradas no fim são {points}pontos, e cada lugar com uma delas também.',
        begin: 'Você começa com três cartas e dois de óleo.',
      },
    },
    turn: {
      title: 'Sua vez',
      lines: {
        turn: 'Primeiro vire quantas das suas luzes quiser: velas e lanternas dão óleo, uma lareira dá uma carta.',
        light: 'Depois acenda uma carta da mão, pagando o preço em óleo; isso termina a sua vez.',
        rest: 'Ou descanse: desvire todas as suas luzes, pegue um de óleo e compre uma carta.',
      },
    },
    end: {
      title: 'O fim',
      lines: {
        last: 'Quando alguém acende a sexta luz, ou o baralho acaba, a rodada é concluída e a partida termina.',
        win: 'Vence quem tem mais pontos e, no empate, mais óleo.',
      },
    },
  },
};

export const primer = (language: Language): Chapter[] => chaptersOf(OUTLINE, WORDS[language]);
