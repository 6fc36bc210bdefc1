import type { AboutText } from './text.ts';

export const pl: AboutText = {
  title: 'O nas',
  description:
    'Kim jesteśmy: producent modułów eArc bez szkła w liczbach i w oczach innych oraz kontakt dla klientów, mediów i inwestorów.',
  hero: {
    title: 'Produkujemy moduły fotowoltaiczne bez szkła',
    text: 'eArc to krzem krystaliczny na dachy, pojazdy i balkony, dla których moduł szklany byłby za ciężki. Tutaj można przeczytać, kim jesteśmy, co napisali o nas inni i jak się z nami skontaktować.',
    action: 'Napisz do nas',
    alternative: 'Zobacz kalendarium',
  },
  company: [
    { heading: 'Co produkujemy' },
    'Opracowujemy i produkujemy ultralekkie moduły fotowoltaiczne. Zamiast szkła ogniwa chroni cienki laminat, dzięki czemu moduł waży około {smf-520.weightPerArea}.',
    'Z tego samego laminatu powstaje pięć serii: SMF do klejenia, SMH „Dragonfly” do mocowania klemami, moduły off-grid do pojazdów i łodzi, moduły balkonowe oraz przenośna ładowarka słoneczna. Budowę laminatu i jego ograniczenia opisujemy na stronie [Technologia eArc](/eArc).',
  ],
  figures: {
    title: 'Firma w liczbach',
    capacity: 'roczna zdolność produkcyjna pierwszej gigafabryki',
    patents: '[patent|patenty|patentów] naszego założyciela',
    shipped: 'modułów dostarczonych do tej pory',
    years: 'doświadczenia w projektach',
    gigawatt: 'GW',
    yearsUnit: '[rok|lata|lat]',
  },
  founder: {
    title: 'Nasz założyciel: przede wszystkim badacz',
    text: 'Ponad {papers} publikacji naukowych i {patents} patentów: nasz założyciel wywodzi się z badań. Widać to na tej stronie: liczby mają podane źródło, przykłady są oznaczone, a o tym, czego nie zmierzono, mówimy wprost.',
    action: 'Zobacz, jak zbudowany jest laminat',
  },
  history: {
    title: 'Co napisali inni',
    text: 'Każdy wpis ma źródło spoza firmy. Nota o prawach autorskich w tym serwisie zaczyna się od 2015 roku; najwcześniejsze przytoczone tu wydarzenie pochodzi z 2017 roku. Masy podajemy tak, jak je wtedy opublikowano; nie są to wartości dzisiejszych modeli.',
    train: {
      text: 'W grudniu w australijskim Byron Bay rusza pociąg słoneczny: 6,5 kW modułów na pociągu i 30 kW na dachu hali postojowej.',
      source: 'The Northern Star, gazeta australijska',
    },
    museum: {
      text: 'W Sydney na stromym dachu Wharf 7, budynku muzeum morskiego, pojawia się 812 modułów o łącznej mocy 235 kW. Oszczędności oszacowano na około 50 000 dolarów australijskich rocznie.',
      source: 'Clean Energy Regulator, urząd australijski',
    },
    sportsHall: {
      text: 'Hala sportowa w niemieckim Waldkirch otrzymuje 245 kW modułów z ramą, mocowanych klemami na dachu z blachy tytanowo-cynkowej. Inna publikacja podaje 190 kW.',
      source: 'pv magazine, wydanie niemieckie, 5 kwietnia 2019; druga liczba: leichtbauwelt.de',
    },
    weights: {
      text: 'Masa w publikacjach: założyciel mówi o 2,5 kg/m²; wcześniejszy artykuł podaje 3,5 kg/m² dla modułów klejonych i 4,5 kg/m² dla modułów z ramą.',
      source: 'pv magazine, 28 maja 2019; pv magazine, wydanie niemieckie, 5 kwietnia 2019',
    },
    class430: {
      text: 'W październiku debiutuje klasa 430 W, z ramą i bezramowa, z ogniwami połówkowymi mono PERC. Moduł z ramą waży 11,2 kg.',
      source: 'pv magazine, wydanie australijskie, 13 stycznia 2022',
    },
    factory: {
      text: 'W styczniu prasa donosi o otwarciu fabryki lekkich modułów o zdolności produkcyjnej {capacity}.',
      source: 'pv magazine, wydanie australijskie, 13 stycznia 2022',
    },
  },
  investors: {
    title: 'Inwestorzy: co jest publiczne',
    text: 'Mamy inwestorów. Ich nazw i udziałów nie publikujemy w tym serwisie, podobnie jak naszych sprawozdań finansowych, a żadna z zawartych tu treści nie jest ofertą nabycia udziałów. Publiczne są liczby i kalendarium powyżej. W pozostałych sprawach prosimy o wiadomość z informacją, kogo Państwo reprezentują i czego chcą się dowiedzieć. Jeśli nie będziemy mogli odpowiedzieć, powiemy to wprost.',
    action: 'Zadaj pytanie jako inwestor',
  },
  customerService: {
    title: 'Obsługa klienta: pomogą cztery informacje',
    text: 'Jesteśmy dostępni od poniedziałku do piątku w godz. 9:00–17:30. Jeśli pytanie dotyczy modułu w eksploatacji, prosimy podać model, datę montażu, miejsce i sposób mocowania oraz to, co Państwo zauważyli. W miarę możliwości prosimy dołączyć dwa zdjęcia: jedno z daleka, jedno z bliska. Prosimy nie usuwać złączy: według naszej instrukcji z 2019 roku oznacza to utratę gwarancji. Numer telefonu poniżej to dane przykładowe.',
    action: 'Napisz do obsługi klienta',
    call: 'Zadzwoń: {hotline}',
    questions: 'Częste pytania',
    documents: 'Karty katalogowe i poradniki',
  },
  sustainability: [
    { heading: 'Zrównoważony rozwój: co twierdzimy, a czego nie' },
    'To można sprawdzić na wadze: moduł SMF waży około {smf-520.weightPerArea}, o {lighterThanGlass} mniej niż moduł szklany. Mniej trzeba przewieźć i podnieść, mniej musi unieść dach. Czy konkretny dach obejdzie się bez wzmocnienia, trzeba osobno obliczyć.',
    {
      list: [
        'Nie używamy ogólnych twierdzeń dotyczących ekologiczności. Od 27 września 2026 roku dyrektywa (UE) 2024/825 wymaga na nie dowodów.',
        'Nie kompensujemy emisji na papierze po to, by nazwać moduł neutralnym.',
        'Nie podajemy śladu węglowego, dopóki nie możemy opublikować tu zweryfikowanej wartości.',
        'Nie składamy deklaracji o recyklingu, dopóki nie możemy wskazać tu partnera i procesu.',
      ],
    },
    'Znaleźli Państwo zdanie, które obiecuje więcej? [Prosimy o informację](#feedback).',
  ],
  media: {
    title: 'Dla mediów',
    text: 'Liczby i źródła do cytowania znajdują się wyżej na tej stronie. Pełna nazwa firmy jest w nocie prawnej; numer telefonu poniżej to dane przykładowe. Obrazy w tym serwisie to wizualizacje, nie fotografie. W materiałach o eArc można ich używać z podpisem „Wizualizacja: eArc”. Fotografie gotowych realizacji należą do innych osób; prosimy najpierw zapytać. Materiały prasowe zawierają logotyp, wybrane obrazy i warunki korzystania.',
    action: 'Wyślij pytanie prasowe',
    call: 'Zadzwoń: {pressPhone}',
    kit: 'Otwórz materiały prasowe',
    alternative: 'Sprawdź, jak pisać nazwy',
  },
  mediaForm: {
    title: 'Pytanie prasowe',
    text: 'Prosimy podać redakcję, temat i termin oddania materiału. Imię i nazwisko oraz adres e-mail są potrzebne, abyśmy mogli odpowiedzieć.',
  },
  feedback: {
    title: 'Opinie i uwagi: gdzie się mylimy?',
    text: 'Liczba, która się nie zgadza, zdanie, które obiecuje za dużo, strona, z której nie da się korzystać: prosimy napisać, o którą stronę chodzi i czego Państwo oczekiwali. Imię i nazwisko oraz adres e-mail są nieobowiązkowe, ale bez adresu nie możemy odpowiedzieć.',
  },
  contact: {
    title: 'Kontakt z obsługą klienta',
    text: 'Formularz do pytań o moduły i serwis oraz do wszystkich spraw, które nie mają własnego formularza. Jeśli piszą Państwo jako inwestor albo w sprawie pracy, prosimy zaznaczyć to w pierwszym zdaniu. Abyśmy mogli odpowiedzieć, wystarczą imię i nazwisko oraz adres e-mail. W sprawie oferty prosimy skorzystać z formularza na stronie głównej.',
  },
};
