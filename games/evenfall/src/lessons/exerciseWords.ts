/** What the short lessons say, in every language: a name, a goal, and a hint. */
import type { Language } from '@gloaming/engine';
import type { ExerciseWords } from '@gloaming/engine/lessons';
import type { ExerciseName } from './exercises.ts';

type Words = Readonly<Record<ExerciseName, ExerciseWords>>;

const en: Words = {
  discover: {
    title: 'Discover, then harvest',
    goal: 'Two Witches, no resources. **Play the Golden Cauldron in this round**: 2 Herbs and 2 Potions.',
    hint: 'The token harvests what is there when you use it.',
  },
  binding: {
    title: 'The right Ritual on the right Place',
    goal: 'A Familiar, an Enchantment, and two Places that like one of them each. **Gain 6 points by binding.**',
    hint: 'Read on each Place what it gives for which keyword; each Ritual shows its keyword under its name.',
  },
  transfer: {
    title: 'Bring it in',
    goal: 'The last round, 30 to 33, one Witch. What lies outside counts nothing. **Win.**',
    hint: 'A Place moves with its Ritual. What does each of them bring with it?',
  },
  coven: {
    title: 'An Orb is a step',
    goal: '30 to 34, two Potions, no Witch left. Look at the third step of your Coven Track. **Win.**',
    hint: 'What does the next step give, and what does a step cost?',
  },
  dials: {
    title: 'Where to spend Mana',
    goal: 'Six Mana, two battles. In Northern Lakes a rival with nine, in Central Mountains nobody. **Gain three rewards.**',
    hint: 'Rewards come at 4, 6 and 8. Mana between two of them buys nothing.',
  },
  council: {
    title: 'Two ways to play a person',
    goal: 'With your Rituals inside you come to 36, your rival to 41. Zuri can join your council, or stand beside you. **Win.**',
    hint: 'Count the Artifacts that you show, outside and inside.',
  },
  rondel: {
    title: 'The Automa’s ring',
    goal: 'The Automa stands one space before its ring, and never passes a ring: next it harvests. **Gain a card from that.**',
    hint: 'A harvest on the ring counts as using its Clan Token. Who in your hand listens for that?',
  },
  stones: {
    title: 'The stone that fits',
    goal: '30 to 40. You are alone in Northern Lakes and may take a stone. It doubles a Ritual inside. **Win.**',
    hint: 'The same sign on stone and Place. Which Ritual is worth being counted twice?',
  },
};

const de: Words = {
  discover: {
    title: 'Erst entdecken, dann ernten',
    goal: 'Zwei Hexen, keine Ressourcen. **Spiele den Goldkessel noch in dieser Runde**: 2 Kraut und 2 Elixier.',
    hint: 'Der Clan Token erntet, was da ist, wenn du ihn benutzt.',
  },
  binding: {
    title: 'Das richtige Ritual am richtigen Ort',
    goal: 'Ein Wesen, eine Verzauberung und zwei Orte, von denen jeder eines davon mag. **Hole 6 Punkte durch Binden.**',
    hint: 'Lies bei jedem Ort, was er für welches Schlüsselwort gibt; auf jedem Ritual steht seines unter dem Namen.',
  },
  transfer: {
    title: 'Bring ihn hinein',
    goal: 'Letzte Runde, 30 zu 33, eine Hexe. Was außen liegt, zählt nichts. **Gewinne.**',
    hint: 'Ein Ort wandert mit seinem Ritual. Was bringt jeder von ihnen mit?',
  },
  coven: {
    title: 'Ein Orb ist ein Schritt',
    goal: '30 zu 34, zwei Elixier, keine Hexe mehr. Sieh dir den dritten Schritt deiner Clanleiste an. **Gewinne.**',
    hint: 'Was bringt der nächste Schritt, und was kostet ein Schritt?',
  },
  dials: {
    title: 'Wohin mit dem Mana',
    goal: 'Sechs Mana, zwei Kämpfe. In Northern Lakes ein Rivale mit neun, in Central Mountains niemand. **Hole drei Belohnungen.**',
    hint: 'Belohnungen gibt es ab 4, 6 und 8. Mana dazwischen kauft nichts.',
  },
  council: {
    title: 'Zwei Arten, eine Person zu spielen',
    goal: 'Mit den Ritualen innen kommst du auf 36, dein Rivale auf 41. Zuri kann in deinen Rat oder an deine Seite. **Gewinne.**',
    hint: 'Zähle die Artefakte, die du zeigst, außen und innen.',
  },
  rondel: {
    title: 'Das gelbe Feld des Automa',
    goal: 'Der Automa steht ein Feld vor einem gelb umrandeten und geht nie darüber hinweg: Gleich erntet er. **Hole dir daraus eine Karte.**',
    hint: 'Seine Ernte dort gilt als Aktivieren seines Clan Tokens. Wer auf deiner Hand hört darauf?',
  },
  stones: {
    title: 'Der passende Stein',
    goal: '30 zu 40. Du stehst allein in Northern Lakes und darfst einen Stein nehmen. Er verdoppelt ein Ritual innen. **Gewinne.**',
    hint: 'Dasselbe Symbol auf Stein und Ort. Welches Ritual lohnt sich doppelt?',
  },
};

const pl: Words = {
  discover: {
    title: 'Najpierw odkryj, potem zbieraj',
    goal: 'Dwie wiedźmy, żadnych surowców. **Zagraj „Złoty kocioł” jeszcze w tej rundzie**: 2 zioła i 2 mikstury.',
    hint: 'Żeton zbiera plony z tego, co masz w chwili, gdy go aktywujesz.',
  },
  binding: {
    title: 'Właściwy rytuał na właściwym miejscu',
    goal: 'Chowaniec, zaklęcie i dwa miejsca, z których każde lubi jedno z nich. **Zdobądź 6 punktów z połączeń.**',
    hint: 'Sprawdź na miejscach, za jakie słowo kluczowe co dają; na rytuale słowo jest pod nazwą.',
  },
  transfer: {
    title: 'Zabierz je do środka',
    goal: 'Ostatnia runda, 30 do 33, jedna wiedźma. To, co na zewnątrz, się nie liczy. **Wygraj.**',
    hint: 'Miejsce przenosi się razem z rytuałem. Co każde z nich ze sobą wniesie?',
  },
  coven: {
    title: 'Kula to krok',
    goal: '30 do 34, dwie mikstury, ani jednej wiedźmy. Spójrz na trzecie pole swojego toru sabatu. **Wygraj.**',
    hint: 'Co daje następne pole, a ile kosztuje krok?',
  },
  dials: {
    title: 'Gdzie wydać manę',
    goal: 'Sześć punktów many, dwie walki. W jednym regionie („Jeziora Północne”) rywal z dziewięcioma, w drugim nikogo. **Zdobądź trzy trofea.**',
    hint: 'Trofea są od 4, 6 i 8. Mana pomiędzy nic nie kupuje.',
  },
  council: {
    title: 'Dwa sposoby na jedną postać',
    goal: 'Z rytuałami w środku masz 36, rywal 41. Zuri może wejść do rady albo stanąć u twego boku. **Wygraj.**',
    hint: 'Policz widoczne artefakty, na zewnątrz i w środku.',
  },
  rondel: {
    title: 'Żółte pole Automy',
    goal: 'Automa stoi o pole przed żółtym obrysem i nigdy takiego nie mija: zaraz będzie zbierać plony. **Weź z tego kartę.**',
    hint: 'Jej zbieranie plonów liczy się jak aktywacja żetonu klanu. Kto z twojej ręki na to czeka?',
  },
  stones: {
    title: 'Pasujący kamień',
    goal: '30 do 40. W regionie „Jeziora Północne” nie masz rywali i bierzesz kamień. Podwoi on rytuał w środku. **Wygraj.**',
    hint: 'Ten sam symbol na kamieniu i na miejscu. Który rytuał warto policzyć podwójnie?',
  },
};

const pt: Words = {
  discover: {
    title: 'Primeiro descobrir, depois explorar',
    goal: 'Duas Bruxas, nenhum Recurso. **Jogue o Caldeirão Dourado nesta rodada**: 2 Ervas e 2 Elixires.',
    hint: 'O Marcador explora o que está lá no momento em que você o usa.',
  },
  binding: {
    title: 'O Ritual certo no Local certo',
    goal: 'Um Familiar, um Encantamento e dois Locais que gostam cada um de um deles. **Ganhe 6 pontos ao vincular.**',
    hint: 'Leia em cada Local o que ele dá por qual Palavra-Chave; a de cada Ritual fica abaixo do nome.',
  },
  transfer: {
    title: 'Leve para dentro',
    goal: 'Última rodada, 30 a 33, uma Bruxa. O que está fora não conta nada. **Vença.**',
    hint: 'Um Local vai com o Ritual dele. O que cada um leva consigo?',
  },
  coven: {
    title: 'Um Orbe é um passo',
    goal: '30 a 34, dois Elixires, nenhuma Bruxa. Veja o terceiro passo da sua Trilha do Coven. **Vença.**',
    hint: 'O que dá o próximo passo, e quanto custa um passo?',
  },
  dials: {
    title: 'Onde gastar a Mana',
    goal: 'Seis Manas, dois conflitos. Nos Lagos do Norte, um rival com nove; nas Montanhas Centrais, ninguém. **Ganhe três recompensas.**',
    hint: 'As recompensas vêm com 4, 6 e 8. Mana entre um e outro não compra nada.',
  },
  council: {
    title: 'Duas maneiras de jogar um personagem',
    goal: 'Com os Rituais de dentro você chega a 36, seu rival a 41. Zuri pode entrar no Conselho ou ficar ao seu lado. **Vença.**',
    hint: 'Conte os Artefatos que você mostra, fora e dentro.',
  },
  rondel: {
    title: 'O campo amarelo da Automa',
    goal: 'A Automa está um campo antes do amarelo e nunca passa por cima dele: agora ela vai explorar. **Ganhe uma carta com isso.**',
    hint: 'Explorar ali conta como ativar o Marcador dela. Quem na sua mão espera por isso?',
  },
  stones: {
    title: 'A Pedra que combina',
    goal: '30 a 40. Você está só nos Lagos do Norte e pode pegar uma Pedra. Ela dobra um Ritual de dentro. **Vença.**',
    hint: 'O mesmo símbolo na Pedra e no Local. Que Ritual vale a pena contar duas vezes?',
  },
};

export const EXERCISE_WORDS: Readonly<Record<Language, Words>> = { en, de, pl, pt };
