import type { Chapter } from './chapter.ts';

export const de: readonly Chapter[] = [
  {
    title: 'Entscheiden',
    lines: [
      'Was du tun kannst, leuchtet. Drücke auf eine leuchtende Karte oder ein leuchtendes Feld oder wähle aus der Liste: Beides ist dasselbe. Bietet eine Karte mehreres, bleibt nach dem Drücken nur das in der Liste; {show-all} führt zurück. Auf einem Touchscreen zeigt der erste Druck auf eine Karte, was auf ihr steht und was sie bewirken würde; erst der zweite führt es aus.',
      'Zeig auf eine Antwort in der Liste: {will-happen} sagt dir, was sie bewirkt, soweit man es wissen kann.',
      'Gibt es beim Bezahlen etwas zu wählen, wird eine Zahlung vorgeschlagen; du kannst sie auch selbst zusammenstellen.',
      'Was sich nicht zurücknehmen lässt, wird noch einmal gefragt: Drücke ein zweites Mal, dann geschieht es. Unter {settings} lässt sich das abschalten, ebenso der erste Druck, der eine Karte nur zeigt.',
      'Eine Karte, die du drückst und nicht nutzen kannst, sagt dir, warum.',
    ],
  },
  {
    title: 'Den Tisch lesen',
    lines: [
      'Oben stehen Runde und Phase und wer dran ist. Was Gegnern gehört, ist klein zu sehen, deine eigenen Sachen groß; die Lupe zeigt den Tisch eines Gegners ganz.',
      'Auf Handy und Tablet führt die Leiste über dem Tisch zu jedem seiner Teile; eine Zahl darin sagt, wie viel dort leuchtet.',
      'Um eine Karte groß zu sehen, mit ihrem Text und den Regeln dahinter: Zeig mit der Maus auf sie, geh mit Tab zu ihr oder halte den Finger darauf.',
      'Der Verlauf geht Zug um Zug, eine Aktion je Zeile, mit einer Marke, wo dein letzter Zug endete; ganz geöffnet erzählt er auch in Sätzen oder nur von einer Person. Auf dem Handy öffnet ihn ein Tippen auf die letzte Zeile.',
    ],
  },
  {
    title: 'Zurücknehmen und Tipps',
    lines: [
      '{undo} macht deine letzte Antwort ungeschehen, sooft du willst, bis etwas geschehen ist, das man nicht ungesehen machen kann: Eine Karte wurde aufgedeckt, etwas wurde gezogen, oder jemand anders hat entschieden. Geht es nicht, sagt der Knopf, warum. Gegen Bots und ohne Uhr bietet er dann {turn-back} an: Du beginnst deinen Zug von vorn, aber die Partie zählt nicht mehr.',
      '{hint} fragt einen Bot nach seinen drei besten Antworten. Er sieht nur, was du siehst. Gegen Bots ist das erlaubt, wenn du nichts anderes einstellst.',
    ],
  },
  {
    title: 'Die Züge der anderen',
    lines: [
      'Was andere tun, wird Schritt für Schritt gezeigt. Wie schnell, bestimmst du: {pace}, in den Einstellungen. {skip} überspringt, was noch kommt.',
    ],
  },
  {
    title: 'Mit Freunden',
    lines: [
      '{with-friends} macht einen Tisch auf und gibt dir einen Link. Wer ihn öffnet, kann sich hinsetzen, auf jedem Gerät und ohne Konto. Die Partie beginnt, wenn alle Plätze besetzt sind; {start-now} füllt die freien.',
      'Wer den Link einer laufenden Partie öffnet, sieht zu und sieht nur, was offen liegt.',
    ],
  },
  {
    title: 'Kommen und gehen',
    lines: [
      'Du kannst die Seite jederzeit schließen: Die Partie liegt auf dem Server und steht auf der Startseite unter {continue}. Ein zweiter Tab stört nicht.',
      'Ist die Verbindung unterbrochen, sagt die Seite es und versucht es weiter. Eine Antwort, die unterwegs war, kommt einmal an und nur einmal.',
      'Im Menü lässt {leave-game} einen Bot für dich spielen, bis du zurückkommst; {resign} beendet die Partie für dich.',
      'Um anderswo derselbe Spieler zu sein, wähle auf der Startseite {another-device}.',
    ],
  },
  {
    title: 'Tasten',
    lines: [
      'Das ganze Spiel geht mit der Tastatur: 1 bis 9 wählen eine Antwort, Tab geht durch Karten und Antworten, Enter wählt, U nimmt zurück, L öffnet den Verlauf, Esc zeigt wieder alle Möglichkeiten, und ? zeigt alle Tasten und was die Zeichen bedeuten.',
      'Für Screenreader besteht der Tisch aus Überschriften, Listen und beschriebenen Karten; was geschieht und was gefragt wird, wird angesagt.',
    ],
  },
  {
    title: 'Nach der Partie',
    lines: [
      '{replay}: Schritt für Schritt, mit den Augen jedes Spielers. {branch} macht aus jedem Zeitpunkt einen neuen Tisch, gegen Bots.',
      '{verify}: Dein Browser spielt die ganze Partie noch einmal und sagt, ob alles mit rechten Dingen zuging.',
    ],
  },
];
