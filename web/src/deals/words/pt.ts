import type { DealWords } from './en.ts';

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const pt: DealWords = {
  title: 'Partida do dia',
  today: 'Hoje',
  sameForAll: ({ rival, level }) =>
    `As mesmas cartas, a mesma sorte e o mesmo rival para todos: ${rival}, ${level}. Você tem uma tentativa, e ela vale.`,
  rules: 'Sem dicas e sem desfazer turnos. Você pode parar e continuar depois, em qualquer aparelho seu.',
  begin: 'Começar minha tentativa',
  goOn: 'Continuar minha tentativa',
  begun: ({ n }) =>
    n === 0 ? 'Ninguém começou ainda.' : `${counted(n, 'jogador já começou', 'jogadores já começaram')}.`,
  notBegun: 'Ainda não jogada',
  underWay: 'Em andamento',
  play: 'Jogar',
  results: 'Ver como todos foram',
  won: ({ points, best }) => `Vitória ${points} : ${best}`,
  lost: ({ points, best }) => `Derrota ${points} : ${best}`,
  resigned: 'Desistência',
  isVoid: 'Esta tentativa não vale: terminou tarde demais.',
  place: ({ place, n }) => `${place}º lugar de ${n}`,
  best: 'Ninguém foi melhor!',
  everybody: 'Como todos foram',
  lead: 'Pontos à frente do rival',
  players: 'Jogadores',
  n: ({ n }) => counted(n, 'tentativa', 'tentativas'),
  gaveUp: ({ n }) => counted(n, 'desistência.', 'desistências.'),
  stillPlaying: ({ n }) => counted(n, 'ainda em jogo.', 'ainda em jogo.'),
  asTable: 'Como tabela',
  you: 'Você',
  par: 'A marca: o resultado do Mestre',
  list: 'A lista',
  who: 'Quem',
  score: 'Pontos',
  watch: ({ name }) => `Assistir à partida de ${name}`,
  parted: 'Onde os melhores jogaram diferente',
  partedText: ({ name, n }) =>
    n === 1
      ? `Já na primeira resposta, ${name} jogou diferente de você:`
      : `Até a sua resposta ${n}, você e ${name} jogaram igual. Depois:`,
  share: 'Contar aos outros',
  copy: 'Copiar a linha',
  copyLine: 'Uma linha para colar, com o link',
  sealed: ({ when }) =>
    `Outros ainda têm esta partida pela frente. A partir de ${when}, todos os jogos podem ser vistos e a chave fica aberta.`,
  opened: 'Esta partida acabou em toda parte: todos os jogos podem ser vistos.',
  none: 'Ninguém jogou esta partida.',
  next: ({ hours, minutes }) => `A próxima partida chega em ${hours} h ${minutes} min.`,
  streak: ({ n }) => (n === 0 ? 'Nenhum dia seguido ainda' : counted(n, 'dia seguido', 'dias seguidos')),
  longest: ({ n }) => `Recorde: ${counted(n, 'dia', 'dias')}`,
  week: ({ n }) => `Jogada em ${n} dos últimos 7 dias`,
  record: 'Meu histórico',
  toDeal: 'Para a partida do dia',
  counts: 'Vale: esta é a sua única tentativa na partida do dia.',
};
