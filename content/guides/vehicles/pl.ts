import type { GuideText } from '../text.ts';

export const pl: GuideText = {
  title: 'Pojazdy: klejenie i okablowanie',
  text: 'Dla modułów off-grid na kamperach, ciężarówkach z zabudową furgonową, autobusach i łodziach: rozplanowanie, klejenie do lakieru, aluminium lub laminatu poliestrowo-szklanego, wprowadzenie przewodu i obwód aż do akumulatora.',
  tools: [
    'Rysunek dachu z oknami dachowymi, wywietrznikami, antenami i łączeniami',
    'Szablony z tektury w wielkości modułów',
    'Środek czyszczący, włóknina ścierna i, jeśli jest wymagany, podkład (primer): takie, jakie podaje karta katalogowa kleju',
    'Klej do nadwozi z jednej partii, w terminie ważności, i odpowiedni pistolet',
    'Taśma maskująca, dystanse ustalające grubość ścieżki, miękki wałek',
    'Próbki tej samej powierzchni do próby przyczepności',
    'Przepust kablowy z uszczelniaczem, osłona krawędzi, uchwyty przewodów',
    'Bezpieczniki z oprawkami, przewód o przekroju podanym w instrukcji regulatora ładowania, multimetr',
  ],
  conditions: [
    'Miejsce: w hali lub pod zadaszeniem, poziome, bez słońca; pojazd nie rusza z miejsca, dopóki klej się nie utwardzi.',
    'Powierzchnia: dobrze trzymający się lakier fabryczny, gołe aluminium lub laminat poliestrowo-szklany, przygotowane zgodnie z kartą katalogową kleju. Szpachla, miejsca lakierowane ponownie i folie to osobne powierzchnie; próbę przyczepności wykonuje się na każdej.',
    'Temperatura i wilgoć: dach, moduł i klej w zakresie karty katalogowej. Ciemny dach w słońcu może go znacznie przekraczać.',
    'Krzywizna: tylko w jednym kierunku, o promieniu uzgodnionym z nami dla tego modułu.',
    'Obciążenie: moduły, klej i przewody mieszczą się w ładowności, a wysokość nie przekracza wpisanej w dowodzie rejestracyjnym lub świadectwie zgodności.',
    'Ekipa: dwie osoby do każdego modułu; obwód wykonuje osoba z kwalifikacjami do instalacji elektrycznych pojazdów.',
  ],
  steps: {
    title: 'Od szablonu do pierwszego ładowania',
    steps: [
      {
        title: 'Rozłożenie szablonów',
        text: 'Okna dachowe dają się otworzyć, nikt nie musi stawać na module, a między modułami mieści się szczotka. Zaznacza się miejsca puszek przyłączeniowych i przepustu.',
      },
      {
        title: 'Przymiarka',
        text: 'Moduły układa się na sucho, prowadzi przewody, a obrysy wyznacza taśmą maskującą.',
      },
      {
        title: 'Czyszczenie i przygotowanie',
        text: 'Tylko w obrysach, za jednym razem; potem nie wolno już dotykać powierzchni.',
      },
      {
        title: 'Najpierw przewód do środka',
        text: 'Jeśli się wierci, to tam, gdzie pozwala na to producent pojazdu i gdzie rysunek dostarczonego modułu pokazuje przewód, nigdy nad elementem szkieletu. Krawędź trzeba osłonić, przepust uszczelnić i zostawić pętlę, z której skapuje woda.',
      },
      {
        title: 'Nałożenie ścieżek',
        text: 'Wzdłuż, zgodnie z kierunkiem jazdy; przednią krawędź zamyka ścieżka bez przerw. Grubość ścieżki ustalają dystanse.',
      },
      {
        title: 'Ułożenie i dociśnięcie',
        text: 'Od jednej strony do drugiej, bez pęcherzy powietrza. Krawędzie dociska się tak długo, jak podaje karta katalogowa.',
      },
      {
        title: 'Podłączenie we właściwej kolejności',
        text: 'Instrukcja regulatora ładowania rozstrzyga, w jakiej kolejności podłącza się akumulator i moduły, a w jakiej się je odłącza. Bezpiecznik umieszcza się blisko akumulatora.',
      },
      {
        title: 'Pierwsza jazda powoli',
        text: 'Dopiero po utwardzeniu kleju. Po pierwszych kilometrach trzeba się zatrzymać i obejrzeć każdą przednią krawędź.',
      },
    ],
  },
  checks: [
    'Wzdłuż każdej przedniej krawędzi ścieżka nie ma przerw.',
    'Okna, anteny i wywietrzniki są wolne, a woda spływa.',
    'Przepust jest wodoszczelny: polać wodą i zajrzeć do środka.',
    'Przewody są umocowane i się nie ocierają; przy każdym otworze jest osłona krawędzi.',
    'Biegunowość się zgadza; napięcie obwodu otwartego także w mróz pozostaje poniżej maksymalnego napięcia wejściowego regulatora ładowania.',
    'Bezpieczniki mają wartość podaną w instrukcjach i są dostępne.',
    'Akumulator się ładuje; końcowe napięcie ładowania jest takie, jakie podaje jego instrukcja.',
    'Wysokość i masa są wpisane do dokumentów, jeśli jest to wymagane.',
  ],
  care: [
    'Po pierwszej długiej jeździe, a potem przed każdym sezonem: przednie krawędzie, narożniki, przepust.',
    'Myć ręcznie; szczotki myjni i strumień myjki ciśnieniowej trzymać z dala od krawędzi.',
    'Usuwać śnieg i liście bez skrobania.',
    'Jeśli krawędź modułu się podnosi, nie wolno jechać dalej przed jej zabezpieczeniem.',
  ],
  decisions: [
    {
      document: 'Instrukcja montażu modułu',
      decides: 'Zginanie, ścieżki kleju, odstępy, przewody i złącza, gdzie nie wolno stawać',
    },
    {
      document: 'Karta katalogowa kleju',
      decides:
        'Powierzchnie, przygotowanie, grubość ścieżki, temperatura, kiedy pojazd może ruszyć',
    },
    {
      document: 'Instrukcja regulatora ładowania',
      decides:
        'Maksymalne napięcie i prąd wejściowy, przekroje, bezpieczniki, kolejność podłączania',
    },
    {
      document: 'Instrukcja akumulatora',
      decides: 'Napięcie i prąd ładowania, temperatury, miejsce montażu',
    },
    {
      document: 'Producent pojazdu lub zabudowy',
      decides: 'Gdzie wolno wiercić i obciążać, lakier, poduszki powietrzne i anteny, gwarancja',
    },
    {
      document: 'Organ rejestrujący i stacja kontroli pojazdów',
      decides: 'Czy wysokość, masa lub obwód wymagają badania i wpisu do dokumentów',
    },
  ],
  record: {
    lines: [
      'Pojazd: marka, model, numer rejestracyjny',
      'Powierzchnia dachu, przygotowanie',
      'Klej: produkt, partia, termin ważności',
      'Temperatura powierzchni',
      'Próba przyczepności: data, miejsce zerwania',
      'Regulator ładowania i akumulator: modele',
      'Jazda możliwa od: data, godzina',
    ],
    columns: [
      'Moduł',
      'Sprawdzone krawędzie',
      'Biegunowość',
      'Zmierzone Voc (V)',
      'Bezpiecznik (A)',
      'Prąd ładowania (A)',
      'Podpis',
    ],
  },
};
