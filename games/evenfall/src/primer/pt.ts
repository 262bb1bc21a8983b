import type { Words } from './outline.ts';

export const pt: Words = {
  aim: {
    title: 'Qual é a ideia',
    lines: {
      clan: 'Você comanda um Coven de bruxas por três rodadas: descubra Locais de Poder, vincule Rituais a eles, traga personagens para o seu lado e lute por Pedras de Poder. Ganha a partida quem tiver mais {points}Pontos de Vitória.',
      circles:
        'Ao lado do seu Tabuleiro de Coven ficam dois Círculos. O Círculo Externo trabalha para você durante a partida; o que está no Círculo Interno conta no final dela.',
      end: 'Os pontos vêm durante toda a partida; no final, somam-se os do seu Círculo Interno, dos seus Especialistas e do seu Conselho.',
    },
  },
  table: {
    title: 'O que há na mesa',
    lines: {
      resources:
        '{herb}Ervas, {potion}Elixires e {knowledge}Conhecimentos são os seus Recursos: com eles você paga cartas e Catalisadores. A {mana}Mana é para os conflitos.',
      figures:
        'Da sua Reserva você envia {witch}Bruxas e {elder}Anciões. Bruxas descobrem Locais de Poder e ativam Campos de Ação, nas Regiões e no seu Coven; Anciões só ativam os do seu Círculo Interno. No final da rodada, todos voltam.',
      outer: 'Os Locais que você descobre ficam no seu Círculo Externo, onde o seu Marcador de Coven os explora.',
      transfer:
        'Uma Transferência leva um Local, com tudo o que está sobre ele, do Círculo Externo para o Círculo Interno, onde ele conta. Não há caminho de volta.',
    },
  },
  begin: {
    title: 'Como começa',
    lines: {
      clan: 'Cada jogador tem um Coven com 4 {witch}Bruxas e 4 {elder}Anciões e, no Círculo Interno, o Local Inicial desse Coven.',
      goods: 'Você começa com 3 {herb}Ervas e 3 {potion}Elixires, e sem cartas.',
      sides:
        'No Lado do Sol, todos os Covens são iguais: use-o na primeira partida. No Lado da Lua, cada Coven tem regras próprias, que o tabuleiro dele explica.',
    },
  },
  scout: {
    title: 'A rodada: primeiro, a Receita',
    lines: {
      income:
        'Todos recebem ao mesmo tempo o que aparece no alto do seu Tabuleiro de Coven; no Lado do Sol, 6 cartas, 3 {knowledge}Conhecimentos e 2 {mana}Manas.',
    },
  },
  actions: {
    title: 'Depois, as ações: uma Ação Principal por turno',
    lines: {
      turns:
        'Em sentido horário, a partir do primeiro jogador, cada um realiza uma destas Ações Principais, até que todos tenham passado. Quem passou não tem mais turnos nesta rodada.',
      discover:
        'Descubra um Local: envie à Região dele tantas {witch}Bruxas quantas ele pedir, 1 ou 2, e pegue o Local. O espaço dele fica vazio nesta rodada.',
      token:
        'Ative seu Marcador de Coven, uma vez por rodada: no Lado do Sol, você explora todos os Locais do seu Círculo Externo e recebe também 1 {herb}Erva e 1 {potion}Elixir.',
      play: 'Jogue uma carta da mão: como Ritual, como Especialista ou como Membro do Conselho.',
      space:
        'Ative um Campo de Ação: coloque nele uma {witch}Bruxa ou um {elder}Ancião e realize o efeito. Se houver uma seta, pague primeiro o que está antes dela. Uma figura já basta para ocupar um Campo.',
      build:
        'Construa Catalisadores nos Locais de Construção livres dos seus Rituais, tantos de uma vez quantos puder pagar: uma {scythe}Foice por 1 {herb}Erva, um {orb}Orbe por 2 {potion}Elixires.',
      free: 'Além disso, como Ação Livre, quantas vezes quiser no seu turno: descarte 2 cartas e receba 1 Recurso à sua escolha.',
    },
  },
  cards: {
    title: 'As cartas',
    lines: {
      ritual:
        'Pague um Ritual e jogue-o em um Local seu que ainda não tenha nenhum, em qualquer um dos Círculos. Se o Local tiver um Bônus de Vinculação, você o recebe na hora; alguns bônus exigem uma certa Palavra-Chave no Ritual.',
      specialist:
        'Todo personagem pode ser jogado de duas maneiras. Como Especialista: pague o custo da carta, e o efeito dela fica ativo daí em diante. Ninguém tem dois com o mesmo nome. Um efeito com o símbolo de girar é uma Ação Livre, uma vez por rodada.',
      council:
        'Como Membro do Conselho: pague, em vez disso, o preço que está no seu Tabuleiro de Coven. Aí só vale o efeito na parte de baixo da carta; os pontos dela não contam.',
      scythe:
        'Com uma {scythe}Foice no Ritual, o Local dele dá o Resultado da Exploração mais uma vez, sempre que for explorado.',
      orb: 'Um {orb}Orbe é um passo na sua Trilha do Coven. A cada passo, você recebe na hora o bônus correspondente. No fim da trilha, cada passo a mais vale 2 {points}PVs.',
      ours: 'As regras são as dos manuais. A maioria das cartas é criação nossa: os manuais mostram apenas algumas delas, e só em parte. Este não é o conjunto de cartas publicado.',
    },
  },
  battle: {
    title: 'Em seguida, os conflitos',
    lines: {
      regions: 'As Regiões são disputadas uma após a outra. Participa quem tiver ao menos uma figura ali.',
      dial: 'Todos ajustam em segredo seus Mostradores de Mana, de 0 a 9 {mana}Manas, mas nunca mais do que têm, e os revelam ao mesmo tempo. O que você escolheu, você paga, mesmo que perca.',
      rewards:
        'Sua força é a soma das suas figuras na Região e da Mana que você pagou. Com 4, 6 e 8 você recebe as recompensas da Região, ganhando ou não; elas se somam.',
      stone:
        'Quem tem mais força pega uma Pedra de Poder; em caso de empate, quem pagou mais Mana e, depois, quem vem antes na ordem dos turnos. Nos Lagos do Norte, quem ganha também passa a ser o primeiro jogador.',
    },
  },
  roundEnd: {
    title: 'O final da rodada',
    lines: {
      ready:
        'Realizam-se os efeitos de Final da Rodada, os espaços vazios recebem novos Locais, todas as figuras voltam para casa, e Marcadores de Coven e cartas giradas podem ser usados de novo.',
      kept: 'Cartas, Recursos e Mana continuam com você na rodada seguinte.',
    },
  },
  scoring: {
    title: 'Pontuação final',
    lines: {
      stones:
        'As Pedras de Poder vão para Locais do seu Círculo Interno que mostram o mesmo símbolo, no máximo uma em cada um. Ali, o Ritual conta em dobro.',
      adding:
        'Depois, somam-se aos seus pontos: seus Especialistas, os efeitos de Final da Partida do seu Conselho e os Rituais e Locais no seu Círculo Interno.',
      nothing:
        'Cartas na mão e Recursos não valem nada. Em caso de empate, ganha quem tiver mais {mana}Mana; se nem isso desempatar, a vitória é dividida.',
    },
  },
  alone: {
    title: 'Solo, contra a Automa',
    lines: {
      turns:
        'Depois de cada Ação Principal sua, a Automa revela uma carta e avança no Rondel tantos campos quantos PVs a carta vale, mas nunca passa por cima de um campo marcado em amarelo: ali ela para. Então faz o que o campo diz. Quando você passa, ela também passa.',
      beyond:
        'Se não pode fazer a ação do campo (sem Bruxas, sem Ritual para transferir, sem Local para um Ritual), ela avança mais 1 campo e faz a ação dele, até que uma seja possível. Com o Círculo Externo vazio, ela simplesmente não explora nada.',
      clan: 'Ela escolhe da esquerda para a direita. As cartas não lhe custam nada, e os efeitos delas não lhe dão nada; os Rituais vão primeiro para Locais com Bônus de Vinculação. Em uma Transferência, ela leva o Ritual que vale mais PVs; sem nenhum, a Transferência de um bônus se perde.',
      goods: 'Sempre que receberia Recursos, Mana ou cartas, ela recebe pontos.',
      answers: 'Para as suas cartas ela é outro jogador; a exploração dela conta como ativar um Marcador de Coven.',
      battle:
        'Em um conflito, a força dela é o número da rodada, mais as Bruxas que ela tem ali, mais os pontos de uma carta do baralho para cada uma dessas Bruxas. Em caso de empate, você ganha.',
      scoring:
        'No final, ela pontua como você, mas as Pedras de Poder dela duplicam os melhores Rituais do Círculo Interno dela, seja qual for o símbolo.',
      win: 'Você escolhe o grau de dificuldade dela, de Aprendiz a Herdeira do Trono. Se vocês empatarem em pontos, ela ganha.',
    },
  },
  tips: {
    title: 'Para as suas primeiras partidas',
    lines: {
      places:
        'Primeiro descubra, depois ative seu Marcador de Coven: assim, o que você descobriu na rodada também é explorado nela.',
      inner:
        'Um Ritual caro no Círculo Externo não vale nada no final. Procure cedo as suas Transferências: nas Montanhas Centrais, na Trilha do Coven, nas cartas.',
      witches:
        'Uma {witch}Bruxa em uma Região faz duas coisas: descobre um Local ou ativa um Campo de Ação ali, e luta. Duas juntas na mesma Região costumam valer mais do que uma em cada.',
      bluff:
        'A {mana}Mana que você escolhe no Mostrador não volta. Muitas vezes basta alcançar a próxima recompensa e deixar que outra pessoa pague pela Pedra de Poder.',
    },
  },
};
