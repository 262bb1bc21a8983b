import type { Words } from './outline.ts';

export const pt: Words = {
  aim: {
    title: 'Qual é a ideia',
    lines: {
      engine:
        'Você é um mago e conta com oito artefatos, nem um a mais. Com eles, monta uma máquina de produzir essências, e com as essências paga aquilo que vale {points}pontos.',
      points: 'Os pontos estão nos Lugares de Poder, nos monumentos e em alguns artefatos.',
      end: 'Se alguém tiver 10 pontos ou mais quando uma rodada acabar, a partida termina e vence quem tiver mais pontos. Em geral, isso leva de quatro a seis rodadas.',
    },
  },
  table: {
    title: 'O que há na mesa',
    lines: {
      essences:
        'Há cinco essências: {elan}elã, {life}vida, {calm}calma, {death}morte e {gold}ouro. Nenhuma delas se esgota.',
      pool: 'Você paga com o que está na sua reserva. As essências que estão sobre uma carta ficam ali até você pegá-las na coleta; antes disso, só a própria carta pode se valer delas.',
      turned:
        'Uma carta em jogo está desvirada ou virada. Muitos poderes viram a própria carta, e então os poderes dela descansam até ela ser desvirada, o que acontece, no mais tardar, antes da rodada seguinte.',
      secrets:
        'Sua mão e seu baralho são segredo seu. Reservas, descartes e tudo o que está em jogo ficam à vista de todos.',
    },
  },
  begin: {
    title: 'Como começa',
    lines: {
      deal: 'Cada jogador tem uma essência de cada tipo e recebe oito artefatos e dois magos. Você vê todos eles; depois os artefatos são embaralhados, formam o seu baralho, e você compra três.',
      mage: 'Dos dois magos, você fica com um: todos escolhem em segredo e revelam ao mesmo tempo.',
      item: 'Em seguida, cada um pega um item mágico do centro da mesa; o primeiro jogador é o último a pegar.',
      first: 'Para uma primeira partida há conjuntos para iniciantes: um mago e uma mão que combinam bem.',
    },
  },
  collect: {
    title: 'A rodada: primeiro, a coleta',
    lines: {
      abilities:
        'Todas as cartas com “Coleta” dão o que indicam, viradas ou não. Todos os jogadores fazem isso ao mesmo tempo.',
      taking: 'De cada carta que tem essências sobre ela, você pode pegar todas ou deixar todas ali.',
    },
  },
  actions: {
    title: 'Depois, as ações, uma de cada vez',
    lines: {
      turns: 'A partir do primeiro jogador, cada um, na sua vez, faz uma destas coisas, até que todos tenham passado.',
      place: 'Jogue um artefato da mão: pague o custo dele.',
      monument:
        'Conquiste um monumento por 4 de {gold}ouro: um dos dois que estão abertos ou, às cegas, o do topo do baralho.',
      power: 'Conquiste um Lugar de Poder: pague o custo dele. Daí em diante, ele é só seu.',
      use: 'Use um poder de uma das suas cartas desviradas.',
      discard: 'Descarte uma carta da mão e ganhe 1 de {gold}ouro ou 2 outras essências quaisquer.',
      pass: 'Passe. Depois disso, você não tem mais ações nesta rodada.',
    },
  },
  cards: {
    title: 'Como ler uma carta',
    lines: {
      arrow:
        'Antes da seta está o que um poder custa; depois dela, o que ele faz. Primeiro se paga o custo inteiro, senão nada acontece.',
      again: 'Um poder que não vira a própria carta pode ser usado várias vezes; cada uso é uma ação à parte.',
      amounts:
        'Essências “quaisquer” são as que você escolher, em qualquer combinação; o ouro é uma delas, a não ser que a carta diga o contrário.',
      put: 'Alguns poderes colocam essências sobre uma carta, e não na sua reserva. Ali elas esperam a coleta e, em alguns Lugares de Poder, são pontos.',
      reaction: 'Uma reação responde a algo que acontece, mesmo na vez de outra pessoa, e não é uma ação.',
      discounts: 'As habilidades que deixam algo mais barato para você valem todas as vezes, e várias delas se somam.',
    },
  },
  attacks: {
    title: 'Ataques',
    lines: {
      lose: 'Com dragões e uma outra carta, todos os rivais que ainda não passaram perdem {life}vida. Para cada essência de vida que você não tiver, perde 2 outras no lugar dela.',
      ignore: 'Você pode ignorar um ataque: com uma reação que permita isso ou pagando o que o próprio ataque indica.',
    },
  },
  passing: {
    title: 'Passar',
    lines: {
      token:
        'Quem passa primeiro pega o marcador de primeiro jogador: ele vale 1 ponto no final desta rodada, e quem o tem começa a próxima.',
      swap: 'Quem passa troca seu item mágico por outro do centro da mesa, para usar a partir da próxima rodada, e depois compra uma carta.',
      after:
        'Daí em diante, nenhum ataque atinge você, e o que as cartas dos rivais dão a todos você continua ganhando.',
    },
  },
  end: {
    title: 'O final da rodada',
    lines: {
      count:
        'Quando todos tiverem passado, contam-se os pontos: os de tudo o que está em jogo à sua frente, virado ou não, e o do marcador.',
      win: 'Se alguém tiver 10 ou mais, vence quem tiver mais pontos. Em caso de empate, vence quem ainda tiver mais essências na reserva, com o {gold}ouro contando em dobro; se nem isso desempatar, a vitória é dividida.',
      on: 'Se ninguém tiver 10, tudo é desvirado e a próxima rodada começa.',
      early:
        'Dois Lugares de Poder permitem ao dono pedir a contagem dos pontos no meio de uma rodada. O marcador também conta nessa hora, para quem o tiver no momento.',
    },
  },
  variants: {
    title: 'Outras formas de jogar',
    lines: {
      draft:
        'Draft: em vez de cada um receber oito artefatos, eles passam de mão em mão, e a cada vez todos ficam com um.',
      match:
        'Melhor de três, para dois jogadores: até três partidas com os mesmos magos; para a segunda, todos os artefatos da primeira são divididos de novo.',
    },
  },
  asked: {
    title: 'O que os jogadores perguntam',
    lines: {
      paid: 'Uma carta que descarto como parte de um custo também me dá 1 de {gold}ouro ou 2 essências? Não, isso só vale para a ação de descartar.',
      fired: 'Se viro outra carta como parte de um custo, o poder dela acontece? Não, ela só é virada.',
      onTurned:
        'Um poder que coloca uma essência sobre um componente meu pode colocá-la sobre um que está virado? Sim, e também sobre a própria carta que tem o poder.',
      looking:
        'Posso olhar as cartas do topo do baralho de outra pessoa? Não, só as do seu baralho ou as do baralho de monumentos.',
      pool: 'Os custos são pagos só com a reserva? Sim. O que está sobre as cartas não paga nada até ser coletado, a não ser que um poder o retire da própria carta.',
      nothing:
        'Posso usar um poder que não vai ter efeito, para não precisar passar? Sim, se você pagar o custo inteiro. Daquilo que um poder permite jogar ou desvirar, você também pode abrir mão.',
      checks:
        'Uma reação à verificação de vitória vale também para uma no meio da rodada? Sim, e para a do final da rodada também, pagando o custo a cada vez.',
    },
  },
  tips: {
    title: 'Para as suas primeiras partidas',
    lines: {
      plan: 'Olhe seus oito artefatos e os Lugares de Poder antes de escolher um mago: qual essência você mais produz, e qual Lugar precisa dela?',
      income: 'Uma carta que dá algo em toda rodada deve vir cedo; uma que só vale pontos pode vir tarde.',
      discards:
        'Você não vai jogar todos os oito. Uma carta que não se encaixa rende 1 de ouro ou duas essências, e muitas vezes é justamente isso que falta.',
      race: 'Passar primeiro rende um ponto e a primeira ação da próxima rodada, e ninguém mais pode atacar você. Muitas vezes isso vale mais do que uma pequena ação.',
    },
  },
};
