import type { FirstWords } from './words.ts';

/** Nomes de cartas ficam entre aspas: assim não precisam de artigo. */
const quoted = (name: string): string => `“${name}”`;

export const pt: FirstWords = {
  title: 'Primeira partida: solo contra a Automa',
  steps: {
    discover: {
      says: ({ name }) =>
        `Por três rodadas, você comanda um Coven de bruxas. Primeiro, procure Locais. **Descubra ${quoted(name('thistle-meadow'))}**: uma Bruxa vai até lá, e o Local é seu. Ali crescem Ervas.`,
      place: ({ card }) => `Achou! ${quoted(card)} é seu e pode ser explorado em toda rodada.`,
      card: () => 'Muito bem. Agora, um Local para explorar.',
      token: () =>
        'Ainda não há o que explorar, mas uma Erva e um Elixir já ajudam. Da próxima vez, primeiro os Locais.',
    },
    endTurn: {
      says: () =>
        'Uma Ação Principal por turno. Existe um pequeno extra, duas cartas por um Recurso; deixe para depois. **Encerre o turno.**',
    },
    automa: {
      says: ({ card }) =>
        `A Automa não é ninguém. Ela revela uma carta, desta vez ${quoted(card)}, anda tantos campos quantos pontos a carta tem e faz o que encontra ali. Só isso.`,
    },
    bind: {
      says: ({ name }) =>
        `Rituais são vinculados a Locais, um em cada. **Jogue ${quoted(name('twin-scythes'))} em ${quoted(name('nqobantu-mine'))}**: fica no Círculo Interno, onde trabalham os Anciões. E dá uma carta.`,
      outside: () => 'Vinculado. No Círculo Externo só Bruxas o usam, até o Local ir para dentro.',
      other: ({ card }) => `${quoted(card)}: boa também. O plano continua o mesmo.`,
      wide: () => 'O Ritual está no Local dele. Um por Local; os pontos contam no Círculo Interno.',
    },
    two: {
      says: ({ name }) =>
        `**Descubra ${quoted(name('weathered-milestone'))}**: pede duas Bruxas, mas dá dois pontos a cada exploração. O que você descobre antes de explorar entra na mesma conta.`,
      other: ({ card }) => `${quoted(card)}: bom também. O que se descobre antes é explorado junto com o resto.`,
    },
    scythe: {
      says: ({ name }) =>
        `**Jogue ${quoted(name('sickle-dance'))} em ${quoted(name('weathered-milestone'))}.** Vem uma Foice de graça, e com ela um Local rende duas vezes. Dois pontos viram quatro.`,
      inside: () => 'A Foice age na exploração, e lá dentro nada é explorado. Se quiser, desfaça.',
      meadow: ({ name }) => `Então são duas Ervas por vez: é o que ${quoted(name('twin-scythes'))} consome.`,
      wide: () => 'Uma Foice: o Local embaixo dela rende uma vez a mais, sempre.',
    },
    harvest: {
      says: () =>
        'Agora, uma vez por rodada: **ative o seu Marcador de Coven.** Tudo no Círculo Externo é explorado, e você ainda recebe uma Erva e um Elixir.',
      after: () => 'Foi a exploração. Descobrir antes, explorar depois: essa ordem compensa.',
      wide: () => 'Tudo no Círculo Externo já foi explorado nesta rodada. Descubra antes, não depois.',
    },
    elders: {
      says: ({ name }) =>
        `Anciões trabalham no Círculo Interno. **Envie um Ancião a ${quoted(name('twin-scythes'))}**: uma Erva, três pontos. Ali cabem quantos você quiser.`,
      witch: () => 'Ela também pode. Mas uma Bruxa vale mais lá fora: ela descobre e luta.',
      wide: () =>
        'Um Campo de Ação: antes da seta o preço, depois dela o ganho. Anciões trabalham dentro, Bruxas em toda parte.',
      goal: ({ name, herbs, elders }) =>
        `${quoted(name('twin-scythes'))}: três pontos por uma Erva e um Ancião. Ervas: ${herbs}. Anciões na Reserva: ${elders}.`,
    },
    person: {
      says: ({ name }) =>
        `Personagens se jogam de duas maneiras. **Jogue ${quoted(name('sefu'))} como Especialista e use-o**: o efeito é seu em toda rodada. O Conselho fica para depois.`,
      council: () => 'No Conselho só vale a linha de baixo: três pontos a cada Transferência. Também compensa.',
      wide: () => 'Como Especialista: o efeito, daqui em diante. No Conselho: só a linha de baixo, por outro preço.',
    },
    inAndOut: {
      says: () =>
        'Uma Transferência leva um Local para dentro, de vez. **Fora ele é explorado, dentro conta no final.** É cedo: fique sem Transferência e pegue a carta.',
      moved: () => 'Dentro ele conta no final, mas não é mais explorado. Se quiser, desfaça.',
      wide: () => 'Fora, um Local é explorado; dentro, conta no final. Não há caminho de volta.',
    },
    region: {
      says: () =>
        'Resta uma Bruxa. **Envie-a aos Lagos do Norte**: por uma carta que não vai usar, você recebe três Recursos. Pegue Ervas, os Anciões esperam por elas.',
      mountains: () => 'Cartas novas: veja o que elas podem fazer na próxima rodada.',
      wide: () => 'Ela usou o Campo, e também vai lutar nessa Região.',
    },
    pass: {
      says: () =>
        'Não há mais nada a fazer. **Passe**: aí vêm os conflitos, um em cada Região em que há alguém. Cartas e Recursos ficam com você.',
      wide: ({ witches, elders }) =>
        `Ficaram na Reserva: Bruxas ${witches}, Anciões ${elders}. Todos voltam de qualquer jeito; da próxima vez, envie-os antes.`,
    },
    dial: {
      says: () =>
        'Sua força aqui são duas Bruxas. A Mana soma, e depois se vai. Com **quatro** você recebe uma carta, mesmo se perder. **Escolha dois.**',
      saved: () => 'Guardada para depois. Este conflito, então, não dá nada.',
      wide: () =>
        'Força são as suas figuras e a Mana que você escolhe. As recompensas vêm com 4, 6 e 8, mesmo se perder.',
    },
    lost: {
      says: () =>
        'A Automa teve mais força e pega uma Pedra de Poder: ela conta a rodada, as Bruxas dela e uma carta para cada uma. O que você ganhou continua seu.',
    },
    home: {
      says: ({ points, automa }) =>
        `Todos voltam, há Locais novos, seu Marcador está pronto, e você tem seis cartas novas. Está ${points} a ${automa}, com duas rodadas pela frente.`,
    },
    again: {
      says: ({ name }) =>
        `O mesmo, mais depressa: **descubra, depois explore.** ${quoted(name('apothecary-terraces'))} dá uma Erva e um Elixir. ${quoted(name('golden-cauldron'))} pede dois de cada.`,
      early: () => 'Explorado. O que você descobrir agora só rende na próxima rodada.',
      goal: ({ name, herbs, potions }) =>
        `Para ${quoted(name('golden-cauldron'))}: 2 Ervas e 2 Elixires. Você tem ${herbs} e ${potions}. Descubra, explore e jogue a carta.`,
    },
    cauldron: {
      says: ({ name }) =>
        `**${quoted(name('golden-cauldron'))}**: quatro pontos no final, se estiver dentro, e mais quatro sempre que um Ancião trabalha ali. **Vincule-o fora**; logo ele vai para dentro.`,
      other: () => 'Certo. Então é esse Local que vai para dentro.',
    },
    transfer: {
      says: ({ name }) =>
        `Agora compensa. **Use ${quoted(name('sefu'))}**, uma Ação Livre: o Local vai para dentro com o Ritual. Rende menos, mas conta no final e recebe Anciões.`,
      wide: ({ card }) =>
        `${quoted(card)} agora está dentro: não é mais explorado, mas conta no final e recebe Anciões.`,
    },
    elderInside: {
      says: ({ name }) =>
        `Dentro, os Anciões podem trabalhar. **Um para ${quoted(name('golden-cauldron'))}: um Elixir, quatro pontos.** Nesse Campo só cabe uma figura: uma vez por rodada.`,
    },
    gather: {
      says: () =>
        '**Lagos do Norte outra vez**: por uma carta que não vai usar, uma Erva e dois Elixires. Com Elixires logo se compra algo novo.',
    },
    orb: {
      says: () =>
        'Catalisadores: uma Foice custa uma Erva, um **Orbe** dois Elixires. **Construa um Orbe**: é um passo na sua Trilha do Coven, e cada passo dá alguma coisa.',
      scythe: () => 'Em um Local do Círculo Externo, ela dobra a exploração.',
      wide: () => 'Um passo na sua Trilha do Coven: cada um dá o que mostra.',
    },
    mountains: {
      says: () =>
        'Sua última Bruxa: **envie-a às Montanhas Centrais.** Três cartas, ou uma Transferência e duas. E ela luta ali, ao lado de quem já está lá.',
    },
    spend: {
      says: () =>
        'Mana para dois conflitos, e aqui há menos Bruxas do que lá. Metade em cada um rende pouco: **aqui nada, lá tudo.**',
      wide: () =>
        'As recompensas vêm com 4, 6 e 8. Mana entre um e outro não compra nada; quem tem mais força pega uma Pedra.',
    },
    stone: {
      says: () =>
        'Uma Pedra de Poder dobra o Ritual de um Local de dentro que mostra o mesmo símbolo. **Pegue a do símbolo do Local com o seu melhor Ritual**, se ela estiver aqui.',
      other: () => 'Certo. Mantenha dentro um Local com esse símbolo.',
    },
    last: {
      says: ({ points, automa }) =>
        `A última rodada, ${points} a ${automa}. O que fica fora não conta no final. Descubra, explore e **leve para dentro o que puder.** Esta é sua.`,
      goal: ({ name }) =>
        `Leve para dentro o que puder: com ${quoted(name('sefu'))} e nas Montanhas Centrais. Fora não conta nada.`,
    },
    council: {
      says: ({ name }) =>
        `No **Conselho** só vale a linha de baixo, pelo preço do seu tabuleiro. **Jogue ${quoted(name('zuri'))} ali**: dois pontos por Artefato que você mostra.`,
      specialist: () => 'Pontos dela mesma, por mais Conhecimento. Faça as contas.',
      wide: ({ card }) => `${quoted(card)} faz parte do seu Conselho: só vale a linha de baixo.`,
    },
    alone: {
      says: () =>
        'Não há mais ninguém aqui: você ganha sem gastar nada. A Mana só compra recompensas, com quatro, seis e oito.',
    },
    stones: {
      says: () =>
        'Suas Pedras vão para Locais com o símbolo delas. **Deixe a mesa escolher**: ela acha onde rendem mais.',
    },
    end: {
      says: ({ points, automa, before }) =>
        points > automa
          ? `${points} a ${automa}, vitória! Durante a partida foram ${before}; no final vieram ${points - before}: personagens, Conselho, Rituais dentro, Pedras. Agora você sabe onde procurar.`
          : `${automa} a ${points}. O final lhe deu ${points - before}: os próximos pontos estão nos Rituais dentro e nas Pedras. Mais uma vez a mesma partida?`,
    },
  },
};
