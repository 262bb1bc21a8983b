import type { FirstWords } from './words.ts';

/** Kartennamen werden nicht gebeugt: deshalb stehen sie in Anführungszeichen. */
const quoted = (name: string): string => `„${name}“`;

export const de: FirstWords = {
  title: 'Erste Partie: allein gegen den Automa',
  steps: {
    discover: {
      says: ({ name }) =>
        `Drei Runden lang führst du einen Hexenclan. Zuerst suchst du Orte. **Entdecke ${quoted(name('thistle-meadow'))}**: Eine Hexe geht hin, und der Ort gehört dir. Dort wächst Kraut.`,
      place: ({ card }) => `Gefunden! ${quoted(card)} gehört dir und lässt sich jede Runde ernten.`,
      card: () => 'Gut. Jetzt fehlt noch ein Ort zum Ernten.',
      token: () =>
        'Zu ernten gibt es noch nichts, aber immerhin ein Kraut und ein Elixier. Nächstes Mal: erst die Orte.',
    },
    endTurn: {
      says: () =>
        'Eine Hauptaktion pro Zug. Es gibt noch ein kleines Extra, zwei Karten gegen eine Ressource; das hat Zeit. **Beende deinen Zug.**',
    },
    automa: {
      says: ({ card }) =>
        `Der Automa ist niemand. Er deckt eine Karte auf, diesmal ${quoted(card)}, geht so viele Felder weiter, wie sie Punkte zeigt, und tut, was dort steht. Das ist alles.`,
    },
    bind: {
      says: ({ name }) =>
        `Rituale werden an Orte gebunden, eines pro Ort. **Spiele ${quoted(name('twin-scythes'))} auf ${quoted(name('nqobantu-mine'))}**: Die liegt im Inner Circle, wo Elder arbeiten. Eine Karte gibt es dazu.`,
      outside: () => 'Gebunden. Im Outer Circle nutzen es nur Hexen, bis der Ort nach innen wandert.',
      other: ({ card }) => `${quoted(card)}: auch gut. Der Plan bleibt derselbe.`,
      wide: () => 'Das Ritual liegt auf seinem Ort. Eines pro Ort; seine Punkte zählen im Inner Circle.',
    },
    two: {
      says: ({ name }) =>
        `**Entdecke ${quoted(name('weathered-milestone'))}**: Das kostet zwei Hexen, bringt aber bei jeder Ernte zwei Punkte. Was du vor der Ernte entdeckst, wird gleich mitgeerntet.`,
      other: ({ card }) => `${quoted(card)}: auch gut. Was du vor der Ernte entdeckst, wird mitgeerntet.`,
    },
    scythe: {
      says: ({ name }) =>
        `**Spiele ${quoted(name('sickle-dance'))} auf ${quoted(name('weathered-milestone'))}.** Es bringt umsonst eine Sense mit, und mit einer Sense wird ein Ort doppelt geerntet. Aus zwei Punkten werden vier.`,
      inside: () => 'Eine Sense wirkt bei der Ernte, und innen wird nicht geerntet. Nimm es zurück, wenn du magst.',
      meadow: ({ name }) => `Dann eben zweimal Kraut pro Ernte: Das füttert ${quoted(name('twin-scythes'))}.`,
      wide: () => 'Eine Sense: Der Ort darunter gibt bei jeder Ernte seinen Bonus einmal mehr.',
    },
    harvest: {
      says: () =>
        'Jetzt, einmal pro Runde: **Aktiviere deinen Clan Token.** Alles im Outer Circle wird geerntet, dazu bekommst du ein Kraut und ein Elixier.',
      after: () => 'Das war die Ernte. Erst entdecken, dann ernten: Die Reihenfolge lohnt sich.',
      wide: () => 'Alles in deinem Outer Circle ist für diese Runde geerntet. Entdecke vorher, nicht nachher.',
    },
    elders: {
      says: ({ name }) =>
        `Elder arbeiten im Inner Circle. **Schicke einen Elder zu ${quoted(name('twin-scythes'))}**: ein Kraut, drei Punkte. Dort ist Platz für beliebig viele.`,
      witch: () => 'Das kann sie auch. Draußen ist eine Hexe aber mehr wert: Dort entdeckt sie, und sie kämpft.',
      wide: () => 'Ein Aktionsfeld: vor dem Pfeil der Preis, dahinter der Lohn. Elder arbeiten innen, Hexen überall.',
      goal: ({ name, herbs, elders }) =>
        `${quoted(name('twin-scythes'))}: drei Punkte für ein Kraut und einen Elder. Kraut: ${herbs}. Elder daheim: ${elders}.`,
    },
    person: {
      says: ({ name }) =>
        `Personen spielt man auf zwei Arten. **Spiele ${quoted(name('sefu'))} als Spezialist und nutze ihn**: Sein Effekt gehört dir in jeder Runde. Der Rat kommt später.`,
      council: () => 'Im Rat gilt nur die untere Zeile: drei Punkte, wann immer du transferierst. Das lohnt sich auch.',
      wide: () => 'Als Spezialist: der Effekt, von jetzt an. Im Rat: nur die untere Zeile, zu einem anderen Preis.',
    },
    inAndOut: {
      says: () =>
        'Ein Transfer bringt einen Ort für immer nach innen. **Außen wird geerntet, innen zählt es am Ende.** Dafür ist es zu früh: Nimm *Kein Transfer* und die Karte.',
      moved: () => 'Innen zählt er am Ende, geerntet wird er nicht mehr. Nimm es zurück, wenn du magst.',
      wide: () => 'Außen wird ein Ort geerntet, innen zählt er am Ende. Einen Weg zurück gibt es nicht.',
    },
    region: {
      says: () =>
        'Eine Hexe ist noch da. **Schicke sie nach Northern Lakes**: Für eine Karte, die du nicht brauchst, gibt es drei Ressourcen. Nimm Kraut, deine Elder warten darauf.',
      mountains: () => 'Neue Karten: Überlege schon, was sie nächste Runde könnten.',
      wide: () => 'Sie hat das Feld genutzt, und kämpfen wird sie in dieser Region auch.',
    },
    pass: {
      says: () =>
        'Zu tun ist nichts mehr. **Passe**: Dann kommen die Kämpfe, einer in jeder Region, in der jemand steht. Karten und Ressourcen behältst du.',
      wide: ({ witches, elders }) =>
        `Daheim waren noch Hexen: ${witches} und Elder: ${elders}. Zurück kommen ohnehin alle, also schicke sie das nächste Mal vorher los.`,
    },
    dial: {
      says: () =>
        'Deine Stärke sind hier zwei Hexen. Mana kommt dazu und ist dann weg. Ab **vier** bekommst du eine Karte, auch wenn du verlierst. **Stelle zwei ein.**',
      saved: () => 'Gespart für später. Dafür gibt es hier nichts.',
      wide: () =>
        'Stärke sind deine Figuren und das Mana, das du einstellst. Belohnungen gibt es ab 4, 6 und 8, auch wenn du verlierst.',
    },
    lost: {
      says: () =>
        'Der Automa war stärker und nimmt einen Magiestein: Bei ihm zählen die Runde, seine Hexen und für jede eine Karte. Was du bekommen hast, bleibt dir.',
    },
    home: {
      says: ({ points, automa }) =>
        `Alle kehren heim, neue Orte liegen aus, dein Token ist bereit, und du hast sechs neue Karten. Es steht ${points} zu ${automa}, zwei Runden noch.`,
    },
    again: {
      says: ({ name }) =>
        `Dasselbe noch einmal, nur flotter: **erst entdecken, dann ernten.** ${quoted(name('apothecary-terraces'))} gibt Kraut und Elixier. ${quoted(name('golden-cauldron'))} will je zwei.`,
      early: () => 'Geerntet. Was du jetzt noch entdeckst, bringt erst nächste Runde etwas.',
      goal: ({ name, herbs, potions }) =>
        `Für ${quoted(name('golden-cauldron'))}: 2 Kraut und 2 Elixier. Du hast ${herbs} und ${potions}. Entdecke, ernte, spiele ihn.`,
    },
    cauldron: {
      says: ({ name }) =>
        `**${quoted(name('golden-cauldron'))}**: vier Punkte am Ende, wenn er innen liegt, und vier für jeden Elder, der dort arbeitet. **Binde ihn außen**; gleich bringen wir ihn hinein.`,
      other: () => 'Gut. Dann kommt eben dieser Ort nach innen.',
    },
    transfer: {
      says: ({ name }) =>
        `Jetzt lohnt es sich. **Nutze ${quoted(name('sefu'))}**, eine freie Aktion: Der Ort geht samt Ritual nach innen. Weniger Ernte, dafür Punkte am Ende und Platz für Elder.`,
      wide: ({ card }) =>
        `${quoted(card)} liegt jetzt innen: Geerntet wird dort nicht mehr, aber es zählt am Ende, und Elder dürfen hin.`,
    },
    elderInside: {
      says: ({ name }) =>
        `Innen dürfen Elder arbeiten. **Einen zu ${quoted(name('golden-cauldron'))}: ein Elixier, vier Punkte.** Dieses Feld fasst nur eine Figur, also einmal pro Runde.`,
    },
    gather: {
      says: () =>
        '**Noch einmal Northern Lakes**: für eine Karte, die du nicht brauchst, ein Kraut und zwei Elixier. Für Elixier gibt es gleich etwas Neues.',
    },
    orb: {
      says: () =>
        'Katalysatoren: Eine Sense kostet ein Kraut, ein **Orb** zwei Elixier. **Baue einen Orb**: Er ist ein Schritt auf deiner Clanleiste, und jeder Schritt bringt etwas.',
      scythe: () => 'Auf einem Ort im Outer Circle verdoppelt sie die Ernte.',
      wide: () => 'Ein Schritt auf deiner Clanleiste: Jeder bringt, was auf ihm abgebildet ist.',
    },
    mountains: {
      says: () =>
        'Deine letzte Hexe: **Schicke sie nach Central Mountains.** Drei Karten, oder ein Transfer und zwei. Und sie kämpft dort, neben denen, die schon da sind.',
    },
    spend: {
      says: () =>
        'Mana für zwei Kämpfe, und hier stehen weniger Hexen als dort. Halb und halb bringt wenig: **hier nichts, dort alles.**',
      wide: () =>
        'Belohnungen gibt es ab 4, 6 und 8. Mana dazwischen kauft nichts; wer am stärksten ist, nimmt einen Stein.',
    },
    stone: {
      says: () =>
        'Ein Magiestein verdoppelt das Ritual auf einem Ort innen, der dasselbe Symbol zeigt. **Nimm den, dessen Symbol der Ort mit deinem besten Ritual trägt**, wenn er da ist.',
      other: () => 'Gut. Dann behalte innen einen Ort mit diesem Symbol.',
    },
    last: {
      says: ({ points, automa }) =>
        `Die letzte Runde, ${points} zu ${automa}. Was außen bleibt, zählt am Ende nichts. Entdecke, ernte, dann **hole hinein, was du kannst.** Diese Runde gehört dir.`,
      goal: ({ name }) =>
        `Hole hinein, was du kannst: mit ${quoted(name('sefu'))} und in Central Mountains. Außen zählt es nichts.`,
    },
    council: {
      says: ({ name }) =>
        `Im **Rat** gilt nur die untere Zeile, und der Preis steht auf deinem Board. **Spiele ${quoted(name('zuri'))} dorthin**: zwei Punkte für jedes Artefakt, das du zeigst.`,
      specialist: () => 'Eigene Punkte, für mehr Wissen. Rechne nach, was mehr ist.',
      wide: ({ card }) => `${quoted(card)} sitzt in deinem Rat: Es gilt nur die untere Zeile.`,
    },
    alone: {
      says: () =>
        'Hier ist sonst niemand: Du gewinnst auch ohne Mana. Es kauft nur Belohnungen, ab vier, sechs und acht.',
    },
    stones: {
      says: () =>
        'Deine Steine kommen auf Orte mit ihrem Symbol. **Lass es den Tisch machen**: Er findet, wo sie am meisten zählen.',
    },
    end: {
      says: ({ points, automa, before }) =>
        points > automa
          ? `${points} zu ${automa}, gewonnen! Im Spiel waren es ${before}, am Ende kamen ${points - before} dazu: Personen, Rat, Rituale innen, Steine. Jetzt weißt du, wo du suchen musst.`
          : `${automa} zu ${points}. Das Ende brachte dir ${points - before}: Bei Ritualen im Inner Circle und bei Steinen liegen die nächsten Punkte. Noch einmal dieselbe Partie?`,
    },
  },
};
