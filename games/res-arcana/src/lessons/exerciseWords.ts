/** What the short lessons say, in every language: a name, a goal, and a hint. */
import type { Language } from '@gloaming/engine';
import type { ExerciseWords } from '@gloaming/engine/lessons';
import type { ExerciseName } from './exercises.ts';

type Words = Readonly<Record<ExerciseName, ExerciseWords>>;

const en: Words = {
  reaction: {
    title: 'Answer in another’s turn',
    goal: 'You have exactly what Sacred Grove costs. But the dragon comes first. **Claim the Grove in this round all the same.**',
    hint: 'Every essence is spoken for. Who could take the blow for you without costing any?',
  },
  places: {
    title: 'Leave it lying',
    goal: 'Four death lie on your Catacombs. Each is a point as long as it lies there. **Have 6 points when this round is over.**',
    hint: 'What would you do with the death, and what is it worth where it lies?',
  },
  dragon: {
    title: 'A dragon takes more than life',
    goal: 'You have 10 points. But your rival holds 4 gold for the Great Pyramid, and has no life. **Win.**',
    hint: 'For each life that is missing two other essences go. What would be left of four gold?',
  },
  straighten: {
    title: 'Twice in one round',
    goal: 'Two gold in your pool, and the Great Pyramid costs four. **Claim it in this round.**',
    hint: 'Reanimate wants an essence, and you have just one that is not gold.',
  },
  discards: {
    title: 'Cards are fuel',
    goal: 'Seven points, one gold, three cards that are too dear to place. **Win in this round.**',
    hint: 'What is each card worth in gold, if it is never placed?',
  },
  token: {
    title: 'To be first to pass',
    goal: 'Nine points each, and the first-player token is still free: it is worth a point. **Win.**',
    hint: 'What is three life worth when the round ends? And what is it worth to be first?',
  },
  draft: {
    title: 'Draft with a plan',
    goal: 'Your mages are Druid and Seer, and two Places of Power want creatures. **Of your first four cards keep three creatures.**',
    hint: 'Whatever you pass on, your rival may keep. Which card here would not come back?',
  },
  'win-now': {
    title: 'Win in this round',
    goal: 'Seven to nine. Your rival has passed and holds the token: that makes ten. **Find eleven.**',
    hint: 'Four gold buy two points now. What do three gold buy when points are counted?',
  },
};

const de: Words = {
  reaction: {
    title: 'Antworten, wenn andere dran sind',
    goal: 'Du hast genau, was der Heilige Hain kostet. Doch zuerst kommt der Drache. **Erwirb den Hain trotzdem noch in dieser Runde.**',
    hint: 'Jede Essenz ist verplant. Wer könnte den Schlag für dich abfangen, ohne eine zu kosten?',
  },
  places: {
    title: 'Liegen lassen',
    goal: 'Auf deinen Katakomben liegen vier Tod. Jeder ist ein Punkt, solange er dort liegt. **Habe 6 Punkte, wenn die Runde endet.**',
    hint: 'Was würdest du mit dem Tod anfangen, und was ist er wert, wo er liegt?',
  },
  dragon: {
    title: 'Ein Drache nimmt mehr als Leben',
    goal: 'Du hast 10 Punkte. Dein Rivale hat aber 4 Gold für die Große Pyramide, und kein Leben. **Gewinne.**',
    hint: 'Für jedes Leben, das fehlt, gehen zwei andere Essenzen. Was bliebe von vier Gold?',
  },
  straighten: {
    title: 'Zweimal in einer Runde',
    goal: 'Zwei Gold im Vorrat, und die Große Pyramide kostet vier. **Erwirb sie in dieser Runde.**',
    hint: 'Die Wiederbelebung will eine Essenz, und nur eine von deinen ist kein Gold.',
  },
  discards: {
    title: 'Karten sind Brennstoff',
    goal: 'Sieben Punkte, ein Gold, drei Karten, die zum Ausspielen zu teuer sind. **Gewinne in dieser Runde.**',
    hint: 'Wie viel Gold ist jede Karte wert, wenn sie nie ausgespielt wird?',
  },
  token: {
    title: 'Als Erster passen',
    goal: 'Neun Punkte auf beiden Seiten, und der Startspielermarker ist noch frei: Er ist einen Punkt wert. **Gewinne.**',
    hint: 'Was sind drei Leben wert, wenn die Runde endet? Und was ist es wert, zuerst zu passen?',
  },
  draft: {
    title: 'Draften mit Plan',
    goal: 'Deine Magier sind Druidin und Seherin, und zwei Orte der Macht wollen Kreaturen. **Behalte unter den ersten vier Karten drei Kreaturen.**',
    hint: 'Was du weitergibst, kann dein Rivale behalten. Welche Karte käme nicht zurück?',
  },
  'win-now': {
    title: 'In dieser Runde gewinnen',
    goal: 'Sieben zu neun. Dein Rivale hat gepasst und den Startspielermarker: Das macht zehn. **Finde elf.**',
    hint: 'Vier Gold bringen jetzt zwei Punkte. Was bringen drei Gold, wenn gezählt wird?',
  },
};

const pl: Words = {
  reaction: {
    title: 'Odpowiedz w cudzej turze',
    goal: 'Masz dokładnie tyle, ile kosztuje „Święty gaj”. Najpierw jednak przyjdzie smok. **Zajmij tę enklawę mimo to w tej rundzie.**',
    hint: 'Każda esencja jest potrzebna. Kto mógłby przyjąć cios za ciebie i nic nie kosztować?',
  },
  places: {
    title: 'Zostaw, niech leży',
    goal: 'Na karcie „Katakumby umarłych” leżą cztery śmierci. Każda to punkt, dopóki tam leży. **Na koniec tej rundy miej 6 punktów.**',
    hint: 'Na co ci ta śmierć, a ile jest warta tam, gdzie leży?',
  },
  dragon: {
    title: 'Smok zabiera nie tylko życie',
    goal: 'Masz 10 punktów. Rywal trzyma jednak 4 złota na „Wielką piramidę”, a życia nie ma wcale. **Wygraj.**',
    hint: 'Za każde brakujące życie idą dwie inne esencje. Co zostałoby z czterech złota?',
  },
  straighten: {
    title: 'Dwa razy w jednej rundzie',
    goal: 'Dwa złota w puli, a „Wielka piramida” kosztuje cztery. **Zajmij ją w tej rundzie.**',
    hint: '„Ożywienie” chce jednej esencji, a tylko jedna twoja nie jest złotem.',
  },
  discards: {
    title: 'Karty to paliwo',
    goal: 'Siedem punktów, jedno złoto i trzy karty za drogie, żeby je zagrać. **Wygraj w tej rundzie.**',
    hint: 'Ile złota jest warta każda karta, której nigdy nie zagrasz?',
  },
  token: {
    title: 'Spasować jako pierwszy',
    goal: 'Po dziewięć punktów, a znacznik pierwszego gracza jest jeszcze wolny: to jeden punkt. **Wygraj.**',
    hint: 'Ile warte są trzy życia, gdy runda się kończy? A ile pierwszy pas?',
  },
  draft: {
    title: 'Draft z planem',
    goal: 'Twoi magowie to Druidka i Wieszczka, a dwie enklawy mocy chcą stworów. **Z pierwszych czterech kart zatrzymaj trzy stwory.**',
    hint: 'Co podasz dalej, rywal może zatrzymać. Która karta już by nie wróciła?',
  },
  'win-now': {
    title: 'Wygraj w tej rundzie',
    goal: 'Siedem do dziewięciu. Rywal spasował i ma znacznik: razem dziesięć. **Znajdź jedenaście.**',
    hint: 'Cztery złota to teraz dwa punkty. Co dadzą trzy złota, gdy liczy się punkty?',
  },
};

const pt: Words = {
  reaction: {
    title: 'Responder na vez do outro',
    goal: 'Você tem exatamente o que o Bosque Sagrado custa. Mas antes vem o dragão. **Conquiste o Bosque nesta rodada mesmo assim.**',
    hint: 'Toda essência já tem destino. Quem receberia o golpe por você sem custar nenhuma?',
  },
  places: {
    title: 'Deixe onde está',
    goal: 'Há quatro de morte nas suas Catacumbas. Cada uma é um ponto enquanto estiver ali. **Tenha 6 pontos no final desta rodada.**',
    hint: 'O que você faria com a morte, e quanto ela vale onde está?',
  },
  dragon: {
    title: 'Um dragão leva mais do que vida',
    goal: 'Você tem 10 pontos. Mas seu rival guarda 4 de ouro para a Grande Pirâmide, e não tem vida. **Vença.**',
    hint: 'Por cada vida que falta vão duas outras essências. O que sobraria de quatro de ouro?',
  },
  straighten: {
    title: 'Duas vezes em uma rodada',
    goal: 'Dois de ouro na reserva, e a Grande Pirâmide custa quatro. **Conquiste-a nesta rodada.**',
    hint: 'A Reanimação pede uma essência, e só uma das suas não é ouro.',
  },
  discards: {
    title: 'Cartas são combustível',
    goal: 'Sete pontos, um de ouro, três cartas caras demais para jogar. **Vença nesta rodada.**',
    hint: 'Quanto vale em ouro cada carta que nunca será jogada?',
  },
  token: {
    title: 'Passar primeiro',
    goal: 'Nove pontos para cada um, e o marcador de primeiro jogador ainda está livre: ele vale um ponto. **Vença.**',
    hint: 'Quanto valem três de vida no final da rodada? E quanto vale passar primeiro?',
  },
  draft: {
    title: 'Draft com um plano',
    goal: 'Seus magos são Druida e Vidente, e dois Lugares de Poder querem criaturas. **Das quatro primeiras cartas, fique com três criaturas.**',
    hint: 'O que você passa adiante, seu rival pode guardar. Que carta não voltaria?',
  },
  'win-now': {
    title: 'Vença nesta rodada',
    goal: 'Sete a nove. Seu rival passou e tem o marcador: são dez. **Chegue a onze.**',
    hint: 'Quatro de ouro compram dois pontos agora. O que compram três de ouro na hora da contagem?',
  },
};

export const EXERCISE_WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };
