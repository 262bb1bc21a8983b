import type { Words } from './outline.ts';

export const pl: Words = {
  aim: {
    title: 'Na czym polega gra',
    lines: {
      engine:
        'Grasz magiem, który ma osiem artefaktów i ani jednego więcej. Budujesz z nich machinę, która wytwarza esencje, a esencjami płacisz za to, co jest warte {points}punkty.',
      points: 'Punkty dają enklawy mocy, monumenty i niektóre artefakty.',
      end: 'Jeśli po zakończeniu rundy ktoś ma 10 punktów lub więcej, gra się kończy i wygrywa ten, kto ma ich najwięcej. Zwykle trwa to od czterech do sześciu rund.',
    },
  },
  table: {
    title: 'Co leży na stole',
    lines: {
      essences:
        'Esencji jest pięć: {elan}wigor, {life}życie, {calm}spokój, {death}śmierć i {gold}złoto. Żadnej nigdy nie zabraknie.',
      pool: 'Płacisz tym, co masz w puli. Esencje leżące na karcie zostają tam, dopóki ich nie zbierzesz; wcześniej może z nich skorzystać najwyżej sama ta karta.',
      turned:
        'Karta w grze jest przygotowana, czyli ułożona prosto, albo aktywowana, czyli obrócona. Wiele mocy wymaga aktywowania karty; jej moce odpoczywają wtedy, dopóki karta znów nie zostanie przygotowana, a to następuje najpóźniej przed kolejną rundą.',
      secrets:
        'Twoja ręka i twoja talia to twoja tajemnica. Pule, karty odrzucone i wszystko, co jest w grze, widzą wszyscy.',
    },
  },
  begin: {
    title: 'Jak zaczyna się gra',
    lines: {
      deal: 'Każdy ma na początku po jednej esencji każdego rodzaju i dostaje osiem artefaktów oraz dwóch magów. Oglądasz wszystkie te karty; potem z potasowanych artefaktów powstaje twoja talia, z której dobierasz trzy.',
      mage: 'Z dwóch magów zatrzymujesz jednego: wszyscy wybierają potajemnie, a potem jednocześnie pokazują, kogo wybrali.',
      item: 'Potem każdy bierze magiczny przedmiot ze środka stołu; pierwszy gracz na końcu.',
      first: 'Na pierwszą partię są zestawy dla początkujących: mag i karty na rękę, które dobrze do siebie pasują.',
    },
  },
  collect: {
    title: 'Runda: najpierw zbieranie',
    lines: {
      abilities:
        'Wszystkie karty z napisem „Zbieranie” dają to, co na nich podano, aktywowane czy nie. Wszyscy gracze robią to jednocześnie.',
      taking: 'Z każdej karty, na której leżą esencje, możesz zabrać wszystkie albo wszystkie na niej zostawić.',
    },
  },
  actions: {
    title: 'Potem akcje, po jednej na turę',
    lines: {
      turns: 'Zaczyna pierwszy gracz, a potem każdy po kolei robi jedną z tych rzeczy, dopóki wszyscy nie spasują.',
      place: 'Zagraj artefakt z ręki: zapłać jego koszt.',
      monument: 'Zajmij monument za 4 {gold}złota: jeden z dwóch odkrytych albo, w ciemno, wierzchni ze stosu.',
      power: 'Zajmij enklawę mocy: zapłać jej koszt. Odtąd należy tylko do ciebie.',
      use: 'Użyj jednej mocy jednej ze swoich przygotowanych kart.',
      discard: 'Odrzuć kartę z ręki i weź za nią 1 {gold}złoto albo 2 dowolne inne esencje.',
      pass: 'Spasuj. W tej rundzie nie masz już wtedy żadnych akcji.',
    },
  },
  cards: {
    title: 'Jak czytać kartę',
    lines: {
      arrow:
        'Przed strzałką podano, ile moc kosztuje, a za strzałką, co robi. Najpierw płaci się cały koszt, inaczej nic się nie dzieje.',
      again: 'Mocy, która nie wymaga aktywowania karty, możesz używać wiele razy, za każdym razem w osobnej akcji.',
      amounts:
        '„Dowolne” esencje wybierasz według uznania i możesz je mieszać; złoto też do nich należy, chyba że karta mówi inaczej.',
      put: 'Niektóre moce kładą esencje na karcie, zamiast dodać je do twojej puli. Tam czekają na zebranie, a na niektórych enklawach mocy liczą się jako punkty.',
      reaction: 'Reakcja to odpowiedź na coś, co się dzieje, także w turze kogoś innego, i nie jest akcją.',
      discounts:
        'Zdolności, dzięki którym płacisz za coś mniej, działają za każdym razem, a kilka takich zniżek się sumuje.',
    },
  },
  attacks: {
    title: 'Ataki',
    lines: {
      lose: 'Przez smoki i jedną inną kartę wszyscy rywale, którzy nie spasowali, tracą {life}życie. Za każde życie, którego ci brakuje, tracisz zamiast niego 2 inne esencje.',
      ignore:
        'Atak możesz zignorować: dzięki reakcji, która na to pozwala, albo płacąc to, co podano przy samym ataku.',
    },
  },
  passing: {
    title: 'Pasowanie',
    lines: {
      token:
        'Kto spasuje pierwszy, bierze znacznik pierwszego gracza: na koniec tej rundy jest on wart 1 punkt, a jego posiadacz zaczyna następną.',
      swap: 'Kto pasuje, wymienia swój magiczny przedmiot na inny ze środka stołu, którego można używać od następnej rundy, a potem dobiera kartę.',
      after: 'Potem żaden atak ci już nie zaszkodzi, a to, co karty rywali dają wszystkim, nadal dostajesz i ty.',
    },
  },
  end: {
    title: 'Koniec rundy',
    lines: {
      count:
        'Gdy wszyscy spasują, liczy się punkty: za wszystko, co masz przed sobą w grze, aktywowane czy nie, i za znacznik.',
      win: 'Jeśli ktoś ma 10 punktów lub więcej, wygrywa ten, kto ma ich najwięcej. Przy remisie wygrywa ten, komu zostało więcej esencji w puli, a {gold}złoto liczy się podwójnie; jeśli i tu jest remis, zwycięstwo jest wspólne.',
      on: 'Jeśli nikt nie ma 10 punktów, przygotowuje się wszystkie karty i zaczyna się następna runda.',
      early:
        'Dwie enklawy mocy pozwalają swojemu właścicielowi zarządzić liczenie punktów już w trakcie rundy. Znacznik też się wtedy liczy, i to temu, kto go w tej chwili ma.',
    },
  },
  variants: {
    title: 'Jak jeszcze można grać',
    lines: {
      draft:
        'Draft: zamiast dostać osiem artefaktów, gracze podają je sobie z rąk do rąk i za każdym razem każdy zatrzymuje jeden.',
      match:
        'Pojedynek, dla dwóch osób: najwyżej trzy partie z tymi samymi magami; przed drugą dzieli się na nowo wszystkie artefakty z pierwszej.',
    },
  },
  asked: {
    title: 'O co pytają gracze',
    lines: {
      paid: 'Czy za kartę odrzuconą w ramach kosztu też dostaję 1 {gold}złoto albo 2 esencje? Nie, daje je tylko akcja odrzucenia karty.',
      fired: 'Czy działa moc innej karty, którą aktywuję w ramach kosztu? Nie, kartę tylko się obraca.',
      onTurned:
        'Czy moc, która kładzie esencję na moim komponencie, może położyć ją też na aktywowanym? Tak, także na karcie, która ma tę moc.',
      looking: 'Czy mogę obejrzeć wierzchnie karty talii innego gracza? Nie, tylko swojej talii albo stosu monumentów.',
      pool: 'Czy koszty płaci się tylko z puli? Tak. Tym, co leży na kartach, nie zapłacisz, dopóki tego nie zbierzesz, chyba że moc zabiera esencje z własnej karty.',
      nothing:
        'Czy mogę użyć mocy, która nic nie da, żeby nie musieć pasować? Tak, jeśli zapłacisz cały jej koszt. Z tego, co moc pozwala zagrać albo przygotować, możesz też zrezygnować.',
      checks:
        'Czy reakcja na sprawdzenie warunku zwycięstwa działa też w trakcie rundy? Tak, i na jej koniec również, za każdym razem za swój koszt.',
    },
  },
  tips: {
    title: 'Na pierwsze partie',
    lines: {
      plan: 'Zanim wybierzesz maga, przyjrzyj się swoim ośmiu artefaktom i enklawom mocy: której esencji wytwarzasz najwięcej i która enklawa mocy jej potrzebuje?',
      income:
        'Karta, która daje coś w każdej rundzie, powinna wejść do gry wcześnie; taka, która daje tylko punkty, może poczekać.',
      discards:
        'Wszystkich ośmiu artefaktów nie zagrasz. Karta, która nie pasuje, to 1 złoto albo dwie esencje, a często właśnie tego brakuje.',
      race: 'Pierwszy pas w rundzie to punkt i pierwsza akcja w następnej, a zaatakować nikt cię już nie może. Często jest to warte więcej niż jedna drobna akcja.',
    },
  },
};
