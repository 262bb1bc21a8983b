import type { Words } from './outline.ts';

export const de: Words = {
  aim: {
    title: 'Worum es geht',
    lines: {
      engine:
        'Du bist ein Magier mit acht Artefakten, mehr hast du nicht. Aus ihnen baust du dir ein Räderwerk, das Essenzen liefert, und mit Essenzen bezahlst du, was {points}Punkte bringt.',
      points: 'Punkte bringen Orte der Macht, Monumente und manche Artefakte.',
      end: 'Hat am Ende einer Runde jemand 10 Punkte oder mehr, ist das Spiel aus, und wer die meisten hat, gewinnt. In der Regel dauert das vier bis sechs Runden.',
    },
  },
  table: {
    title: 'Was auf dem Tisch liegt',
    lines: {
      essences:
        'Es gibt fünf Essenzen: {elan}Elan, {life}Leben, {calm}Ruhe, {death}Tod und {gold}Gold. Keine davon geht je aus.',
      pool: 'Du zahlst mit dem, was in deinem Vorrat ist. Essenzen, die auf einer Karte liegen, bleiben dort, bis du sie beim Sammeln nimmst; vorher kann höchstens diese Karte selbst etwas mit ihnen anfangen.',
      turned:
        'Eine Karte im Spiel liegt aufrecht oder gedreht. Viele Kräfte drehen ihre Karte; dann ruhen alle Kräfte dieser Karte, bis sie wieder aufgerichtet ist, spätestens zur nächsten Runde.',
      secrets:
        'Deine Hand und dein Stapel sind geheim. Vorräte, Ablagen und alles, was im Spiel ist, liegen für alle offen.',
    },
  },
  begin: {
    title: 'Wie es losgeht',
    lines: {
      deal: 'Alle haben eine Essenz von jeder Art und bekommen acht Artefakte und zwei Magier. Du siehst sie dir alle an; dann werden die Artefakte zu deinem Stapel gemischt, und du ziehst drei davon.',
      mage: 'Von den beiden Magiern behältst du einen: Alle wählen geheim und decken gleichzeitig auf.',
      item: 'Dann nehmen sich alle einen magischen Gegenstand aus der Mitte, der Startspieler zuletzt.',
      first: 'Für die erste Partie gibt es Sets zum Einstieg: je ein Magier und eine Hand, die gut zusammenpassen.',
    },
  },
  collect: {
    title: 'Eine Runde: erst sammeln',
    lines: {
      abilities:
        'Alle Karten mit „Sammeln“ geben dir, was dort steht, ob gedreht oder nicht. Alle Spieler sammeln gleichzeitig.',
      taking: 'Von jeder Karte, auf der Essenzen liegen, darfst du entweder alle nehmen oder alle liegen lassen.',
    },
  },
  actions: {
    title: 'Dann handeln, Aktion für Aktion',
    lines: {
      turns:
        'Der Startspieler fängt an. Wer an der Reihe ist, tut eines von diesen Dingen, immer reihum, bis alle gepasst haben.',
      place: 'Spiele ein Artefakt aus deiner Hand aus und zahle seine Kosten.',
      monument: 'Erwirb für 4 {gold}Gold ein Monument: eines der beiden offenen oder ungesehen das oberste vom Stapel.',
      power: 'Erwirb einen Ort der Macht und zahle seine Kosten. Von da an gehört er dir allein.',
      use: 'Nutze eine Kraft einer deiner aufrechten Karten.',
      discard: 'Wirf eine Handkarte ab und nimm dafür 1 {gold}Gold oder 2 beliebige andere Essenzen.',
      pass: 'Passe. Danach hast du in dieser Runde keine Aktionen mehr.',
    },
  },
  cards: {
    title: 'Wie man eine Karte liest',
    lines: {
      arrow:
        'Vor dem Pfeil steht, was eine Kraft kostet, dahinter, was sie bewirkt. Erst werden die Kosten vollständig bezahlt, sonst geschieht nichts.',
      again: 'Eine Kraft, die ihre Karte nicht dreht, kannst du immer wieder nutzen, jedes Mal als eigene Aktion.',
      amounts:
        '„Beliebige“ Essenzen suchst du dir aus, gern auch gemischt; Gold gehört dazu, wenn die Karte nichts anderes sagt.',
      put: 'Manche Kräfte legen Essenzen auf eine Karte statt in deinen Vorrat. Dort warten sie aufs Sammeln, und auf einigen Orten der Macht sind sie Punkte wert.',
      reaction:
        'Eine Reaktion antwortet auf etwas, das geschieht, auch wenn jemand anders am Zug ist, und zählt nicht als Aktion.',
      discounts: 'Fähigkeiten, die dir etwas billiger machen, tun das jedes Mal, und mehrere davon zählen zusammen.',
    },
  },
  attacks: {
    title: 'Angriffe',
    lines: {
      lose: 'Drachen und eine weitere Karte lassen alle Rivalen, die noch nicht gepasst haben, {life}Leben verlieren. Für jedes Leben, das dir fehlt, verlierst du stattdessen 2 andere Essenzen.',
      ignore:
        'Du darfst einen Angriff ignorieren: mit einer Reaktion, die das erlaubt, oder indem du zahlst, was der Angriff selbst dafür nennt.',
    },
  },
  passing: {
    title: 'Passen',
    lines: {
      token:
        'Wer zuerst passt, nimmt den Startspielermarker: Er ist am Ende dieser Runde 1 Punkt wert, und wer ihn hat, beginnt die nächste.',
      swap: 'Wer passt, tauscht seinen magischen Gegenstand gegen einen anderen aus der Mitte, der ab der nächsten Runde genutzt werden kann, und zieht dann eine Karte.',
      after:
        'Danach kann dir kein Angriff mehr schaden, und was die Karten von Rivalen allen geben, bekommst du trotzdem noch.',
    },
  },
  end: {
    title: 'Das Ende einer Runde',
    lines: {
      count:
        'Haben alle gepasst, werden die Punkte gezählt: alles, was vor dir im Spiel liegt, ob gedreht oder nicht, und der Startspielermarker.',
      win: 'Hat jemand 10 oder mehr, gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer mehr Essenzen im Vorrat übrig hat, wobei {gold}Gold doppelt zählt; ist auch das gleich, wird der Sieg geteilt.',
      on: 'Hat niemand 10 Punkte, wird alles aufgerichtet, und die nächste Runde beginnt.',
      early:
        'Zwei Orte der Macht erlauben es ihrem Besitzer, die Punkte schon mitten in einer Runde zählen zu lassen. Auch dann zählt der Startspielermarker, und zwar für den, der ihn gerade hat.',
    },
  },
  variants: {
    title: 'Andere Spielweisen',
    lines: {
      draft:
        'Draft: Statt acht Artefakte zugeteilt zu bekommen, lasst ihr sie von Hand zu Hand gehen, und jeder behält jedes Mal eines.',
      match:
        'Match, zu zweit: bis zu drei Partien mit denselben Magiern; für die zweite werden alle Artefakte der ersten neu aufgeteilt.',
    },
  },
  asked: {
    title: 'Was Spieler fragen',
    lines: {
      paid: 'Bringt eine Karte, die ich als Teil von Kosten abwerfe, auch 1 {gold}Gold oder 2 Essenzen? Nein, das gibt es nur für das Abwerfen als Aktion.',
      fired:
        'Wenn ich als Teil von Kosten eine andere Karte drehe, wirkt dann deren Kraft? Nein, sie wird nur gedreht.',
      onTurned:
        'Darf eine Kraft, die eine Essenz auf eine meiner Komponenten legt, sie auch auf eine gedrehte legen? Ja, auch auf die Karte, die diese Kraft hat.',
      looking:
        'Darf ich mir die obersten Karten vom Stapel eines anderen ansehen? Nein, nur die von deinem eigenen oder vom Monumentstapel.',
      pool: 'Zahle ich Kosten nur aus meinem Vorrat? Ja. Was auf Karten liegt, zahlt nichts, bis du es gesammelt hast, es sei denn, eine Kraft nimmt es von ihrer eigenen Karte.',
      nothing:
        'Darf ich eine Kraft nutzen, die nichts bewirkt, um nicht passen zu müssen? Ja, wenn du ihre Kosten vollständig zahlst. Was du mit einer Kraft ausspielen oder aufrichten darfst, kannst du auch lassen.',
      checks:
        'Antwortet eine Reaktion auf eine Siegprüfung auch auf eine mitten in der Runde? Ja, und auf die am Ende der Runde ebenso, jedes Mal für ihre Kosten.',
    },
  },
  tips: {
    title: 'Für deine ersten Partien',
    lines: {
      plan: 'Sieh dir deine acht Artefakte und die Orte der Macht an, bevor du einen Magier wählst: Von welcher Essenz erzeugst du am meisten, und welcher Ort will sie haben?',
      income:
        'Eine Karte, die in jeder Runde etwas einbringt, sollte früh kommen; eine, die nur Punkte bringt, hat Zeit.',
      discards:
        'Alle acht wirst du nicht ausspielen. Eine Karte, die nicht zu den anderen passt, ist 1 Gold oder zwei Essenzen wert, und oft fehlt dir genau das.',
      race: 'Wer zuerst passt, bekommt einen Punkt und die erste Aktion der nächsten Runde und kann nicht mehr angegriffen werden. Oft ist das mehr wert als noch eine kleine Aktion.',
    },
  },
};
