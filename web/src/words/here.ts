/** What is said where the page plays by itself, and of games that travel in a link. */
import type { Language } from '@gloaming/engine';
import { useSettings } from '../base/settings.tsx';
import { listIn, type Names } from './list.ts';

export interface HereWords {
  readonly about: (values: { games: Names }) => string;
  readonly needsServer: string;
  readonly needsServerText: string;
  readonly wentWrong: string;
  readonly newVersion: string;
  readonly meanwhile: string;
  readonly linkText: string;
  readonly linkWhat: string;
  readonly linkWhole: string;
  readonly linkMoment: (values: { step: number }) => string;
  readonly linkEyes: (values: { step: number; name: string }) => string;
  readonly qr: string;
  readonly linkTitle: string;
  readonly damaged: string;
  readonly damagedText: string;
  readonly foreign: string;
  readonly foreignText: string;
  readonly tooLong: string;
  readonly notLoaded: string;
  readonly momentTitle: (values: { name: string; step: number }) => string;
  readonly whatThen: string;
  readonly wasPlayed: (values: { name: string }) => string;
  readonly wholeGame: string;
  readonly handOver: string;
  readonly brought: string;
  readonly save: string;
  readonly saveText: string;
  readonly notSaved: string;
  readonly openFile: string;
  readonly badFile: string;
}

const en: HereWords = {
  about: ({ games }) =>
    `Play ${listIn('en')(games)} against bots, in this browser alone. No sign-up, nothing to install.`,
  needsServer: 'This needs a server',
  needsServerText:
    'Here the page plays by itself. Friends on other devices, the deal of the day and one name on several devices need a server of Gloaming.',
  wentWrong: 'Your game is safe in this browser. Load the page again to carry on.',
  newVersion: 'There is a new version of this page.',
  meanwhile: 'Play here meanwhile',
  linkText: 'The whole game is in the link: whoever opens it sees it, and needs no server for that.',
  linkWhat: 'What it shows',
  linkWhole: 'The whole game',
  linkMoment: ({ step }) => `Moment ${step}, with open cards`,
  linkEyes: ({ step, name }) => `Moment ${step}, as ${name} saw it`,
  qr: 'The link as a QR code',
  linkTitle: 'A game in a link',
  damaged: 'This link is damaged',
  damagedText: 'A part of it is missing, or was changed on its way. Ask for it again, and copy all of it.',
  foreign: 'This is no game of ours',
  foreignText: 'What stands behind the sign # is not what Gloaming writes there.',
  tooLong: 'It is far longer than any game takes.',
  notLoaded: 'The rules of this game could not be loaded. Look at your connection, and load the page again.',
  momentTitle: ({ name, step }) => `Moment ${step}, as ${name} saw it`,
  whatThen: 'What would you do?',
  wasPlayed: ({ name }) => `${name} did this:`,
  wholeGame: 'Show the whole game',
  handOver: 'Keep it on the server, too',
  brought: 'Played without this server: the game counts nowhere.',
  save: 'Save this game',
  saveText:
    'At any moment the game can be saved as a file, and opened again from the start page. Nothing hidden is shown by that, but the file holds all of it.',
  notSaved: 'This browser cannot read the game any more.',
  openFile: 'Open a game from a file',
  badFile: 'This file holds no game that can be shown.',
};

const de: HereWords = {
  about: ({ games }) =>
    `Spiele ${listIn('de')(games)} gegen Bots, ganz in diesem Browser. Ohne Anmeldung, ohne Installation.`,
  needsServer: 'Dafür braucht es einen Server',
  needsServerText:
    'Hier spielt die Seite für sich allein. Freunde an anderen Geräten, die Partie des Tages und ein Name auf mehreren Geräten brauchen einen Gloaming-Server.',
  wentWrong: 'Deine Partie ist in diesem Browser sicher. Lade die Seite neu, um weiterzuspielen.',
  newVersion: 'Es gibt eine neue Fassung dieser Seite.',
  meanwhile: 'Inzwischen hier spielen',
  linkText: 'Die ganze Partie steckt im Link: Wer ihn öffnet, sieht sie und braucht dafür keinen Server.',
  linkWhat: 'Was er zeigt',
  linkWhole: 'Die ganze Partie',
  linkMoment: ({ step }) => `Moment ${step}, mit offenen Karten`,
  linkEyes: ({ step, name }) => `Moment ${step}, wie ${name} ihn sah`,
  qr: 'Der Link als QR-Code',
  linkTitle: 'Eine Partie als Link',
  damaged: 'Dieser Link ist beschädigt',
  damagedText: 'Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal geben und kopiere ihn ganz.',
  foreign: 'Das ist keine Partie von hier',
  foreignText: 'Was hinter dem Zeichen # steht, schreibt Gloaming so nicht.',
  tooLong: 'Der Link ist viel länger, als irgendeine Partie es braucht.',
  notLoaded: 'Die Regeln dieser Partie ließen sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
  momentTitle: ({ name, step }) => `Moment ${step}, wie ${name} ihn sah`,
  whatThen: 'Was würdest du tun?',
  wasPlayed: ({ name }) => `${name} hat das getan:`,
  wholeGame: 'Die ganze Partie zeigen',
  handOver: 'Auch auf dem Server behalten',
  brought: 'Ohne diesen Server gespielt: Die Partie zählt nirgends.',
  save: 'Diese Partie sichern',
  saveText:
    'Die Partie lässt sich jederzeit als Datei sichern und auf der Startseite wieder öffnen. Dabei wird nichts Verdecktes gezeigt, aber die Datei enthält alles.',
  notSaved: 'Dieser Browser kann die Partie nicht mehr lesen.',
  openFile: 'Eine Partie aus einer Datei öffnen',
  badFile: 'Diese Datei enthält keine Partie, die sich zeigen lässt.',
};

const pl: HereWords = {
  about: ({ games }) =>
    `Zagraj w ${listIn('pl')(games)} z botami, wyłącznie w tej przeglądarce. Bez rejestracji i bez instalowania.`,
  needsServer: 'Do tego potrzebny jest serwer',
  needsServerText:
    'Tutaj strona gra sama. Znajomi na innych urządzeniach, rozdanie dnia i jedno imię na kilku urządzeniach wymagają serwera Gloaming.',
  wentWrong: 'Twoja partia jest bezpieczna w tej przeglądarce. Wczytaj stronę ponownie, aby grać dalej.',
  newVersion: 'Jest nowa wersja tej strony.',
  meanwhile: 'Zagraj tymczasem tutaj',
  linkText: 'Cała partia jest w linku: kto go otworzy, zobaczy ją i nie potrzebuje do tego serwera.',
  linkWhat: 'Co pokazuje',
  linkWhole: 'Cała partia',
  linkMoment: ({ step }) => `Moment ${step}, odkryte karty`,
  linkEyes: ({ step, name }) => `Moment ${step} oczami gracza ${name}`,
  qr: 'Link jako kod QR',
  linkTitle: 'Partia w linku',
  damaged: 'Ten link jest uszkodzony',
  damagedText: 'Brakuje jego części albo zmieniła się po drodze. Poproś o niego jeszcze raz i skopiuj go w całości.',
  foreign: 'To nie jest nasza partia',
  foreignText: 'Tego, co stoi za znakiem #, Gloaming tak nie zapisuje.',
  tooLong: 'Link jest znacznie dłuższy, niż wymaga jakakolwiek partia.',
  notLoaded: 'Nie udało się wczytać zasad tej partii. Sprawdź połączenie i wczytaj stronę ponownie.',
  momentTitle: ({ name, step }) => `Moment ${step} oczami gracza ${name}`,
  whatThen: 'Co byś zrobił?',
  wasPlayed: ({ name }) => `Tak zagrał gracz ${name}:`,
  wholeGame: 'Pokaż całą partię',
  handOver: 'Zachowaj także na serwerze',
  brought: 'Rozegrana bez tego serwera: partia nigdzie się nie liczy.',
  save: 'Zapisz tę partię',
  saveText:
    'W każdej chwili można zapisać partię jako plik i otworzyć ją ponownie ze strony głównej. Nic zakrytego się przy tym nie pokazuje, ale plik zawiera wszystko.',
  notSaved: 'Ta przeglądarka nie może już odczytać partii.',
  openFile: 'Otwórz partię z pliku',
  badFile: 'Ten plik nie zawiera partii, którą można pokazać.',
};

const pt: HereWords = {
  about: ({ games }) =>
    `Jogue ${listIn('pt-BR')(games)} contra bots, só neste navegador. Sem cadastro, sem instalar nada.`,
  needsServer: 'Isto precisa de um servidor',
  needsServerText:
    'Aqui a página joga sozinha. Amigos em outros aparelhos, a partida do dia e um mesmo nome em vários aparelhos precisam de um servidor do Gloaming.',
  wentWrong: 'Sua partida está segura neste navegador. Recarregue a página para continuar.',
  newVersion: 'Há uma versão nova desta página.',
  meanwhile: 'Jogar aqui enquanto isso',
  linkText: 'A partida inteira está no link: quem o abrir poderá vê-la, sem precisar de servidor.',
  linkWhat: 'O que ele mostra',
  linkWhole: 'A partida inteira',
  linkMoment: ({ step }) => `Momento ${step}, com as cartas abertas`,
  linkEyes: ({ step, name }) => `Momento ${step}, como ${name} o viu`,
  qr: 'O link como código QR',
  linkTitle: 'Uma partida em um link',
  damaged: 'Este link está danificado',
  damagedText: 'Falta uma parte ou algo mudou no caminho. Peça o link de novo e copie-o por inteiro.',
  foreign: 'Esta não é uma partida daqui',
  foreignText: 'O que vem depois do sinal # não foi escrito pelo Gloaming.',
  tooLong: 'O link é muito mais longo do que qualquer partida precisa.',
  notLoaded: 'Não foi possível carregar as regras desta partida. Verifique a conexão e recarregue a página.',
  momentTitle: ({ name, step }) => `Momento ${step}, como ${name} o viu`,
  whatThen: 'O que você faria?',
  wasPlayed: ({ name }) => `${name} fez isto:`,
  wholeGame: 'Mostrar a partida inteira',
  handOver: 'Guardar também no servidor',
  brought: 'Jogada sem este servidor: a partida não conta em lugar nenhum.',
  save: 'Salvar esta partida',
  saveText:
    'A qualquer momento a partida pode ser salva como arquivo e aberta de novo na página inicial. Nada oculto é mostrado, mas o arquivo contém tudo.',
  notSaved: 'Este navegador já não consegue ler a partida.',
  openFile: 'Abrir uma partida de um arquivo',
  badFile: 'Este arquivo não contém uma partida que se possa mostrar.',
};

const HERE_WORDS: Readonly<Record<Language, HereWords>> = { en, de, pl, pt };
export const useHereWords = (): HereWords => HERE_WORDS[useSettings().language];
