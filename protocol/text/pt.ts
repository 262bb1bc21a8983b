import { sayBarrier } from '@gloaming/engine';
import type { Words, Wrongs } from './words.ts';

const wrongs: Wrongs = {
  unknown: (where) => `${where} não é conhecido aqui`,
  missing: (where) => `falta ${where}`,
  type: (where, expected) => `${where} não é do tipo ${expected}`,
  'at-least': (where, expected) => `${where}: no mínimo ${expected}`,
  'at-most': (where, expected) => `${where}: no máximo ${expected}`,
  form: (where) => `${where} não tem a forma certa`,
  value: (where, expected) => `${where} não é nada que seja possível ali${expected === '' ? '' : ` (${expected})`}`,
  json: () => 'o que foi enviado não é JSON, ou não foi enviado como application/json',
};

const turnBarriers: Words['turnBarriers'] = {
  'others-play': 'Há outras pessoas nesta mesa.',
  'clock-runs': 'Esta partida é jogada com relógio.',
  counts: 'É a partida do dia: esta tentativa vale.',
  'no-turn-yet': 'Você ainda não teve um turno.',
};

export const pt: Words = {
  faults: {
    'bad-request': ({ where, wrong, expected = '' }) =>
      `Não é possível entender a solicitação: ${wrongs[wrong](where, expected)}.`,
    'bad-origin': ({ origin }) => `Solicitações de ${origin} não são aceitas aqui.`,
    'bad-name': ({ longest }) => `Um nome tem de 1 a ${longest} caracteres visíveis.`,
    'bad-code': () => 'Este código está errado, já foi usado ou é antigo demais.',
    'bad-passphrase': ({ shortest }) =>
      `Uma frase secreta tem pelo menos ${shortest} caracteres, não é o seu nome e não repete sempre os mesmos poucos caracteres.`,
    'wrong-passphrase': () => 'O nome ou a frase secreta não confere.',
    'name-taken': () => 'Outra pessoa com este nome já tem uma frase secreta; escolha outro nome primeiro.',
    'unknown-player': () => 'Diga primeiro quem você é.',
    'not-kept': () =>
      'Este navegador não guarda mais nada: o armazenamento está cheio ou fechado para esta página. Nada mudou.',
    'not-found': () => 'Não há nada neste endereço.',
    'no-such-table': () => 'Esta mesa não existe.',
    'no-such-game': ({ game, known }) => `Não existe o jogo “${game}”; existem: ${known}.`,
    'no-such-lesson': ({ lesson }) => `Não existe a lição “${lesson}”.`,
    'no-such-bot': ({ bot, known }) => `Não existe o bot “${bot}”; existem: ${known}.`,
    'no-automa': () => 'Este jogo não tem Automa; escolha um bot.',
    'automa-alone': () => 'A Automa joga contra uma só pessoa: além do lugar da Automa há exatamente um.',
    'no-such-step': ({ step, last }) => `Não existe o passo ${step}; esta partida tem os passos de 0 a ${last}.`,
    'no-such-zone': ({ zone }) => `Este servidor não conhece o fuso horário “${zone}”.`,
    'no-such-deal': () => 'Não há partida para esse dia.',
    'no-such-puzzle': () => 'Esse enigma não existe.',
    'deal-sealed': () =>
      'Outros ainda têm esta partida pela frente: ela se abre a todos quando o dia acabar em toda parte.',
    counts: () => 'Esta tentativa vale: nenhum bot joga por você.',
    'not-seated': () => 'Você não está nesta mesa.',
    'not-owner': () => 'Só quem abriu a mesa pode fazer isso.',
    'already-seated': () => 'Você já está nesta mesa.',
    'no-free-seat': () => 'Não há lugar livre para você.',
    'seats-free': () => 'Ainda há lugares livres.',
    'not-open': () => 'A partida já começou.',
    'not-playing': () => 'A partida não está em andamento.',
    'not-over': () => 'A partida ainda não terminou.',
    'nobody-else': () => 'Só bots ouviriam isso.',
    outdated: () => 'Algo aconteceu nesse meio-tempo; olhe de novo.',
    'command-used': ({ id }) => `O identificador de comando ${id} já foi usado para outra coisa.`,
    'cannot-undo': ({ barrier }) => `Isso não pode ser desfeito. ${sayBarrier('pt', barrier)}`,
    'cannot-take-turn-back': ({ barrier }) => `Não dá para desfazer o seu turno. ${turnBarriers[barrier]}`,
    'answer-by-number': ({ given, option, where = '', expected = '' }) => {
      const meant =
        option === undefined
          ? `${where} não é ${expected}.`
          : option === null
            ? 'O que você descreve não é nenhuma das opções agora.'
            : `O que você descreve é ${option}.`;
      return `A resposta ${given + 1} tem de ser um número. ${meant}`;
    },
    'too-far': ({ given }) =>
      `Depois da resposta ${given} algo oculto vem à luz; envie as outras quando o tiver visto.`,
    'a-bot-plays': () => 'Um bot joga por você; volte primeiro.',
    'no-bot-plays': () => 'Nenhum bot joga por você.',
    'has-resigned': () => 'Você desistiu desta partida.',
    astray: () => 'O registro desta partida não leva ao que está escrito nele; ela pode ser vista, mas não continuada.',
    'too-restless': () => 'Nesta mesa você já desfez ou voltou vezes demais; aqui isso não é mais possível.',
    'too-large': () => 'A solicitação é grande demais.',
    banned: () => 'Por enquanto você pode olhar, mas nada além disso: assim decidiu quem mantém este servidor.',
    'too-often': ({ seconds }) => `Solicitações demais; tente de novo em ${seconds}\u00A0s.`,
    'too-many-tables': ({ most }) => `Você já está em ${most} mesas; termine uma partida primeiro.`,
    'too-many-streams': ({ most }) => `Já há ${most} conexões abertas a partir daqui.`,
    'try-again': () => 'Isso não é possível agora; tente daqui a pouco.',
    broken: () => 'Algo está quebrado aqui. Nada foi alterado.',
  },
  turnBarriers,
  happenings: {
    sat: (name) => `${name} se senta à mesa.`,
    stood: (name) => `${name} se levanta da mesa.`,
    undone: (name) => `${name} desfaz a última resposta.`,
    'turn-undone': (name) => `${name} desfaz o turno inteiro.`,
    warned: (name) => `O tempo de ${name} acabou; um bot vai assumir.`,
    replaced: (name) => `Um bot continua no lugar de ${name}.`,
    returned: (name) => `${name} está de volta.`,
    resigned: (name) => `${name} desiste da partida.`,
    stumbled: (name) => `${name} não encontrou resposta; foi escolhida a primeira possível.`,
  },
  yours: {
    sat: 'Você se senta à mesa.',
    stood: 'Você se levanta da mesa.',
    undone: 'Você desfaz sua última resposta.',
    'turn-undone': 'Você desfaz seu turno inteiro.',
    warned: 'Seu tempo acabou; um bot vai assumir.',
    replaced: 'Um bot continua no seu lugar.',
    returned: 'Você está de volta.',
    resigned: 'Você desiste da partida.',
    stumbled: 'Você não encontrou resposta; foi escolhida a primeira possível.',
  },
  givenBack: (time) =>
    `O servidor esteve fora do ar, ou o relógio dele foi acertado. Tempo devolvido aos jogadores: ${time}.`,
  setBack: (time) => `O relógio do servidor foi atrasado (${time}). Os relógios dos jogadores seguem como estavam.`,
  bots: { random: 'Aleatório', greedy: 'Ganancioso', novice: 'Novato', adept: 'Adepto', master: 'Mestre' },
};
