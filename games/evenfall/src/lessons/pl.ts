import type { FirstWords } from './words.ts';

/** Nazwy kart stoją zawsze w mianowniku, dlatego w cudzysłowie. */
const quoted = (name: string): string => `„${name}”`;

export const pl: FirstWords = {
  title: 'Pierwsza rozgrywka: solo z Automą',
  steps: {
    discover: {
      says: ({ name }) =>
        `Przez trzy rundy prowadzisz klan wiedźm. Najpierw szukasz miejsc. **Odkryj ${quoted(name('thistle-meadow'))}**: idzie tam jedna wiedźma i miejsce jest twoje. Rosną tam zioła.`,
      place: ({ card }) => `Znalezione! ${quoted(card)} jest twoje i daje plon w każdej rundzie.`,
      card: () => 'Dobrze. Teraz przyda się miejsce, z którego można zbierać plony.',
      token: () => 'Plonów jeszcze nie ma, ale zioło i mikstura też się przydadzą. Następnym razem najpierw miejsca.',
    },
    endTurn: {
      says: () =>
        'Jedna akcja główna na turę. Jest jeszcze drobny dodatek, dwie karty za surowiec; na razie go zostaw. **Zakończ turę.**',
    },
    automa: {
      says: ({ card }) =>
        `Automa to nikt. Ujawnia kartę, tym razem ${quoted(card)}, idzie o tyle pól, ile karta ma punktów, i robi to, co tam znajdzie. To wszystko.`,
    },
    bind: {
      says: ({ name }) =>
        `Rytuały łączy się z miejscami, po jednym na każdym. **Zagraj ${quoted(name('twin-scythes'))} na ${quoted(name('nqobantu-mine'))}**: leży w wewnętrznym kręgu, gdzie pracują mędrcy. Da też kartę.`,
      outside: () => 'Połączone. W zewnętrznym kręgu używają go tylko wiedźmy, dopóki miejsce nie trafi do środka.',
      other: ({ card }) => `${quoted(card)}: też dobrze. Plan pozostaje ten sam.`,
      wide: () => 'Rytuał leży na swoim miejscu. Jeden na miejsce; jego punkty liczą się w wewnętrznym kręgu.',
    },
    two: {
      says: ({ name }) =>
        `**Odkryj ${quoted(name('weathered-milestone'))}**: potrzeba dwóch wiedźm, ale każdy plon to dwa punkty. Co odkryjesz przed zbiorami, da plon razem z resztą.`,
      other: ({ card }) => `${quoted(card)}: też dobrze. Co odkryjesz przed zbiorami, da plon razem z resztą.`,
    },
    scythe: {
      says: ({ name }) =>
        `**Zagraj ${quoted(name('sickle-dance'))} na ${quoted(name('weathered-milestone'))}.** Dostaniesz za darmo sierp, a z sierpem miejsce daje plon dwa razy. Z dwóch punktów robią się cztery.`,
      inside: () => 'Sierp działa przy zbieraniu plonów, a w środku się ich nie zbiera. Jeśli chcesz, cofnij.',
      meadow: ({ name }) => `Czyli dwa zioła na plon: tym żywi się rytuał ${quoted(name('twin-scythes'))}.`,
      wide: () => 'Sierp: miejsce pod nim za każdym razem daje plon jeszcze raz.',
    },
    harvest: {
      says: () =>
        'Teraz, raz na rundę: **aktywuj żeton klanu.** Wszystko w zewnętrznym kręgu daje plon, a do tego dostajesz zioło i miksturę.',
      after: () => 'To były plony. Najpierw odkrywać, potem zbierać: taka kolejność się opłaca.',
      wide: () => 'Wszystko w zewnętrznym kręgu dało już plon w tej rundzie. Odkrywaj przedtem, nie potem.',
    },
    elders: {
      says: ({ name }) =>
        `Mędrcy pracują w wewnętrznym kręgu. **Wyślij mędrca na ${quoted(name('twin-scythes'))}**: jedno zioło, trzy punkty. Zmieści się tam ich dowolnie wielu.`,
      witch: () => 'Wiedźma też może. Więcej jest jednak warta na zewnątrz: tam odkrywa i walczy.',
      wide: () => 'Pole akcji: przed strzałką cena, za nią zysk. Mędrcy pracują w środku, wiedźmy wszędzie.',
      goal: ({ name, herbs, elders }) =>
        `${quoted(name('twin-scythes'))}: trzy punkty za zioło i mędrca. Zioła: ${herbs}. Mędrcy w rezerwie: ${elders}.`,
    },
    person: {
      says: ({ name }) =>
        `Postacie gra się na dwa sposoby. **Zagraj kartę ${quoted(name('sefu'))} jako specjalistę i użyj jej**: jej efekt masz w każdej rundzie. Na radę przyjdzie czas.`,
      council: () => 'W radzie liczy się tylko dolny wiersz: trzy punkty za każde przeniesienie. Też się opłaca.',
      wide: () => 'Jako specjalista: efekt, od tej chwili. W radzie: tylko dolny wiersz, za inną cenę.',
    },
    inAndOut: {
      says: () =>
        'Przeniesienie zabiera miejsce do środka na zawsze. **Na zewnątrz daje plony, w środku liczy się na koniec.** Za wcześnie: zrezygnuj z przeniesienia i weź kartę.',
      moved: () => 'W środku liczy się na koniec, ale plonów już nie da. Jeśli chcesz, cofnij.',
      wide: () => 'Na zewnątrz miejsce daje plony, w środku liczy się na koniec. Drogi powrotnej nie ma.',
    },
    region: {
      says: () =>
        'Została jedna wiedźma. **Wyślij ją do regionu „Jeziora Północne”**: za niepotrzebną kartę weźmiesz trzy surowce. Wybierz zioła, czekają na nie mędrcy.',
      mountains: () => 'Nowe karty: zobacz, co zdziałają w następnej rundzie.',
      wide: () => 'Użyła pola, a w tym regionie będzie też walczyć.',
    },
    pass: {
      says: () =>
        'Nie ma już nic do zrobienia. **Spasuj**: potem przyjdą walki, po jednej w każdym regionie, gdzie ktoś stoi. Karty i surowce zostają u ciebie.',
      wide: ({ witches, elders }) =>
        `W rezerwie zostały: wiedźmy ${witches}, mędrcy ${elders}. I tak wszyscy wracają, więc następnym razem wyślij ich wcześniej.`,
    },
    dial: {
      says: () =>
        'Twoja siła to tutaj dwie wiedźmy. Mana ją zwiększa i przepada. Od **czterech** dostajesz kartę, nawet gdy przegrasz. **Ustaw dwa.**',
      saved: () => 'Zostaje na później. Ta walka nic więc nie da.',
      wide: () => 'Siła to twoje figury i ustawiona mana. Trofea są od 4, 6 i 8, nawet gdy przegrasz.',
    },
    lost: {
      says: () =>
        'Automa miała więcej siły i bierze magiczny kamień: liczy rundę, swoje wiedźmy i po karcie za każdą z nich. Twoje zdobycze zostają u ciebie.',
    },
    home: {
      says: ({ points, automa }) =>
        `Wszyscy wracają, są nowe miejsca, żeton znów jest gotowy i masz sześć nowych kart. Jest ${points} do ${automa}, zostały dwie rundy.`,
    },
    again: {
      says: ({ name }) =>
        `To samo, tylko szybciej: **odkryj, potem zbierz plony.** ${quoted(name('apothecary-terraces'))} to zioło i mikstura. ${quoted(name('golden-cauldron'))} kosztuje po dwa.`,
      early: () => 'Plony zebrane. Co odkryjesz teraz, da coś dopiero w następnej rundzie.',
      goal: ({ name, herbs, potions }) =>
        `Na ${quoted(name('golden-cauldron'))}: 2 zioła i 2 mikstury. Masz ${herbs} i ${potions}. Odkrywaj, zbieraj i zagraj tę kartę.`,
    },
    cauldron: {
      says: ({ name }) =>
        `**${quoted(name('golden-cauldron'))}**: cztery punkty na koniec, jeśli leży w środku, i cztery za każdą pracę mędrca. **Połącz go na zewnątrz**; zaraz go przeniesiemy.`,
      other: () => 'Dobrze. W takim razie do środka trafi to miejsce.',
    },
    transfer: {
      says: ({ name }) =>
        `Teraz się opłaca. **Użyj karty ${quoted(name('sefu'))}**, to akcja darmowa: miejsce idzie do środka razem z rytuałem. Mniej plonów, za to punkty na koniec i praca dla mędrców.`,
      wide: ({ card }) =>
        `${quoted(card)} leży teraz w środku: plonów już nie da, ale liczy się na koniec i przyjmie mędrców.`,
    },
    elderInside: {
      says: ({ name }) =>
        `W środku mogą pracować mędrcy. **Wyślij jednego na ${quoted(name('golden-cauldron'))}: mikstura, cztery punkty.** To pole mieści jedną figurę, więc raz na rundę.`,
    },
    gather: {
      says: () =>
        '**Jeszcze raz „Jeziora Północne”**: za niepotrzebną kartę zioło i dwie mikstury. Za mikstury będzie zaraz coś nowego.',
    },
    orb: {
      says: () =>
        'Katalizatory: sierp kosztuje zioło, **kula** dwie mikstury. **Zbuduj kulę**: to krok na torze sabatu, a każdy krok coś daje.',
      scythe: () => 'Na miejscu w zewnętrznym kręgu podwaja plony.',
      wide: () => 'Krok na torze sabatu: każdy daje to, co na nim widać.',
    },
    mountains: {
      says: () =>
        'Ostatnia wiedźma: **wyślij ją do regionu „Góry Centralne”.** Trzy karty albo przeniesienie i dwie. I będzie tam walczyć obok tych, które już są.',
    },
    spend: {
      says: () =>
        'Mana na dwie walki, a tutaj masz mniej wiedźm niż tam. Po połowie to niewiele: **tutaj nic, tam wszystko.**',
      wide: () => 'Trofea są od 4, 6 i 8. Mana pomiędzy nic nie kupuje; kto ma największą siłę, bierze kamień.',
    },
    stone: {
      says: () =>
        'Magiczny kamień podwaja rytuał na miejscu w środku, które ma ten sam symbol. **Weź ten, którego symbol ma miejsce z twoim najlepszym rytuałem**, jeśli tu jest.',
      other: () => 'Dobrze. Zadbaj o miejsce z tym symbolem w środku.',
    },
    last: {
      says: ({ points, automa }) =>
        `Ostatnia runda, ${points} do ${automa}. Co zostanie na zewnątrz, na koniec się nie liczy. Odkryj, zbierz plony, potem **przenieś, co się da.** Ta runda jest twoja.`,
      goal: ({ name }) =>
        `Przenieś do środka, co się da: ${quoted(name('sefu'))} i „Góry Centralne”. Na zewnątrz się nie liczy.`,
    },
    council: {
      says: ({ name }) =>
        `W **radzie** liczy się tylko dolny wiersz, za cenę z twojej planszetki. **Zagraj tam kartę ${quoted(name('zuri'))}**: dwa punkty za każdy widoczny artefakt.`,
      specialist: () => 'Ma własne punkty, ale kosztuje więcej ksiąg. Policz, co daje więcej.',
      wide: ({ card }) => `${quoted(card)} zasiada w twojej radzie: liczy się tylko dolny wiersz.`,
    },
    alone: {
      says: () =>
        'Nikogo więcej tu nie ma: wygrywasz i bez many. Kupuje ona tylko trofea, od czterech, sześciu i ośmiu.',
    },
    stones: {
      says: () => 'Kamienie trafiają na miejsca z ich symbolem. **Zostaw to stołowi**: znajdzie, gdzie dają najwięcej.',
    },
    end: {
      says: ({ points, automa, before }) =>
        points > automa
          ? `${points} do ${automa}, wygrana! W trakcie gry było ${before}, na koniec doszło ${points - before}: postacie, rada, rytuały w środku, kamienie. Wiesz już, gdzie szukać.`
          : `${automa} do ${points}. Koniec gry dał ci ${points - before}: kolejne punkty kryją się w rytuałach w środku i w kamieniach. Jeszcze raz to samo rozdanie?`,
    },
  },
};
