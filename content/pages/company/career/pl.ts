import type { CareerText } from './text.ts';

export const pl: CareerText = {
  title: 'Kariera',
  description:
    'Na czym polega praca w eArc, czego się spodziewać i jak aplikować: tuż po studiach albo z doświadczeniem.',
  hero: {
    title: 'Praca nad tym, co zastępuje szkło',
    text: 'Większość modułów fotowoltaicznych opiera się na szkle. Nasze nie. Stąd pytania o materiały, maszyny, dachy i pojazdy, na które nie ma jeszcze wszystkich odpowiedzi. Zapraszamy osoby, które chcą szukać ich razem z nami.',
    action: 'Zobacz oferty pracy',
    alternative: 'Poznaj dwie ścieżki',
  },
  vision: {
    text: 'Nasza wizja: nikt nie powinien rezygnować z fotowoltaiki tylko dlatego, że szkło jest za ciężkie.',
    basis:
      'Około {excludedRoofs} dachów komercyjnych i przemysłowych nie przeniesie dodatkowego obciążenia, które wnosi tradycyjna instalacja z modułami szklanymi, czyli co najmniej {minimumRoofLoad} (nasz szacunek, 2026).',
  },
  joining: [
    { heading: 'Nasza misja' },
    'Produkujemy moduły bez szkła, sprawdzamy, co wytrzymują, i piszemy, gdzie się nie nadają.',
    { heading: 'Jaka praca czeka' },
    {
      list: [
        'Materiały: jakie warstwy chronią ogniwo, gdy nie ma szkła, i jak długo?',
        'Produkcja: gigafabryka o zdolności produkcyjnej {capacity}, od pierwszego łańcucha ogniw po flash test.',
        'Badania: mgła solna, korozja amoniakalna, ogień, piasek niesiony wiatrem i degradacja indukowana potencjałem (PID).',
        'Zastosowanie: klejenie i mocowanie klemami na dachach, pojazdach i łodziach, razem z ludźmi, którzy odpowiadają za wynik.',
      ],
    },
    { heading: 'Czego się spodziewać' },
    'Czasem trzeba będzie powiedzieć „nie”: powłoce, na której klej nie trzyma pewnie, albo twierdzeniu bez pomiaru. Potrzebna jest też cierpliwość, bo starzenia na zewnątrz nie da się przyspieszyć.',
    'Nie ma tu listy benefitów, bo zależą od kraju i umowy. Widełki płacowe, miejsce pracy i rodzaj umowy powinny znaleźć się w każdym ogłoszeniu. Jeśli czegoś brakuje, prosimy zapytać przed rozmową.',
  ],
  tracks: [
    { heading: 'Po studiach' },
    'Kierunek może być różny: inżynieria materiałowa, elektrotechnika, konstrukcje, chemia, zarządzanie, języki. Nie oczekujemy doświadczenia zawodowego. Prosimy pokazać coś własnego, na przykład pracę dyplomową, pomiar lub program, i opowiedzieć, co po drodze poszło źle.',
    { heading: 'Z doświadczeniem' },
    'Linie do laminowania, kleje, konstrukcje dachowe, certyfikacja albo sprzedaż: prosimy opowiedzieć o decyzji, która dziś byłaby inna. Osoby z innej branży prosimy o wskazanie, co się tu przyda.',
  ],
  activities: {
    title: 'Nasze wydarzenia',
    text: 'Pracę można poznać jeszcze przed złożeniem aplikacji: podczas wizyty, dnia szkoleniowego dla instalatorów albo dnia w laboratorium. Oto najbliższe terminy; minione są na liście wszystkich wydarzeń. Wydarzenia oznaczone jako dane przykładowe się nie odbędą.',
  },
  next: {
    title: 'Jak aplikować',
    text: 'Prosimy przejrzeć oferty pracy. Jeśli nie ma wśród nich właściwej, zawsze można wysłać aplikację bez ogłoszenia.',
    action: 'Zobacz oferty pracy',
    alternative: 'Wyślij aplikację bez ogłoszenia',
  },
};
