import type { GuideText } from '../text.ts';

export const pl: GuideText = {
  title: 'Mocowanie klemami',
  text: 'Dla SMH „Dragonfly” z fabrycznie zintegrowaną ramą montażową i innych modułów z ramą, na rąbku stojącym lub na szynach: co przygotować, w jakiej kolejności pracować, co sprawdzić i co zapisać.',
  tools: [
    'Plan rozmieszczenia, sznur traserski, taśma miernicza',
    'Klemy przeznaczone do tego rąbka lub tej szyny, przeliczone, z instrukcją',
    'Klucz dynamometryczny z ważną kalibracją i odpowiednie końcówki',
    'Suwmiarka do wysokości i szerokości rąbka',
    'Wzornik przycięty do rozstawu klem',
    'Zabezpieczenie przed upadkiem z wysokości, obuwie na miękkiej podeszwie, rękawice',
    'Multimetr i przewody pomiarowe dopuszczone do napięcia wyższego niż napięcie łańcucha; klipsy do mocowania przewodów na ramie',
    'Pisak do oznaczania dokręconych śrub',
  ],
  conditions: [
    'Konstrukcja: konstruktor potwierdził rezerwę nośności i ssanie wiatru, także dla samych rąbków i ich mocowania.',
    'Rąbek: prosty, nieuszkodzony, o kształcie, do którego przeznaczono klemę. Najpierw zakłada się jedną na próbę.',
    'Metale: klema, rąbek i rama muszą być ze sobą kompatybilne, inaczej któryś z nich koroduje. Dopuszczalne pary podaje instrukcja klemy.',
    'Ekipa: dwie osoby do każdego modułu; łańcuchy i podłączenie wykonuje wykwalifikowany elektryk.',
    'Pogoda: nie pracuje się na dachu oblodzonym ani mokrym. Moduł podnosi się tylko wtedy, gdy dwie osoby utrzymają go nieruchomo przy każdym podmuchu; jeśli instrukcja lub przepisy o pracy na dachach podają niższą dopuszczalną prędkość wiatru, obowiązuje ona.',
  ],
  steps: {
    title: 'Od pierwszej klemy do ostatniego łańcucha',
    steps: [
      {
        title: 'Pomiar rąbków',
        text: 'Rozstaw, wysokość i szerokość, w kilku miejscach. Dach rzadko jest tak regularny jak jego plan.',
      },
      {
        title: 'Wyznaczenie rzędów',
        text: 'Punktem wyjścia jest linia prosta, prostopadła do rąbków. Wolne zostają kalenica, przejścia i strefy wykluczone w obliczeniach wiatrowych.',
      },
      {
        title: 'Pierwszy rząd ręcznie',
        text: 'Śruby dokręca się tylko na tyle, aby klemy trzymały. Po wyrównaniu do linii dokręca się je kluczem dynamometrycznym.',
      },
      {
        title: 'Przenoszenie i układanie modułów',
        text: 'Dwie osoby, za ramę, nigdy za przewód ani puszkę przyłączeniową. Żadne narzędzie nie dotyka laminatu.',
      },
      {
        title: 'Zaciśnięcie klem',
        text: 'Tylko na ramie, w strefie dopuszczonej w instrukcji, po obu stronach tak samo.',
      },
      {
        title: 'Swoboda ruchu',
        text: 'Blachy i ramy rozszerzają się w różnym stopniu. Należy zachować szczeliny podane w instrukcjach; żadna klema ani rząd nie przechodzi przez dylatację.',
      },
      {
        title: 'Prowadzenie przewodów i podłączenie',
        text: 'Przewody mocuje się do ramy, z dala od wody. Ramy uziemia się zgodnie z instrukcjami. Trzeba sprawdzić biegunowość i zmierzyć każdy łańcuch.',
      },
    ],
  },
  checks: [
    'Przy każdym module liczba i położenie klem są zgodne z instrukcją.',
    'Każdą śrubę dokręcono kluczem dynamometrycznym i oznaczono.',
    'Żadna klema nie opiera się na laminacie ani nie leży poza dopuszczoną strefą ramy.',
    'Rąbki są nieuszkodzone, żadna blacha nie jest podniesiona.',
    'Dylatacje i szczeliny są wolne.',
    'Ramy uziemiono zgodnie z instrukcjami.',
    'Przewody przymocowano do ramy; żaden nie leży tam, gdzie spływa woda.',
    'Biegunowość i napięcie obwodu otwartego każdego łańcucha zmierzono; wyniki są zgodne z oczekiwanymi.',
  ],
  care: [
    'Moment dokręcania sprawdza się ponownie, kiedy wymaga tego instrukcja klemy, oraz po pierwszej wichurze.',
    'Raz w roku: sprawdzić, czy klemy się nie przesunęły, czy nic nie koroduje i czy przewody się nie poluzowały.',
    'Moduł z wgniecioną ramą wymienia się: rama nie trzyma już tak, jak podczas badań.',
    'Czyścić wodą i miękką szczotką; bez myjki ciśnieniowej i rozpuszczalników.',
  ],
  decisions: [
    {
      document: 'Instrukcja montażu modułu',
      decides:
        'Strefy mocowania na ramie, liczba i rozstaw klem, dopuszczalne obciążenia, uziemienie, przewody i złącza',
    },
    {
      document: 'Instrukcja klemy',
      decides:
        'Profile rąbka, moment dokręcania, metale, późniejsze kontrole, czy wolno jej użyć ponownie',
    },
    {
      document: 'Obliczenia statyczne i wiatrowe',
      decides: 'Rezerwa nośności, strefy bez modułów, liczba klem przy krawędziach i w narożach',
    },
    {
      document: 'Producent lub wykonawca dachu',
      decides: 'Zgoda, punkty stałe i dylatacje blach, mocowanie rąbków',
    },
    {
      document: 'Instrukcja falownika',
      decides:
        'Napięcie i prąd wejściowy, uziemienie, pomiar izolacji, kolejność załączania i wyłączania',
    },
    {
      document: 'Przepisy krajowe',
      decides:
        'Kto może pracować na dachu i przy instalacji elektrycznej, zgłoszenia, dostęp dla straży pożarnej',
    },
  ],
  record: {
    lines: [
      'Dach: blacha, wysokość i szerokość rąbka',
      'Klema: producent, typ',
      'Klucz dynamometryczny: kalibracja do',
      'Ustawiony moment dokręcania i jego źródło',
    ],
    columns: [
      'Rząd lub łańcuch',
      'Moduły',
      'Klemy',
      'Sprawdzony moment',
      'Biegunowość',
      'Zmierzone Voc (V)',
      'Podpis',
    ],
  },
};
