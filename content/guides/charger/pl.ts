import type { GuideText } from '../text.ts';

export const pl: GuideText = {
  title: 'Przenośna ładowarka słoneczna',
  text: 'Dla przenośnej ładowarki słonecznej: jak ją rozłożyć i skierować do słońca, do czego pasują jej wyjścia, a do czego nie, i jak dbać, aby służyła długo.',
  tools: [
    'Ładowarka w torbie, z dołączonymi przewodami',
    'Ładowane urządzenie lub przenośna stacja zasilania, z instrukcją',
    'Dwie linki lub dwa śledzie do zabezpieczenia przed wiatrem',
    'Sucha, miękka ściereczka',
  ],
  conditions: [
    'Podłoże: suche i twarde. Gorący piasek, maska samochodu w słońcu i deska rozdzielcza są za gorące dla ładowarki i dla akumulatora urządzenia.',
    'Wiatr: ładowarkę przywiązać lub obciążyć przy krawędziach; podmuch ją przewróci.',
    'Deszcz: zabrać do środka. Wyjścia i wtyczki mają być suche, bez względu na to, co wytrzymuje materiał.',
    'Cień: nie może padać na żaden segment, nawet cień linki czy gałęzi.',
    'Dzieci i zwierzęta: nikt na nią nie staje, nikt nie bawi się przewodami.',
  ],
  steps: {
    title: 'Podłączanie krok po kroku',
    steps: [
      {
        title: 'Najpierw obejrzeć',
        text: 'Jeśli widać pęknięcia, załamania albo nadpalone lub krzywe wtyczki, ładowarka zostaje w torbie.',
      },
      {
        title: 'Wybór wyjścia',
        text: 'Napięcie i wtyczka wyjścia muszą być takie, jakie podaje instrukcja urządzenia. Nigdy nie wciska się wtyczki na siłę.',
      },
      {
        title: 'Najpierw ładowarka, potem urządzenie',
        text: 'Ładowarkę rozkłada się w słońcu, czeka, aż napięcie na wyjściu się ustabilizuje, i dopiero wtedy podłącza urządzenie. Jeśli instrukcja podaje inną kolejność, obowiązuje instrukcja.',
      },
      {
        title: 'Urządzenie w cieniu',
        text: 'Za ładowarką lub w otwartej torbie, z dopływem powietrza. Jeśli jest gorące w dotyku, odłącza się je i czeka, aż ostygnie; dopiero potem ładuje się dalej.',
      },
      {
        title: 'Przez przenośną stację zasilania',
        text: 'Stacja wyrównuje wahania, które powodują chmury. Jej wejście musi być przystosowane do napięcia obwodu otwartego ładowarki, także w zimny, jasny poranek.',
      },
      {
        title: 'Na koniec dnia',
        text: 'Odłączyć, odczekać, aż ostygnie, wytrzeć do sucha, złożyć na szwach i zamknąć torbę.',
      },
    ],
  },
  checks: [
    'Wszystkie segmenty są w pełnym słońcu.',
    'Ładowarka jest ustawiona prostopadle do promieni słońca; w ostatnich godzinach poprawiano jej ustawienie.',
    'Żaden przewód nie jest napięty, przyciśnięty ani nie leży w kałuży.',
    'Urządzenie pokazuje, że się ładuje.',
    'Urządzenie i wtyczka są co najwyżej ciepłe w dotyku.',
  ],
  care: [
    'Przechowywać sucho, złożoną tylko na szwach, bez ciężkich rzeczy na wierzchu.',
    'Przecierać wodą; nie używać rozpuszczalników, nie prać w pralce.',
    'Dwa razy w roku: rozłożyć, obejrzeć szwy, kieszenie i wtyczki i przez godzinę coś ładować.',
    'Ładowarki nadepniętej, nadpalonej lub przemoczonej już się nie używa.',
  ],
  decisions: [
    {
      document: 'Instrukcja ładowarki',
      decides: 'Wyjścia, ich napięcie i prąd, temperatury, woda, co wolno podłączać razem',
    },
    {
      document: 'Instrukcja urządzenia',
      decides:
        'Napięcie wejściowe i wtyczka, czy może się ładować ze źródła, które zmienia się z chmurami',
    },
    {
      document: 'Instrukcja przenośnej stacji zasilania',
      decides: 'Maksymalne napięcie i prąd wejściowy, wtyczka, kolejność podłączania',
    },
    { document: 'Instrukcja akumulatora', decides: 'Temperatury, w których wolno go ładować' },
    {
      document: 'Przepisy przewozowe',
      decides: 'Jak przewozić ładowarki, powerbanki i stacje zasilania w samolocie i na promie',
    },
  ],
  record: {
    lines: ['Data i miejsce zakupu', 'Urządzenia, z którymi jest używana: napięcie wejściowe'],
    columns: [
      'Data',
      'Słońce, niebo',
      'Wyjście',
      'Urządzenie',
      'Przed (%)',
      'Po (%)',
      'Czas (h)',
      'Podpis',
    ],
  },
};
