import type { Chapter } from './chapter.ts';

export const pt: readonly Chapter[] = [
  {
    title: 'Decidir',
    lines: [
      'O que você pode fazer brilha. Pressione uma carta ou um espaço que brilha, ou escolha na lista: dá no mesmo. Se uma carta oferece várias coisas, só elas ficam na lista depois de pressioná-la; {show-all} traz o resto de volta. Numa tela sensível ao toque, pressionar uma carta uma vez mostra o que ela diz e o que faria; só o segundo toque executa.',
      'Aponte para uma resposta na lista e {will-happen} diz o que ela faz, até onde se pode saber.',
      'Quando há escolha num pagamento, ele é proposto; você também pode montá-lo por conta própria.',
      'O que não pode ser desfeito é perguntado mais uma vez: pressione de novo para fazer. Em {settings} dá para desligar isso, e também a primeira vez que só mostra a carta.',
      'Se você tocar numa carta que não pode usar, ela diz por quê.',
    ],
  },
  {
    title: 'Ler a mesa',
    lines: [
      'No alto estão a rodada e a fase, e de quem é a vez. O que é dos adversários aparece pequeno, e o que é seu, grande; a lupa mostra a mesa inteira de um adversário.',
      'No celular e no tablet, a barra acima da mesa leva a cada parte dela; um número diz quantas coisas brilham ali.',
      'Para ver uma carta ampliada, com o texto e as regras por trás dela: aponte com o mouse, vá até ela com Tab ou mantenha o dedo sobre ela.',
      'O registro vai jogada por jogada, uma ação por linha, com uma marca onde terminou a sua última jogada; aberto por inteiro, também conta em frases, ou só de um jogador. No celular, toque na última linha para abri-lo.',
    ],
  },
  {
    title: 'Desfazer e pedir dicas',
    lines: [
      '{undo} volta atrás na sua última resposta, quantas vezes quiser, até acontecer algo que não dá para “desver”: uma carta foi revelada, algo foi comprado ou outra pessoa decidiu. Se não for possível, o botão diz por quê. Contra bots e sem relógio, ele então oferece {turn-back}: você recomeça o turno, mas a partida não vale mais.',
      '{hint} pede a um bot as três melhores respostas dele. Ele só vê o que você vê. Contra bots é permitido, a não ser que você escolha o contrário.',
    ],
  },
  {
    title: 'A vez dos outros',
    lines: [
      'O que os outros fazem é mostrado passo a passo. A velocidade é você quem escolhe: {pace}, nas configurações. {skip} pula o que ainda falta.',
    ],
  },
  {
    title: 'Com amigos',
    lines: [
      '{with-friends} abre uma mesa e dá um link a você. Quem o abrir pode se sentar, em qualquer aparelho e sem conta. A partida começa quando todos os lugares estiverem ocupados; {start-now} preenche os livres.',
      'Quem abre o link de uma partida em andamento assiste a ela, e só vê o que está aberto.',
    ],
  },
  {
    title: 'Ir e voltar',
    lines: [
      'Você pode fechar a página quando quiser: a partida está no servidor e aparece na página inicial em {continue}. Uma segunda aba não atrapalha.',
      'Se a conexão cair, a página avisa e continua tentando. Uma resposta a caminho chega uma vez, e só uma.',
      'No menu, {leave-game} deixa um bot jogar por você até a sua volta; {resign} encerra a partida para você.',
      'Para ser o mesmo jogador em outro lugar, escolha {another-device} na página inicial.',
    ],
  },
  {
    title: 'Teclas',
    lines: [
      'Dá para jogar tudo pelo teclado: 1 a 9 escolhem uma resposta, Tab percorre cartas e respostas, Enter escolhe, U desfaz, L abre o registro, Esc mostra de novo todas as opções e ? mostra todas as teclas e o que os símbolos significam.',
      'Para leitores de tela, a mesa é feita de títulos, listas e cartas descritas; o que acontece e o que se pergunta é anunciado.',
    ],
  },
  {
    title: 'Depois da partida',
    lines: [
      '{replay}: passo a passo, pelos olhos de qualquer jogador. {branch} faz de qualquer momento uma nova mesa, contra bots.',
      '{verify}: o seu navegador joga a partida inteira outra vez e diz se tudo foi justo.',
    ],
  },
];
