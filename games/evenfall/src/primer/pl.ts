import type { Words } from './outline.ts';

export const pl: Words = {
  aim: {
    title: 'Na czym polega gra',
    lines: {
      clan: 'Przez trzy rundy prowadzisz klan wiedźm: odkrywasz miejsca mocy, łączysz z nimi rytuały, zjednujesz sobie ludzi i walczysz o magiczne kamienie. Wygrywa ten, kto ma najwięcej {points}punktów zwycięstwa.',
      circles:
        'Obok planszetki twojego klanu są dwa kręgi. Zewnętrzny krąg pracuje dla ciebie w trakcie gry; to, co jest w wewnętrznym kręgu, liczy się na jej koniec.',
      end: 'Punkty zdobywasz przez całą grę; na koniec dochodzą te za wewnętrzny krąg, specjalistów i radę.',
    },
  },
  table: {
    title: 'Co leży na stole',
    lines: {
      resources:
        '{herb}Zioła, {potion}mikstury i {knowledge}księgi to twoje surowce: płacisz nimi za karty i katalizatory. {mana}Mana służy do walki.',
      figures:
        'Ze swojej rezerwy wysyłasz {witch}wiedźmy i {elder}mędrców. Wiedźmy odkrywają miejsca mocy i aktywują pola akcji w regionach i w całym twoim klanie; mędrcy aktywują tylko pola akcji w twoim wewnętrznym kręgu. Na koniec rundy wszyscy wracają.',
      outer: 'Odkryte miejsca mocy leżą w twoim zewnętrznym kręgu. Tam zbierasz z nich plony żetonem klanu.',
      transfer:
        'Dzięki przeniesieniu miejsce mocy, ze wszystkim, co na nim leży, trafia z zewnętrznego kręgu do wewnętrznego, gdzie się liczy. Drogi powrotnej nie ma.',
    },
  },
  begin: {
    title: 'Jak zaczyna się gra',
    lines: {
      clan: 'Każdy ma klan z 4 {witch}wiedźmami i 4 {elder}mędrcami oraz jego miejsce początkowe w wewnętrznym kręgu.',
      goods: 'Na początek masz 3 {herb}zioła i 3 {potion}mikstury, ale jeszcze żadnych kart.',
      sides:
        'Po stronie z symbolem słońca wszystkie klany są takie same: wybierz ją na pierwszą rozgrywkę. Po stronie z symbolem księżyca każdy klan ma własne zasady, opisane na jego planszetce.',
    },
  },
  scout: {
    title: 'Runda: najpierw zwiad',
    lines: {
      income:
        'Wszyscy jednocześnie biorą to, co wskazuje górna część ich planszetki klanu; po stronie z symbolem słońca jest to 6 kart, 3 {knowledge}księgi i 2 punkty {mana}many.',
    },
  },
  actions: {
    title: 'Potem akcje: jedna główna na turę',
    lines: {
      turns:
        'Zaczyna pierwszy gracz, a potem zgodnie z ruchem wskazówek zegara każdy wykonuje jedną z tych akcji głównych, dopóki wszyscy nie spasują. Kto spasuje, nie ma w tej rundzie kolejnych tur.',
      discover:
        'Odkryj miejsce mocy: wyślij do jego regionu tyle {witch}wiedźm, ile wskazuje karta, 1 albo 2, i weź to miejsce. Do końca rundy pole po nim zostaje puste.',
      token:
        'Aktywuj żeton klanu, raz na rundę: po stronie z symbolem słońca zbierasz plony ze wszystkich miejsc mocy w swoim zewnętrznym kręgu i otrzymujesz jeszcze 1 {herb}zioło i 1 {potion}miksturę.',
      play: 'Zagraj kartę z ręki: jako rytuał, specjalistę albo członka rady.',
      space:
        'Aktywuj pole akcji: umieść na nim {witch}wiedźmę albo {elder}mędrca i rozpatrz efekt tego pola. Jeśli jest tam strzałka, najpierw zapłać to, co stoi przed nią. Jedna wiedźma albo jeden mędrzec wystarczy, żeby pole było zajęte.',
      build:
        'Zbuduj katalizatory na wolnych polach budowy swoich rytuałów, naraz tyle, na ile cię stać: {scythe}sierp za 1 {herb}zioło, {orb}kulę za 2 {potion}mikstury.',
      free: 'Oprócz tego, jako akcja darmowa, w swojej turze ile razy chcesz: odrzuć 2 karty i otrzymaj 1 dowolny surowiec.',
    },
  },
  cards: {
    title: 'Karty',
    lines: {
      ritual:
        'Zapłać za rytuał i zagraj go na swoje miejsce mocy bez rytuału, w dowolnym kręgu. Jeśli to miejsce ma premię połączenia, otrzymujesz ją od razu; niektóre premie wymagają określonego słowa kluczowego na rytuale.',
      specialist:
        'Każdą postać można zagrać na dwa sposoby. Jako specjalistę: płacisz koszt podany na karcie, a jej efekt jest odtąd aktywny. Nikt nie może mieć dwóch specjalistów o tej samej nazwie. Efekt z symbolem obrotu to akcja darmowa, raz na rundę.',
      council:
        'Jako członka rady: zamiast kosztu z karty płacisz koszt z planszetki klanu. Liczy się wtedy tylko efekt na dole karty, a jej punkty nie.',
      scythe:
        '{scythe}Sierp na rytuale sprawia, że jego miejsce mocy przy każdym zbieraniu plonów daje plon jeszcze raz.',
      orb: '{orb}Kula przesuwa cię o pole na torze sabatu. Premię z każdego pola otrzymujesz od razu. Na końcu toru każde kolejne przesunięcie daje 2 {points}punkty zwycięstwa.',
      ours: 'Zasady pochodzą z instrukcji. Większość kart to nasz własny projekt: instrukcje pokazują tylko niektóre z nich, a i te tylko częściowo. To nie jest opublikowany zestaw kart.',
    },
  },
  battle: {
    title: 'Potem walki',
    lines: {
      regions:
        'Walki toczą się po kolei w każdym regionie. W walce bierze udział każdy, kto ma tam wiedźmę albo mędrca.',
      dial: 'Wszyscy potajemnie ustawiają swoje liczniki, od 0 do 9 punktów {mana}many, ale nie więcej, niż mają, i jednocześnie je pokazują. Ile ustawisz, tyle płacisz, nawet jeśli przegrasz.',
      rewards:
        'Na twoją siłę w walce składają się twoje wiedźmy i mędrcy w regionie oraz zapłacona mana. Przy sile 4, 6 i 8 otrzymujesz trofea tego regionu, czy wygrywasz, czy nie; trofea się sumują.',
      stone:
        'Kto ma największą siłę, bierze magiczny kamień; przy remisie ten, kto płaci więcej many, a potem ten, kto jest wcześniej w kolejności tur. W regionie „Jeziora Północne” zwycięzca zostaje też pierwszym graczem.',
    },
  },
  roundEnd: {
    title: 'Koniec rundy',
    lines: {
      ready:
        'Rozpatruje się efekty końca rundy, na puste pola trafiają nowe miejsca mocy, wszystkie wiedźmy i wszyscy mędrcy wracają do rezerw, a żetony klanów i obrócone karty są znów gotowe.',
      kept: 'Karty, surowce i manę zachowujesz na następną rundę.',
    },
  },
  scoring: {
    title: 'Punktowanie na koniec gry',
    lines: {
      stones:
        'Magiczne kamienie umieszczasz na miejscach mocy z takim samym symbolem w swoim wewnętrznym kręgu, najwyżej po jednym na każdym. Rytuał liczy się tam podwójnie.',
      adding:
        'Potem do twoich punktów dolicza się punkty za specjalistów, za efekty końca gry członków rady oraz za rytuały i miejsca mocy w twoim wewnętrznym kręgu.',
      nothing:
        'Karty na ręce i surowce nie są nic warte. Przy remisie wygrywa ten, kto ma więcej {mana}many; jeśli i tu jest remis, zwycięstwo jest wspólne.',
    },
  },
  alone: {
    title: 'Solo, przeciwko Automie',
    lines: {
      turns:
        'Po każdej twojej akcji głównej Automa ujawnia kartę i przesuwa się na swoim torze akcji o tyle pól, ile punktów jest warta ta karta. Pola z żółtym obrysem nigdy nie mija: zatrzymuje się na nim. Potem robi to, co każe pole. Gdy pasujesz, ona też pasuje.',
      beyond:
        'Jeśli nie może wykonać akcji pola (nie ma już wiedźm, rytuału do przeniesienia albo miejsca na rytuał), przesuwa się o 1 pole dalej i wykonuje akcję tamtego pola, aż któraś okaże się możliwa. Gdy jej zewnętrzny krąg jest pusty, po prostu nie zbiera plonów.',
      clan: 'Wybiera od lewej do prawej. Za karty nie płaci, a ich efekty nic jej nie dają; rytuały zagrywa najpierw na miejsca mocy z premią połączenia. Przenosi miejsce mocy z rytuałem wartym najwięcej punktów; jeśli go nie ma, przeniesienie w ramach premii przepada.',
      goods: 'To, co dałoby jej surowce, manę albo karty, daje jej punkty.',
      answers: 'Dla twoich kart jest innym graczem; jej zbieranie plonów liczy się jak aktywacja żetonu klanu.',
      battle:
        'W walce na jej siłę składają się numer rundy, jej wiedźmy w regionie i punkty z tylu kart z talii, ile ma tam wiedźm. Przy remisie wygrywasz ty.',
      scoring:
        'Na koniec punktuje tak jak ty, ale jej magiczne kamienie podwajają najlepsze rytuały w jej wewnętrznym kręgu, niezależnie od symboli.',
      win: 'To ty wybierasz, jak dobra jest Automa: od ucznia po następcę tronu. Jeśli masz tylko tyle samo punktów co ona, wygrywa ona.',
    },
  },
  tips: {
    title: 'Na pierwsze rozgrywki',
    lines: {
      places:
        'Najpierw odkrywaj, potem aktywuj żeton klanu: zbierzesz wtedy plony także z tego, co odkryjesz w tej rundzie.',
      inner:
        'Drogi rytuał w zewnętrznym kręgu nie jest na koniec nic wart. Wcześnie rozejrzyj się za przeniesieniami: w regionie „Góry Centralne”, na torze sabatu, na kartach.',
      witches:
        '{witch}Wiedźma w regionie robi dwie rzeczy: odkrywa miejsce mocy albo aktywuje tam pole akcji, a do tego walczy. Dwie w jednym regionie są często warte więcej niż po jednej w każdym.',
      bluff:
        '{mana}Mana, którą ustawisz, przepada. Często wystarczy sięgnąć po następne trofeum, a za kamień niech zapłaci ktoś inny.',
    },
  },
};
