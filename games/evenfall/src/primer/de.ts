import type { Words } from './outline.ts';

export const de: Words = {
  aim: {
    title: 'Worum es geht',
    lines: {
      clan: 'Drei Runden lang führst du einen Hexenclan: Du entdeckst Orte der Macht, bindest Rituale an sie, gewinnst Menschen für dich und kämpfst um Magiesteine. Wer die meisten {points}Siegpunkte hat, gewinnt.',
      circles:
        'Neben deinem Clanboard liegen zwei Kreise. Der Outer Circle arbeitet während des Spiels für dich; was im Inner Circle liegt, zählt am Ende.',
      end: 'Punkte gibt es das ganze Spiel über; am Schluss kommen dein Inner Circle, deine Spezialisten und dein Rat hinzu.',
    },
  },
  table: {
    title: 'Was auf dem Tisch liegt',
    lines: {
      resources:
        '{herb}Kraut, {potion}Elixier und {knowledge}Wissen sind deine Ressourcen: Mit ihnen bezahlst du Karten und Katalysatoren. {mana}Mana brauchst du für Kämpfe.',
      figures:
        'Aus deiner Reserve schickst du {witch}Hexen und {elder}Elder aus. Hexen entdecken Orte der Macht und aktivieren Aktionsfelder, in den Regionen und in deinem Clan; Elder aktivieren nur die in deinem Inner Circle. Am Ende der Runde kommen alle zurück.',
      outer:
        'Orte der Macht, die du entdeckst, kommen in deinen Outer Circle. Dort erntest du sie mit deinem Clan Token.',
      transfer:
        'Ein Transfer bringt einen Ort der Macht mit allem, was darauf liegt, vom Outer Circle in den Inner Circle, wo er zählt. Einen Weg zurück gibt es nicht.',
    },
  },
  begin: {
    title: 'Wie es losgeht',
    lines: {
      clan: 'Alle führen einen Clan: Zu ihm gehören 4 {witch}Hexen, 4 {elder}Elder und ein Startort, der im Inner Circle liegt.',
      goods: 'Du beginnst mit 3 {herb}Kraut und 3 {potion}Elixier und ohne Karten.',
      sides:
        'Für die erste Partie nimmst du die Sonnenseite: Auf ihr sind alle Clans gleich. Auf der Mondseite hat jeder Clan eigene Regeln, die sein Clanboard nennt.',
    },
  },
  scout: {
    title: 'Eine Runde: erst erkunden',
    lines: {
      income:
        'Alle nehmen gleichzeitig, was oben auf ihrem Clanboard steht; auf der Sonnenseite sind das 6 Karten, 3 {knowledge}Wissen und 2 {mana}Mana.',
    },
  },
  actions: {
    title: 'Dann handeln, pro Zug eine Hauptaktion',
    lines: {
      turns:
        'Vom Startspieler an geht es im Uhrzeigersinn: Wer am Zug ist, führt eine dieser Hauptaktionen aus, bis alle gepasst haben. Wer gepasst hat, kommt in dieser Runde nicht mehr an die Reihe.',
      discover:
        'Entdecke einen Ort der Macht: Schicke so viele {witch}Hexen, wie er verlangt (1 oder 2), in seine Region und nimm ihn dir. Sein Platz bleibt in dieser Runde leer.',
      token:
        'Aktiviere deinen Clan Token, einmal pro Runde: Auf der Sonnenseite erntest du alle Orte der Macht in deinem Outer Circle und erhältst außerdem 1 {herb}Kraut und 1 {potion}Elixier.',
      play: 'Spiele eine Karte aus deiner Hand: als Ritual, als Spezialist oder als Ratsmitglied.',
      space:
        'Aktiviere ein Aktionsfeld: Stelle eine {witch}Hexe oder einen {elder}Elder darauf und führe den Effekt aus. Gibt es einen Pfeil, zahle zuerst, was davor steht. Schon mit einer Figur ist das Feld besetzt.',
      build:
        'Baue Katalysatoren auf freien Bauplätzen deiner Rituale, so viele auf einmal, wie du bezahlen kannst: eine {scythe}Sense für 1 {herb}Kraut, einen {orb}Orb für 2 {potion}Elixier.',
      free: 'Außerdem darfst du in deinem Zug, sooft du willst, als freie Aktion 2 Karten abwerfen und dafür 1 beliebige Ressource nehmen.',
    },
  },
  cards: {
    title: 'Karten',
    lines: {
      ritual:
        'Bezahle ein Ritual und lege es auf einen deiner Orte der Macht, der noch keines hat, egal in welchem der beiden Kreise. Hat der Ort einen Bindungsbonus, erhältst du ihn sofort; manche Boni verlangen ein bestimmtes Schlüsselwort auf dem Ritual.',
      specialist:
        'Jede Person lässt sich auf zwei Arten spielen. Als Spezialist: Zahle die Kosten auf der Karte; von da an hast du ihren Effekt. Zwei mit demselben Namen darf niemand haben. Einen Effekt mit dem Drehsymbol nutzt du als freie Aktion, einmal pro Runde.',
      council:
        'Als Ratsmitglied: Zahle stattdessen den Preis auf deinem Clanboard. Dann gilt nur der Effekt am unteren Rand der Karte; ihre Punkte zählen nicht.',
      scythe:
        'Mit einer {scythe}Sense auf seinem Ritual gibt ein Ort der Macht bei jeder Ernte seinen Erntebonus einmal mehr.',
      orb: 'Mit einem {orb}Orb steigst du einen Schritt auf deiner Clanleiste auf. Jeder Schritt bringt dir sofort seinen Bonus. Am Ende der Leiste bringt jeder weitere Schritt 2 {points}Siegpunkte.',
      ours: 'Die Regeln sind die der Anleitungen. Die meisten Karten haben wir selbst entworfen: Die Anleitungen zeigen nur wenige davon, und auch diese nur zum Teil. Dies ist nicht der veröffentlichte Kartensatz.',
    },
  },
  battle: {
    title: 'Dann kämpfen',
    lines: {
      regions: 'Gekämpft wird um eine Region nach der anderen. Wer dort eine Figur hat, nimmt teil.',
      dial: 'Alle stellen geheim ihre Manascheibe ein, von 0 bis 9 {mana}Mana und höchstens auf so viel, wie sie haben, und decken gleichzeitig auf. Was du einstellst, zahlst du, auch wenn du verlierst.',
      rewards:
        'Deine Figuren in der Region und das Mana, das du gezahlt hast, ergeben zusammen deine Kampfstärke. Ab 4, ab 6 und ab 8 erhältst du je eine Kampfbelohnung der Region, ob du gewinnst oder nicht; mit 8 also alle drei.',
      stone:
        'Wer am stärksten ist, nimmt einen Magiestein. Bei Gleichstand bekommt ihn, wer mehr Mana gezahlt hat, sonst, wer in der Zugreihenfolge zuerst kommt. In Northern Lakes wird der Sieger außerdem Startspieler.',
    },
  },
  roundEnd: {
    title: 'Das Ende einer Runde',
    lines: {
      ready:
        'Rundenende-Effekte werden ausgeführt, leere Plätze bekommen neue Orte der Macht, alle Figuren kehren heim, Clan Tokens und gedrehte Karten sind wieder bereit.',
      kept: 'Karten, Ressourcen und Mana behältst du für die nächste Runde.',
    },
  },
  scoring: {
    title: 'Endwertung',
    lines: {
      stones:
        'Magiesteine kommen auf Orte der Macht in deinem Inner Circle, die dasselbe Symbol zeigen, auf jeden nur einer. Dort zählt das Ritual doppelt.',
      adding:
        'Dann kommen zu deinen Punkten hinzu: deine Spezialisten, die Spielende-Effekte deines Rates sowie Rituale und Orte der Macht in deinem Inner Circle.',
      nothing:
        'Handkarten und Ressourcen sind nichts wert. Bei Gleichstand gewinnt, wer mehr {mana}Mana hat; ist auch das gleich, wird der Sieg geteilt.',
    },
  },
  alone: {
    title: 'Allein gegen den Automa',
    lines: {
      turns:
        'Nach jeder deiner Hauptaktionen deckt der Automa eine Karte auf und geht auf seinem Rondell so viele Felder weiter, wie sie Siegpunkte zeigt. Über ein gelb eingerahmtes Feld geht er dabei nie hinweg: Dort bleibt er stehen. Dann tut er, was das Feld sagt. Passt du, passt auch er.',
      beyond:
        'Was er nicht ausführen kann (keine Hexe mehr, kein Ritual zum Transferieren, kein Ort für ein Ritual), lässt er aus: Er geht 1 Feld weiter und führt dieses aus, bis eines möglich ist. Ist sein Outer Circle leer, erntet er einfach nichts.',
      clan: 'Er wählt von links nach rechts. Karten kosten ihn nichts, und ihre Effekte bringen ihm nichts; Rituale legt er zuerst auf Orte der Macht mit Bindungsbonus. Bei einem Transfer nimmt er das Ritual mit den meisten Siegpunkten; ein Transfer als Bonus verfällt, wenn er keines hat.',
      goods: 'Was ihm Ressourcen, Mana oder Karten brächte, bringt ihm stattdessen Punkte.',
      answers: 'Für deine Karten ist er ein anderer Spieler; seine Ernte gilt als Aktivieren eines Clan Tokens.',
      battle:
        'In einem Kampf ist seine Kampfstärke die Nummer der Runde plus seine Hexen dort plus für jede von ihnen die Siegpunkte einer Karte vom Hauptdeck. Bei Gleichstand gewinnst du.',
      scoring:
        'Am Ende wird er gewertet wie du, doch seine Magiesteine verdoppeln seine besten Rituale im Inner Circle, egal welches Symbol sie zeigen.',
      win: 'Wie gut er ist, bestimmst du, vom Azubi bis zum Thronanwärter. Hast du am Ende nur so viele Punkte wie er, gewinnt er.',
    },
  },
  tips: {
    title: 'Für deine ersten Partien',
    lines: {
      places:
        'Erst entdecken, dann den Clan Token aktivieren: So erntest du auch, was du in derselben Runde entdeckt hast.',
      inner:
        'Ein teures Ritual im Outer Circle ist am Ende nichts wert. Kümmere dich früh um deine Transfers: Es gibt sie in Central Mountains, auf der Clanleiste und auf Karten.',
      witches:
        'Eine {witch}Hexe in einer Region tut zweierlei: Sie entdeckt dort etwas oder aktiviert ein Feld, und sie kämpft. Zwei in derselben Region sind oft mehr wert als eine in jeder.',
      bluff:
        '{mana}Mana, das du einstellst, ist weg. Oft genügt es, die nächste Kampfbelohnung zu erreichen und jemand anders für den Stein zahlen zu lassen.',
    },
  },
};
