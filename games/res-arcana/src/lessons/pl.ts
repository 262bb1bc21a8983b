import type { FirstWords } from './words.ts';

/** Nazwy kart stoją zawsze w mianowniku, dlatego w cudzysłowie. */
const quoted = (name: string): string => `„${name}”`;

export const pl: FirstWords = {
  title: 'Twoja pierwsza partia',
  steps: {
    essences: {
      says: () =>
        'Witaj! Kolorowe żetony to esencje: płaci się nimi za wszystko. Magiczny przedmiot daje ci jedną w każdej rundzie. **Weź spokój**: zaraz przydadzą ci się dwa.',
      after: () => 'Masz już dwa żetony spokoju. Leżą w twojej puli.',
      elan: () => 'Wigor też może być. Spokój za chwilę da ci odłamek.',
    },
    place: {
      says: ({ name }) =>
        `Masz osiem kart, z tego trzy na ręce. Zbudujesz z nich machinę. **Zagraj ${quoted(name('magical-shard'))}**: nic nie kosztuje.`,
      after: () => 'Pierwsza karta leży w grze. To była jedna akcja, teraz kolej rywala.',
      horse: () => 'Odważnie! Rumak będzie cię żywił na początku każdej rundy.',
      mage: () => 'Dobrze, jedna esencja więcej. A karty na ręce czekają.',
      sold: () => 'Kartę można wymienić na esencje. Masz ich jednak tylko osiem: jeśli to pomyłka, cofnij.',
    },
    turns: {
      says: () => 'Rywal też zapłacił i zagrał kartę. To, co leży przed wami, jest jawne; tajne są tylko ręka i talia.',
    },
    use: {
      says: ({ name }) =>
        `Zagięta strzałka obraca kartę; odpoczywa ona potem do następnej rundy. **Użyj karty ${quoted(name('magical-shard'))}** i weź spokój: ${quoted(name('celestial-horse'))} kosztuje dwa.`,
      after: () => 'Aktywowany, ale nadal twój: w następnej rundzie znów będzie przygotowany.',
      essence: () => 'Jak wolisz. Porównaj to z kosztami swoich kart.',
      tree: () => 'Też dobrze: drzewo zwróci się jeszcze w tej rundzie.',
    },
    firstToPass: {
      says: () =>
        'Rywal kończy na tę rundę i bierze znacznik pierwszego gracza: to punkt, dopóki u niego leży. Ty możesz grać dalej, jak długo zechcesz.',
    },
    engine: {
      says: ({ name }) =>
        `**Zagraj ${quoted(name('celestial-horse'))}.** Na początku każdej rundy da ci dwie esencje. To, co płaci co rundę, warto zagrać wcześnie.`,
      tree: () => 'Też dobrze. Potem rumak: to, co płaci co rundę, warto zagrać wcześnie.',
      wide: ({ card }) =>
        `${quoted(card)} ma napis *Zbieranie*: płaci ci na początku każdej rundy. Im wcześniej, tym lepiej.`,
    },
    mage: {
      says: ({ name }) =>
        `To ty: ${quoted(name('alchemist'))}. Ma dwie moce, ale obie go aktywują, więc na rundę wypada jedna. **Użyj drugiej i weź życie**: przyda się na drzewo.`,
      gold: () => 'Za cztery złota zajmuje się monument. Drzewo może poczeka rundę, nic nie szkodzi.',
    },
    anyEssences: {
      says: ({ name }) =>
        `**Zagraj ${quoted(name('tree-of-life'))}**: jedno życie i dwie dowolne esencje. Zapłać spokojem i śmiercią, a złoto zostaw: najtrudniej je zdobyć.`,
      life: () => 'W porządku. Jutro może zabraknąć jednego życia; za odrzuconą kartę są dwie esencje.',
      gold: () => 'Można i tak. Złoto najtrudniej zdobyć, więc następnym razem lepiej je zachowaj.',
      wide: () => 'Część kosztu zależy od ciebie. Oszczędzaj złoto: najtrudniej je zdobyć.',
    },
    gift: {
      says: ({ name }) =>
        `**Użyj karty ${quoted(name('tree-of-life'))}**: trzy życia dla ciebie, jedno dla rywala. Opłaca się, a z nim działa już cała twoja machina.`,
    },
    passing: {
      says: () =>
        'Nie ma już nic do zrobienia, więc pasujesz. Kto pasuje, wymienia magiczny przedmiot, a potem dobiera kartę.',
      wide: () =>
        'W tej rundzie to już wszystko; co masz, zostaje. Kto pasuje, wymienia magiczny przedmiot, a potem dobiera kartę.',
    },
    swapping: {
      says: ({ name }) =>
        `Który teraz? Spójrz na środek: ${quoted(name('sacred-grove'))} kosztuje osiem życia i cztery spokoju. **Weź ${quoted(name('death-life'))}**: co rundę jedno życie więcej.`,
      other: () => 'Odpoczywa do następnej rundy, jak każdy wymieniony przedmiot. Potem z niego skorzystaj.',
    },
    count: {
      says: ({ points, rival }) =>
        `Koniec rundy, liczymy punkty: ty ${points}, rywal ${rival}. Nikt nie ma dziesięciu, więc wszystkie karty się przygotowuje i gramy dalej.`,
    },
    pays: {
      says: ({ name }) =>
        `Machina płaci! ${quoted(name('celestial-horse'))} daje dwie esencje. ${quoted(name('sacred-grove'))} wymaga czterech spokoju. **Weź spokój.**`,
      other: ({ name }) =>
        `Też dobrze. ${quoted(name('sacred-grove'))} kosztuje osiem życia i cztery spokoju: policz, czego brakuje.`,
      wide: () => 'Machina płaci. Jakiej esencji wymaga karta, którą chcesz mieć jako następną?',
    },
    another: {
      says: ({ name }) => `Przedmiot też płaci. **Weź życie**: ${quoted(name('sacred-grove'))} wymaga ośmiu.`,
    },
    goal: {
      says: ({ name }) =>
        `Czas na punkty. ${quoted(name('sacred-grove'))} to enklawa mocy: dwa punkty, a będzie więcej. **Zbierz osiem życia i cztery spokoju**: odłamek, alchemik, drzewo.`,
      goal: ({ life, calm, name }) => `${name('sacred-grove')}: życie ${life} z 8, spokój ${calm} z 4`,
      point: () => 'Od razu punkt! Gaj przyjdzie trochę później.',
      passed: () => 'Niektóre karty były jeszcze przygotowane. W następnej rundzie będą wszystkie, a gaj poczeka.',
    },
    claim: {
      says: ({ name }) =>
        `Osiem życia, cztery spokoju: masz wszystko. **Zajmij ${quoted(name('sacred-grove'))}**, będzie tylko twój. Z esencji powstała machina, a z machiny powstają punkty.`,
      later: () => 'Na razie nikt inny się o niego nie stara. Ale jest tylko jeden.',
      wide: ({ card }) =>
        `${quoted(card)} jest w twoich rękach. Z esencji powstała machina, a z machiny powstają punkty.`,
    },
    grows: {
      says: () =>
        'Gaj ma dwie moce. **Druga** aktywuje też stworzenie i kładzie na gaju życie, a to punkt. Twój rumak zrobił już swoje.',
      life: () => 'Pięć życia za jeden spokój: też mocne. Może następnym razem punkt.',
    },
    keep: {
      says: ({ name }) =>
        `${quoted(name('nightingale'))} to punkt za dwie esencje, których teraz nie masz. Możesz też odrzucić tę kartę. **Zatrzymaj ją i spasuj.**`,
      sold: () => 'Wszystkich ośmiu kart nie zagrasz. Ale tanie punkty są rzadkie.',
      wide: () => 'Jedno złoto albo dwie inne esencje. Z ośmiu kart te, które nie pasują, to paliwo.',
    },
    twice: {
      says: ({ name }) =>
        `Wybierz, co chcesz. **${quoted(name('reanimate'))}** pozwala użyć jednej karty dwa razy w rundzie.`,
    },
    leave: {
      says: () =>
        'Życie na gaju jest punktem, dopóki tam leży. Jeśli je zabierzesz, zyskasz esencję, a stracisz punkt. **Zostaw je.**',
      taken: () => 'Esencja więcej, punkt mniej. Na gaju wyrośnie następne.',
      wide: () => 'Weź wszystko albo wszystko zostaw. Na niektórych enklawach to punkty, na innych esencji przybywa.',
    },
    dragon: {
      says: ({ card }) =>
        `${quoted(card)}! Przez smoka każdy rywal, który nie spasował, traci dwa życia. Ty grasz przed nim: **gaj**, pięć życia za jeden spokój.`,
      wide: ({ card }) =>
        `${quoted(card)}! Przez smoka każdy rywal, który nie spasował, traci dwa życia. Ty grasz przed nim.`,
    },
    reaction: {
      says: ({ name }) =>
        `Strać dwa życia, zapłać cenę smoka albo zareaguj. Reakcja nie jest akcją, a ta działa także po aktywacji: **${quoted(name('tree-of-life'))}**, za jedno życie.`,
      lost: () => 'Dwa życia. Drzewo chciało tylko jednego.',
      gold: () => 'Bez strat. Ale drzewo chciało tylko jednego życia.',
      wide: () => 'Strać życie, zapłać albo zareaguj: reakcja działa w cudzej turze i nie jest akcją.',
    },
    intoGold: {
      says: ({ name }) =>
        `Życia pod dostatkiem? **Zagraj ${quoted(name('nightingale'))} i ${quoted(name('ring-of-midas'))}**, po punkcie. Pierścień robi z życia złoto, a za cztery złota jest ${quoted(name('great-pyramid'))}.`,
      other: () => 'Dobrze. Miej pierścień na oku: brakuje ci właśnie złota.',
    },
    order: {
      says: () =>
        'Pierwsza moc nie ma zagiętej strzałki, więc działa raz za razem. **Płać po dwa życia za złoto**, ile razy się da; pierścień aktywuj na końcu.',
      after: () => 'Złoto czeka na pierścieniu. Zbierzesz je w następnej rundzie.',
      turned: () => 'Aktywowany odpoczywa, pierwsza moc też. Następnym razem najpierw to, co nie aktywuje.',
    },
    straighten: {
      says: ({ name }) =>
        `**Użyj przedmiotu ${quoted(name('reanimate'))}** i przygotuj jedną kartę do drugiego użycia. Gaj da punkt, drzewo życie, pierścień złoto. Wybór należy do ciebie.`,
      after: () => 'Dwa razy w jednej rundzie. Po to to jest.',
      tree: () => 'Więc więcej życia; pierścień zrobi z niego złoto.',
      ring: () => 'Dobrze. Użyj go jeszcze raz, zanim spasujesz.',
      wide: () => 'Znów przygotowana: użyj tej karty jeszcze raz w tej rundzie.',
    },
    yours: {
      says: ({ points, name }) =>
        `Punkty: ${points}, a dziesięć wygrywa na koniec rundy. ${quoted(name('great-pyramid'))} daje trzy za cztery złota. Resztę znajdź bez pomocy. Milknę; **?** mnie przywoła.`,
      goal: () => 'Cztery złota: monument jest w zasięgu ręki.',
    },
    stop: {
      says: ({ points }) =>
        `Punkty: ${points}. **Spasuj przed rywalem**, a znacznik będzie twój: to punkt więcej i żaden smok już ci nie zaszkodzi.`,
    },
    wakes: { says: () => 'Rywal się budzi: odtąd myśli samodzielnie. Ty przecież też.' },
    end: {
      says: ({ points, rival }) =>
        points > rival
          ? `Wygrana, ${points} do ${rival}! Z esencji powstała machina, machina płaciła co rundę, a ty na czas robisz z tego punkty. Na tym polega cała gra.`
          : `${rival} do ${points} dla rywala. Wiesz już wszystko, co trzeba: najpierw machina, potem enklawa, którą ona wykarmi. Jeszcze raz?`,
    },
  },
};
