import type { FirstWords } from './words.ts';

/** Kartennamen werden nicht gebeugt: deshalb stehen sie in Anführungszeichen. */
const quoted = (name: string): string => `„${name}“`;

export const de: FirstWords = {
  title: 'Deine erste Partie',
  steps: {
    essences: {
      says: () =>
        'Willkommen! Die farbigen Marker sind Essenzen, damit bezahlst du alles. Dein magischer Gegenstand bringt dir jede Runde eine. **Nimm Ruhe**: Du brauchst bald zwei.',
      after: () => 'Jetzt hast du zwei Ruhe. Sie liegen in deinem Vorrat.',
      elan: () => 'Elan geht auch. Ruhe kann dir gleich der Splitter machen.',
    },
    place: {
      says: ({ name }) =>
        `Acht Karten gehören dir, drei davon hast du auf der Hand. Daraus wird dein Räderwerk. Spiele **${quoted(name('magical-shard'))}** aus: kostet gar nichts.`,
      after: () => 'Deine erste Karte liegt. Das war eine Aktion, nun ist dein Rivale dran.',
      horse: () => 'Mutig! Das Ross versorgt dich zu Beginn jeder Runde.',
      mage: () => 'Gut, eine Essenz mehr. Und deine Handkarten warten schon.',
      sold: () =>
        'Karten lassen sich zu Essenzen machen. Du hast aber nur acht: Nimm es zurück, wenn es ein Versehen war.',
    },
    turns: {
      says: () =>
        'Auch dein Rivale hat gezahlt und eine Karte ausgespielt. Was vor euch liegt, ist für beide offen; geheim sind nur Hand und Stapel.',
    },
    use: {
      says: ({ name }) =>
        `Der gebogene Pfeil dreht die Karte, dann ruht sie bis zur nächsten Runde. **Nutze ${quoted(name('magical-shard'))}** und nimm Ruhe: ${quoted(name('celestial-horse'))} kostet zwei.`,
      after: () => 'Gedreht, aber weiter deins: Nächste Runde liegt er wieder aufrecht.',
      essence: () => 'Ganz wie du willst. Vergleiche es mit dem, was deine Karten kosten.',
      tree: () => 'Auch gut: Der Baum zahlt sich noch in dieser Runde aus.',
    },
    firstToPass: {
      says: () =>
        'Dein Rivale hört für diese Runde auf und nimmt dafür den Startspielermarker: ein Punkt, solange er dort liegt. Du darfst weitermachen, so lange du magst.',
    },
    engine: {
      says: ({ name }) =>
        `**Spiele ${quoted(name('celestial-horse'))} aus.** Es bringt dir zu Beginn jeder Runde zwei Essenzen. Was jede Runde etwas einbringt, sollte früh kommen.`,
      tree: () => 'Auch gut. Danach das Ross: Was jede Runde etwas einbringt, sollte früh kommen.',
      wide: ({ card }) =>
        `Auf ${quoted(card)} steht *Sammeln*: Das zahlt sich zu Beginn jeder Runde aus, also am besten früh.`,
    },
    mage: {
      says: ({ name }) =>
        `Das bist du: ${quoted(name('alchemist'))}. Zwei Kräfte, aber nur eine pro Runde, denn beide drehen ihn. **Nutze die zweite und nimm Leben** für den Baum.`,
      gold: () => 'Für je vier Gold gibt es Monumente. Der Baum muss vielleicht eine Runde warten, das macht nichts.',
    },
    anyEssences: {
      says: ({ name }) =>
        `**Spiele ${quoted(name('tree-of-life'))} aus**: ein Leben und zwei beliebige Essenzen. Zahle Ruhe und Tod und behalte dein Gold, nichts ist schwerer zu bekommen.`,
      life: () => 'In Ordnung. Morgen fehlt dir vielleicht ein Leben; eine abgeworfene Karte bringt zwei Essenzen.',
      gold: () => 'Das geht. Gold ist am schwersten zu bekommen, behalte es nächstes Mal lieber.',
      wide: () => 'Einen Teil des Preises suchst du dir aus. Spare am Gold: Es ist am schwersten zu bekommen.',
    },
    gift: {
      says: ({ name }) =>
        `**Nutze ${quoted(name('tree-of-life'))}**: drei Leben für dich, eins für deinen Rivalen. Ein guter Tausch, und damit läuft dein ganzes Räderwerk.`,
    },
    passing: {
      says: () =>
        'Mehr gibt es nicht zu tun, also passt du. Wer passt, tauscht seinen magischen Gegenstand und zieht dann eine Karte.',
      wide: () =>
        'Für diese Runde bist du fertig; was du hast, bleibt dir. Wer passt, tauscht seinen magischen Gegenstand und zieht dann eine Karte.',
    },
    swapping: {
      says: ({ name }) =>
        `Welcher als Nächstes? Sieh in die Mitte: ${quoted(name('sacred-grove'))} kostet acht Leben und vier Ruhe. **Nimm ${quoted(name('death-life'))}**: jede Runde ein Leben mehr.`,
      other: () => 'Er ruht bis zur nächsten Runde, wie jeder getauschte Gegenstand. Dann nutze ihn.',
    },
    count: {
      says: ({ points, rival }) =>
        `Die Runde ist aus, jetzt werden Punkte gezählt: du ${points}, dein Rivale ${rival}. Zehn hat noch niemand, also wird alles aufgerichtet, und weiter geht es.`,
    },
    pays: {
      says: ({ name }) =>
        `Zahltag! ${quoted(name('celestial-horse'))} bringt dir zwei Essenzen. ${quoted(name('sacred-grove'))} verlangt vier Ruhe. **Nimm Ruhe.**`,
      other: ({ name }) =>
        `Auch gut. ${quoted(name('sacred-grove'))} verlangt acht Leben und vier Ruhe: Zähl nach, was noch fehlt.`,
      wide: () => 'Dein Räderwerk zahlt. Welche Essenz verlangt die Karte, die du als Nächstes willst?',
    },
    another: {
      says: ({ name }) =>
        `Auch dein Gegenstand zahlt. **Nimm Leben**: ${quoted(name('sacred-grove'))} verlangt acht davon.`,
    },
    goal: {
      says: ({ name }) =>
        `Nun zu den Punkten. ${quoted(name('sacred-grove'))} ist ein Ort der Macht: zwei Punkte, und er wächst. **Sammle acht Leben und vier Ruhe** mit Splitter, Alchemist und Baum.`,
      goal: ({ life, calm, name }) => `${name('sacred-grove')}: ${life} von 8 Leben, ${calm} von 4 Ruhe`,
      point: () => 'Gleich ein Punkt! Der Hain kommt dann etwas später.',
      passed: () => 'Einige deiner Karten lagen noch aufrecht. Nächste Runde sind es wieder alle, und der Hain wartet.',
    },
    claim: {
      says: ({ name }) =>
        `Acht Leben, vier Ruhe, alles da. **Erwirb ${quoted(name('sacred-grove'))}**, er gehört dann dir allein. Aus Essenzen wurde ein Räderwerk, aus dem Räderwerk werden Punkte.`,
      later: () => 'Noch ist sonst niemand hinter ihm her. Aber es gibt ihn nur einmal.',
      wide: ({ card }) =>
        `${quoted(card)} gehört dir. Aus Essenzen wurde ein Räderwerk, aus dem Räderwerk werden Punkte.`,
    },
    grows: {
      says: () =>
        'Der Hain hat zwei Kräfte. **Die zweite** dreht auch eine Kreatur und legt ein Leben auf den Hain, das ist ein Punkt. Dein Ross hat seine Arbeit getan.',
      life: () => 'Fünf Leben für eine Ruhe, auch stark. Nächstes Mal vielleicht ein Punkt.',
    },
    keep: {
      says: ({ name }) =>
        `${quoted(name('nightingale'))}: ein Punkt für zwei Essenzen, die dir gerade fehlen. Du könntest sie auch abwerfen. **Behalte sie und passe.**`,
      sold: () => 'Alle acht Karten wirst du nicht brauchen. Aber billige Punkte sind selten.',
      wide: () => 'Ein Gold oder zwei andere Essenzen. Was von deinen acht Karten nicht passt, ist Brennstoff.',
    },
    twice: {
      says: ({ name }) =>
        `Wähle frei. Mit **${quoted(name('reanimate'))}** nutzt du eine Karte zweimal in einer Runde.`,
    },
    leave: {
      says: () =>
        'Das Leben auf dem Hain ist ein Punkt, solange es dort liegt. Nimmst du es, hast du eine Essenz mehr und einen Punkt weniger. **Lass es liegen.**',
      taken: () => 'Eine Essenz mehr, ein Punkt weniger. Der Hain kann nachwachsen.',
      wide: () => 'Nimm alles oder lass alles liegen. Auf manchen Orten zählt es Punkte oder vermehrt sich.',
    },
    dragon: {
      says: ({ card }) =>
        `${quoted(card)}! Ein Drache nimmt jedem Rivalen, der nicht gepasst hat, zwei Leben. Du bist vor ihm dran: **der Hain**, fünf Leben für eine Ruhe.`,
      wide: ({ card }) =>
        `${quoted(card)}! Ein Drache nimmt jedem Rivalen, der nicht gepasst hat, zwei Leben. Du bist vor ihm dran.`,
    },
    reaction: {
      says: ({ name }) =>
        `Zwei Leben verlieren, den Preis zahlen oder reagieren. Eine Reaktion ist keine Aktion, und diese geht auch gedreht: **${quoted(name('tree-of-life'))}**, für ein Leben.`,
      lost: () => 'Zwei Leben. Der Baum hätte nur eins verlangt.',
      gold: () => 'Nichts passiert. Der Baum hätte aber nur ein Leben verlangt.',
      wide: () =>
        'Leben verlieren, den Preis zahlen oder reagieren: Eine Reaktion geht auch im Zug anderer und ist keine Aktion.',
    },
    intoGold: {
      says: ({ name }) =>
        `Reichlich Leben? **Spiele ${quoted(name('nightingale'))} und ${quoted(name('ring-of-midas'))} aus**, je ein Punkt. Der Ring macht Leben zu Gold, und vier Gold kaufen ${quoted(name('great-pyramid'))}.`,
      other: () => 'Gut. Behalte den Ring im Auge: Gold ist das, was dir fehlt.',
    },
    order: {
      says: () =>
        'Die obere Kraft hat keinen gebogenen Pfeil, sie geht also immer wieder. **Zahle je zwei Leben für ein Gold**, so oft du kannst, und drehe den Ring zuletzt.',
      after: () => 'Das Gold wartet auf dem Ring. Du sammelst es nächste Runde ein.',
      turned: () => 'Gedreht ruht auch die obere Kraft. Nächstes Mal zuerst, was nicht dreht.',
    },
    straighten: {
      says: ({ name }) =>
        `**Nutze ${quoted(name('reanimate'))}** und richte eine Karte für ein zweites Mal auf. Der Hain bringt einen Punkt, der Baum Leben, der Ring Gold. Du entscheidest.`,
      after: () => 'Zweimal in einer Runde: Dafür ist das da.',
      tree: () => 'Dann eben mehr Leben; der Ring kann Gold daraus machen.',
      ring: () => 'Gut. Nutze ihn noch einmal, bevor du passt.',
      wide: () => 'Wieder aufrecht: Nutze die Karte in dieser Runde noch einmal.',
    },
    yours: {
      says: ({ points, name }) =>
        `Du hast ${points}, zehn gewinnen am Rundenende. ${quoted(name('great-pyramid'))} bringt drei Punkte für vier Gold. Den Rest findest du selbst. Ich bin jetzt still; **?** ruft mich.`,
      goal: () => 'Vier Gold: Ein Monument ist zum Greifen nah.',
    },
    stop: {
      says: ({ points }) =>
        `Du hast ${points}. **Passe zuerst**, dann gehört der Marker dir: ein Punkt mehr, und kein Drache kann dir noch schaden.`,
    },
    wakes: { says: () => 'Dein Rivale wacht auf: Von jetzt an denkt er selbst. Du ja auch.' },
    end: {
      says: ({ points, rival }) =>
        points > rival
          ? `Gewonnen, ${points} zu ${rival}! Essenzen wurden zum Räderwerk, das Räderwerk hat jede Runde gezahlt, und du hast rechtzeitig Punkte daraus gemacht. Das ist das ganze Spiel.`
          : `${rival} zu ${points} für deinen Rivalen. Du weißt jetzt alles Nötige: erst das Räderwerk, dann ein Ort, den es speisen kann. Noch einmal?`,
    },
  },
};
