import type { Chapter } from './chapter.ts';

export const pl: readonly Chapter[] = [
  {
    title: 'Decyzje',
    lines: [
      'To, co możesz zrobić, świeci. Naciśnij świecącą kartę lub pole albo wybierz z listy: to jedno i to samo. Jeśli karta daje kilka możliwości, po naciśnięciu na liście zostają tylko one; {show-all} przywraca resztę. Na ekranie dotykowym pierwsze naciśnięcie karty pokazuje jej tekst i to, co się stanie; drugie to wykonuje.',
      'Wskaż odpowiedź na liście, a {will-happen} powie, co ona spowoduje, o ile da się to przewidzieć.',
      'Gdy w płatności jest coś do wyboru, gra proponuje sposób zapłaty; możesz też złożyć ją samodzielnie.',
      'O to, czego nie da się cofnąć, gra pyta jeszcze raz: naciśnij ponownie, żeby to zrobić. Można to wyłączyć ({settings}), podobnie jak pierwsze naciśnięcie, które tylko pokazuje kartę.',
      'Gdy dotkniesz karty, której nie możesz użyć, zobaczysz dlaczego.',
    ],
  },
  {
    title: 'Jak czytać stół',
    lines: [
      'U góry widać rundę i fazę oraz czyja jest kolej. Karty i zasoby przeciwników są pomniejszone, twoje – powiększone; lupa pokazuje cały stół przeciwnika.',
      'Na telefonie i tablecie pasek nad stołem prowadzi do każdej jego części; liczba mówi, ile rzeczy tam świeci.',
      'Żeby zobaczyć kartę w dużym rozmiarze, z tekstem i zasadami: wskaż ją myszą, przejdź do niej klawiszem Tab albo przytrzymaj na niej palec.',
      'Przebieg gry idzie ruch po ruchu, jedna akcja w wierszu, i zaznacza, gdzie skończył się twój ostatni ruch; otwarty w całości opowiada też zdaniami albo tylko o jednym graczu. Na telefonie otwiera go dotknięcie ostatniej linijki.',
    ],
  },
  {
    title: 'Cofanie i podpowiedzi',
    lines: [
      '{undo} cofa twoją ostatnią odpowiedź, ile razy chcesz, dopóki nie stało się coś, czego nie da się odzobaczyć: odkryto kartę, coś dobrano albo zdecydował ktoś inny. Jeśli się nie da, przycisk mówi dlaczego. W grze z botami i bez zegara proponuje wtedy {turn-back}: zaczynasz turę od nowa, ale partia już się nie liczy.',
      '{hint} pyta bota o trzy najlepsze odpowiedzi. Bot widzi tylko to, co ty. W grze z botami jest to dozwolone, chyba że ustawisz inaczej.',
    ],
  },
  {
    title: 'Ruchy innych',
    lines: [
      'To, co robią inni, gra pokazuje krok po kroku. Jak szybko, decydujesz ty: {pace}, w ustawieniach. {skip} pomija to, co jeszcze czeka.',
    ],
  },
  {
    title: 'Ze znajomymi',
    lines: [
      '{with-friends} otwiera stół i daje ci link. Kto go otworzy, może usiąść do gry, na każdym urządzeniu i bez konta. Partia zaczyna się, gdy wszystkie miejsca są zajęte; {start-now} zapełnia wolne.',
      'Kto otworzy link do trwającej partii, ogląda ją i widzi tylko to, co leży odkryte.',
    ],
  },
  {
    title: 'Przerwy w grze',
    lines: [
      'Stronę możesz zamknąć w każdej chwili: partia jest na serwerze i czeka na stronie głównej, w części {continue}. Druga zakładka przeglądarki nie przeszkadza.',
      'Gdy zniknie połączenie, strona o tym mówi i próbuje dalej. Odpowiedź, która była w drodze, dotrze raz i tylko raz.',
      'W menu {leave-game} sprawia, że bot gra za ciebie do twojego powrotu; {resign} kończy partię dla ciebie.',
      'Żeby grać jako ta sama osoba gdzie indziej, wybierz na stronie głównej {another-device}.',
    ],
  },
  {
    title: 'Klawisze',
    lines: [
      'Całą partię można rozegrać z klawiatury: klawisze 1–9 wybierają odpowiedź, Tab przechodzi przez karty i odpowiedzi, Enter wybiera, U cofa, L otwiera przebieg gry, Esc znów pokazuje wszystkie opcje, a ? pokazuje wszystkie klawisze i znaczenie symboli.',
      'Dla czytników ekranu stół składa się z nagłówków, list i opisanych kart; to, co się dzieje i o co pyta gra, jest odczytywane.',
    ],
  },
  {
    title: 'Po partii',
    lines: [
      '{replay}: krok po kroku, oczami dowolnego gracza. {branch} robi z każdego momentu nowy stół, z botami.',
      '{verify}: twoja przeglądarka rozgrywa całą partię jeszcze raz i mówi, czy wszystko było uczciwe.',
    ],
  },
];
