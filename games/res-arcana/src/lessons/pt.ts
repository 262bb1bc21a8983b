import type { FirstWords } from './words.ts';

/** Nomes de cartas ficam entre aspas: assim não precisam de artigo. */
const quoted = (name: string): string => `“${name}”`;

export const pt: FirstWords = {
  title: 'Sua primeira partida',
  steps: {
    essences: {
      says: () =>
        'Boas-vindas! As fichas coloridas são essências: com elas se paga tudo aqui. Seu item mágico traz uma por rodada. **Pegue calma**: logo você vai precisar de duas.',
      after: () => 'Agora são duas de calma, na sua reserva.',
      elan: () => 'Elã também serve. A calma o Fragmento faz daqui a pouco.',
    },
    place: {
      says: ({ name }) =>
        `Oito cartas são suas, três já estão na mão. Com elas você monta a sua máquina. **Jogue ${quoted(name('magical-shard'))}**: não custa nada.`,
      after: () => 'Sua primeira carta está em jogo. Foi uma ação; agora é a vez do rival.',
      horse: () => 'Ousadia! Ele vai alimentar você no começo de cada rodada.',
      mage: () => 'Uma essência a mais, muito bem. E as cartas da mão esperam.',
      sold: () => 'Cartas podem virar essências. Mas você só tem oito: se foi sem querer, desfaça.',
    },
    turns: {
      says: () =>
        'Seu rival também pagou e jogou uma carta. O que está diante de vocês fica à vista dos dois; segredo, só a mão e o baralho.',
    },
    use: {
      says: ({ name }) =>
        `A seta curva vira a carta, que então descansa até a próxima rodada. **Use ${quoted(name('magical-shard'))}** e pegue calma: ${quoted(name('celestial-horse'))} custa duas.`,
      after: () => 'Virado, mas ainda seu: na próxima rodada ele é desvirado.',
      essence: () => 'Você decide. Compare com o que suas cartas custam.',
      tree: () => 'Também é bom: a Árvore se paga já nesta rodada.',
    },
    firstToPass: {
      says: () =>
        'Seu rival para por esta rodada e fica com o marcador de primeiro jogador: um ponto enquanto estiver com ele. Você pode continuar o quanto quiser.',
    },
    engine: {
      says: ({ name }) =>
        `**Jogue ${quoted(name('celestial-horse'))}.** No começo de cada rodada ele traz duas essências. O que rende toda rodada deve vir cedo.`,
      tree: () => 'Também é bom. Depois, o Cavalo: o que rende toda rodada deve vir cedo.',
      wide: ({ card }) => `${quoted(card)} diz *Coleta*: rende no começo de cada rodada. Quanto antes, melhor.`,
    },
    mage: {
      says: ({ name }) =>
        `Este é você: ${quoted(name('alchemist'))}. São dois poderes, mas só um por rodada, pois ambos viram a carta. **Use o segundo e pegue vida**: a Árvore pede.`,
      gold: () => 'O ouro compra monumentos, de quatro em quatro. A Árvore talvez espere uma rodada; não faz mal.',
    },
    anyEssences: {
      says: ({ name }) =>
        `**Jogue ${quoted(name('tree-of-life'))}**: uma de vida e duas quaisquer. Pague com calma e morte e guarde o ouro: nada é mais difícil de conseguir.`,
      life: () => 'Tudo bem. Amanhã pode faltar uma de vida; uma carta descartada rende duas essências.',
      gold: () => 'Dá certo. Mas o ouro é o mais difícil de conseguir: da próxima vez, guarde.',
      wide: () => 'Parte do custo você escolhe. Poupe o ouro: é o mais difícil de conseguir.',
    },
    gift: {
      says: ({ name }) =>
        `**Use ${quoted(name('tree-of-life'))}**: três de vida para você, uma para o rival. Vale a pena, e assim a sua máquina inteira funciona.`,
    },
    passing: {
      says: () =>
        'Não há mais nada a fazer, então você passa. Quem passa troca o item mágico por outro e depois compra uma carta.',
      wide: () =>
        'Por esta rodada é só; o que você tem fica guardado. Quem passa troca o item mágico e depois compra uma carta.',
    },
    swapping: {
      says: ({ name }) =>
        `Qual item agora? Olhe para o meio: ${quoted(name('sacred-grove'))} custa oito de vida e quatro de calma. **Pegue ${quoted(name('death-life'))}**: uma de vida a mais por rodada.`,
      other: () => 'Ele descansa até a próxima rodada, como todo item trocado. Depois, use.',
    },
    count: {
      says: ({ points, rival }) =>
        `Fim da rodada, contam-se os pontos: você ${points}, seu rival ${rival}. Ninguém tem dez, então tudo é desvirado e o jogo continua.`,
    },
    pays: {
      says: ({ name }) =>
        `A máquina rende! ${quoted(name('celestial-horse'))} traz duas essências. ${quoted(name('sacred-grove'))} pede quatro de calma. **Pegue calma.**`,
      other: ({ name }) =>
        `Também é bom. ${quoted(name('sacred-grove'))} pede oito de vida e quatro de calma: conte o que falta.`,
      wide: () => 'A máquina rende. Que essência pede a carta que você quer em seguida?',
    },
    another: {
      says: ({ name }) => `O item também rende. **Pegue vida**: ${quoted(name('sacred-grove'))} pede oito.`,
    },
    goal: {
      says: ({ name }) =>
        `Agora, pontos. ${quoted(name('sacred-grove'))} é um Lugar de Poder: dois pontos, e ele cresce. **Junte oito de vida e quatro de calma**: Fragmento, Alquimista, Árvore.`,
      goal: ({ life, calm, name }) => `${name('sacred-grove')}: vida ${life} de 8, calma ${calm} de 4`,
      point: () => 'Um ponto na hora! O Bosque vem um pouco depois.',
      passed: () => 'Algumas cartas ainda estavam desviradas. Na próxima rodada todas estarão, e o Bosque espera.',
    },
    claim: {
      says: ({ name }) =>
        `Oito de vida, quatro de calma: está tudo aí. **Conquiste ${quoted(name('sacred-grove'))}**, e ele é só seu. Das essências nasceu a máquina; da máquina nascem pontos.`,
      later: () => 'Ninguém mais está atrás dele ainda. Mas só existe um.',
      wide: ({ card }) => `${quoted(card)} é um Lugar seu. Das essências nasceu a máquina; da máquina nascem pontos.`,
    },
    grows: {
      says: () =>
        'O Bosque tem dois poderes. **O segundo** vira também uma criatura e põe uma vida no Bosque, que é um ponto. O Cavalo já fez o trabalho dele.',
      life: () => 'Cinco de vida por uma de calma: forte também. Quem sabe um ponto da próxima vez.',
    },
    keep: {
      says: ({ name }) =>
        `${quoted(name('nightingale'))}: um ponto por duas essências que faltam agora. Também daria para descartar essa carta. **Guarde e passe.**`,
      sold: () => 'Você não vai precisar das oito cartas. Mas pontos baratos são raros.',
      wide: () => 'Uma de ouro, ou duas outras. Das oito cartas, as que não combinam são combustível.',
    },
    twice: {
      says: ({ name }) =>
        `Escolha à vontade. **${quoted(name('reanimate'))}** permite usar uma carta duas vezes na rodada.`,
    },
    leave: {
      says: () =>
        'A vida no Bosque é um ponto enquanto ficar ali. Pegá-la dá uma essência e custa o ponto. **Deixe onde está.**',
      taken: () => 'Uma essência a mais, um ponto a menos. O Bosque faz crescer outra.',
      wide: () => 'Pegue tudo ou deixe tudo. Em alguns Lugares conta pontos, em outros se multiplica.',
    },
    dragon: {
      says: ({ card }) =>
        `${quoted(card)}! Um dragão tira duas de vida de cada rival que não passou. Você age antes dele: **o Bosque**, cinco de vida por uma de calma.`,
      wide: ({ card }) =>
        `${quoted(card)}! Um dragão tira duas de vida de cada rival que não passou. Você age antes dele.`,
    },
    reaction: {
      says: ({ name }) =>
        `Perder duas de vida, pagar o preço ou reagir. Reação não é ação, e esta vale até com a carta virada: **${quoted(name('tree-of-life'))}**, por uma de vida.`,
      lost: () => 'Duas de vida. A Árvore teria pedido só uma.',
      gold: () => 'Sem perdas. Mas a Árvore teria pedido só uma de vida.',
      wide: () => 'Perca vida, pague o preço ou reaja: a reação vale na vez dos outros e não é uma ação.',
    },
    intoGold: {
      says: ({ name }) =>
        `Vida de sobra? **Jogue ${quoted(name('nightingale'))} e ${quoted(name('ring-of-midas'))}**, um ponto cada. O Anel faz ouro da vida, e quatro de ouro pagam ${quoted(name('great-pyramid'))}.`,
      other: () => 'Muito bem. Fique de olho no Anel: é ouro que está faltando.',
    },
    order: {
      says: () =>
        'O primeiro poder não tem seta curva: pode ser usado várias vezes. **Pague duas de vida por uma de ouro** o quanto puder; vire o Anel por último.',
      after: () => 'O ouro espera no Anel. Você o coleta na próxima rodada.',
      turned: () => 'Virado, ele descansa, e o primeiro poder também. Da próxima vez, antes o que não vira.',
    },
    straighten: {
      says: ({ name }) =>
        `**Use ${quoted(name('reanimate'))}** e desvire uma carta para usá-la de novo. O Bosque dá um ponto, a Árvore dá vida, o Anel dá ouro. Você escolhe.`,
      after: () => 'Duas vezes na mesma rodada: é para isso que serve.',
      tree: () => 'Mais vida, então; o Anel pode fazer ouro dela.',
      ring: () => 'Muito bem. Use-o mais uma vez antes de passar.',
      wide: () => 'Desvirada: use a carta mais uma vez nesta rodada.',
    },
    yours: {
      says: ({ points, name }) =>
        `Você tem ${points}; dez vencem no fim da rodada. ${quoted(name('great-pyramid'))} dá três por quatro de ouro. O resto é com você. Agora me calo; **?** me chama.`,
      goal: () => 'Quatro de ouro: um monumento está ao alcance.',
    },
    stop: {
      says: ({ points }) =>
        `Você tem ${points}. **Passe primeiro** e o marcador é seu: um ponto a mais, e nenhum dragão atinge mais você.`,
    },
    wakes: { says: () => 'Seu rival acorda: daqui em diante ele pensa sozinho. Você também.' },
    end: {
      says: ({ points, rival }) =>
        points > rival
          ? `Vitória, ${points} a ${rival}! As essências viraram máquina, a máquina rendeu a cada rodada, e você fez pontos com ela a tempo. O jogo inteiro é isso.`
          : `${rival} a ${points} para o rival. Você já sabe o que precisa: primeiro a máquina, depois um Lugar que ela alimente. De novo?`,
    },
  },
};
