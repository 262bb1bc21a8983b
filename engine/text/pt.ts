import type { Expected } from '../src/errors.ts';
import { seatLetter } from '../src/record.ts';
import type { Words } from './words.ts';

const EXPECTED: Record<Expected, (words: string) => string> = {
  word: (words) => `um destes: ${words}`,
  number: (most) => `um número até ${most || 999}`,
  card: () => 'o nome de uma carta',
  'card-once': () => 'uma carta que não esteja em outro lugar',
  player: () => 'um jogador',
  'line-end': () => 'o fim da linha',
  position: () => 'uma posição',
  key: () => '32 dígitos hexadecimais e um número',
  doing: () => 'o que ainda falta fazer',
  playable: () => 'uma posição em que se possa continuar a jogar',
};

export const pt: Words = {
  refusals: {
    'bad-key': ({ text }) => `Uma chave tem 32 dígitos hexadecimais; “${text}” não serve.`,
    'bad-options': ({ option, value }) => `A opção ${option} não pode ser “${value}”.`,
    'game-over': () => 'A partida terminou.',
    'not-asked': (d) => `O jogador ${seatLetter(d.seat)} não tem nada a decidir agora.`,
    'no-such-answer': ({ answer }) => `${answer} não é uma das respostas possíveis agora.`,
    'bad-record': ({ line, text }) => `A linha ${line} da gravação não pode ser lida: “${text}”.`,
    'wrong-rules': (d) => `A gravação é de ${d.game} com as regras ${d.rules}; aqui valem as regras ${d.ours}.`,
    'newer-rules': (d) =>
      d.game === undefined
        ? 'As partidas daqui são guardadas por uma versão mais nova do programa; esta não mexe nelas.'
        : `Esta partida de ${d.game} segue as regras ${d.rules}; aqui elas são conhecidas até a versão ${d.ours}. Um programa mais novo consegue mostrá-la.`,
    'rules-not-kept': ({ game, rules }) =>
      `Esta partida de ${game} segue as regras ${rules}, que não estão guardadas aqui.`,
    'rules-unreadable': ({ game, rules }) =>
      `As regras ${rules} de ${game} estão guardadas aqui, mas o arquivo delas falta ou está danificado.`,
    'bad-answer-at': ({ step, answer }) => `A resposta ${step} (${answer}) não é possível nesse ponto.`,
    'hash-differs': (d) =>
      `A reprodução diverge a partir da resposta ${d.step}: a gravação diz ${d.expected}, a partida dá ${d.found}.`,
    'bad-position': (d) =>
      `Linha ${d.line}, coluna ${d.column}: esperava-se ${EXPECTED[d.expected](d.words)}, mas há “${d.text}”.`,
    'bad-state': ({ path }) => `O estado salvo está danificado em ${path}.`,
  },
  barriers: {
    'nothing-to-undo': 'Não há nada para desfazer.',
    'others-decided': 'Outra pessoa decidiu depois disso.',
    'chance-drawn': 'Cartas foram embaralhadas depois disso.',
    'card-shown': 'Uma carta oculta foi mostrada depois disso.',
  },
};
