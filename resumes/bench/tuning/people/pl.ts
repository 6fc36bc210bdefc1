import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const pl1: Person = {
  language: 'pl',
  facts: {
    name: 'Agnieszka Wiśniewska-Zając',
    dateOfBirth: '1989-06-21',
    nationality: 'PL',
    email: 'agnieszka.zajac@example.org',
    phone: '601 234 567',
    currentAddress: 'ul. Klonowa 8/14, 50-123 Wrocław',
    positionAppliedFor: null,
    pastIndustry: industry('pl', 'solar', 'trade'),
  },
  documentTitle: 'Życiorys',
  name: 'Agnieszka Wiśniewska-Zając',
  contactHeading: 'Kontakt',
  contact: [
    ['Adres', 'ul. Klonowa 8/14\n50-123 Wrocław'],
    ['Telefon', '601 234 567'],
    ['E-mail', 'agnieszka.zajac@example.org'],
  ],
  detailsHeading: 'Dane osobowe',
  details: [
    ['Data urodzenia', '21.06.1989'],
    ['Obywatelstwo', 'polskie'],
  ],
  dates: { month: 'MM.YYYY', range: '{start} – {end}', open: 'od {start}' },
  sections: [
    {
      heading: 'Doświadczenie zawodowe',
      positions: [
        {
          title: 'Kierowniczka sprzedaży',
          organisation: 'Słoneczna Hurtownia Sp. z o.o.',
          place: 'Wrocław',
          start: '2019-03',
          end: 'present',
          points: ['Sprzedaż modułów i falowników do 200 instalatorów', 'Szkolenia dla monterów'],
        },
        {
          title: 'Doradczyni techniczna',
          organisation: 'Foto-Energia S.A.',
          place: 'Opole',
          start: '2014-09',
          end: '2019-02',
        },
        {
          title: 'Asystentka działu handlowego',
          organisation: 'Metalpol',
          place: 'Brzeg',
          start: '2012-07',
          end: '2014-08',
        },
      ],
    },
    {
      heading: 'Wykształcenie',
      entries: [
        {
          title: 'Zarządzanie, studia magisterskie',
          organisation: 'Uniwersytet Nadodrzański',
          start: '2007-10',
          end: '2012-06',
        },
      ],
    },
    { heading: 'Języki obce', lines: ['angielski – C1', 'niemiecki – B2'], aside: true },
    { heading: 'Umiejętności', lines: ['prawo jazdy kat. B', 'obsługa CRM'], aside: true },
    {
      heading: 'Klauzula',
      lines: ['Wyrażam zgodę na przetwarzanie moich danych osobowych na potrzeby rekrutacji.'],
    },
  ],
};

export const pl2: Person = {
  language: 'pl',
  facts: {
    name: ['Tomasz Krawiec', 'mgr inż. Tomasz Krawiec', 'inż. Tomasz Krawiec'],
    dateOfBirth: '1981-02-08',
    nationality: 'PL',
    email: 'tomasz.krawiec@example.com',
    phone: '+48 601 234 580',
    currentAddress: [
      'os. Zielone 4 m. 27, 31-970 Kraków',
      'os. Zielone 4 m. 27, 31-970 Kraków, Polska',
    ],
    positionAppliedFor: ['Inżynier utrzymania ruchu'],
    pastIndustry: industry('pl', 'engineering', 'automotive', 'electronics'),
  },
  documentTitle: 'Curriculum vitae',
  name: 'mgr inż. Tomasz Krawiec',
  headline: 'Stanowisko: Inżynier utrzymania ruchu',
  contactHeading: 'Kontakt',
  contact: [
    ['Adres zamieszkania', 'os. Zielone 4 m. 27\n31-970 Kraków'],
    ['Tel.', '+48 601 234 580'],
    ['E-mail', 'tomasz.krawiec@example.com'],
  ],
  detailsHeading: 'Dane osobowe',
  details: [
    ['Data i miejsce urodzenia', '8 lutego 1981 r., Tarnów'],
    ['Narodowość', 'polska'],
    ['Stan cywilny', 'żonaty'],
  ],
  dates: { month: 'MM.YYYY', range: 'od {start} do {end}', open: 'od {start} do dziś' },
  sections: [
    {
      heading: 'Przebieg kariery',
      positions: [
        {
          title: 'Specjalista ds. utrzymania ruchu',
          organisation: 'Wiązki Kablowe Małopolska Sp. z o.o.',
          place: 'Kraków',
          start: '2015-05',
          end: 'present',
          points: ['Przeglądy 80 maszyn', 'Wdrożenie TPM na trzech liniach'],
        },
        {
          title: 'Automatyk',
          organisation: 'Zakład Obrabiarek Beskid',
          place: 'Tarnów',
          start: '2009-01',
          end: '2015-04',
        },
        {
          title: 'Elektryk',
          organisation: 'Elektromontaż Dunajec',
          place: 'Tarnów',
          start: '2005-08',
          end: '2008-12',
        },
      ],
    },
    {
      heading: 'Edukacja',
      entries: [
        {
          title: 'Automatyka i robotyka, mgr inż.',
          organisation: 'Politechnika Podgórska',
          start: '2000-10',
          end: '2005-06',
        },
      ],
    },
    { heading: 'Języki', lines: ['angielski (B2), rosyjski (A2)'], aside: true },
    { heading: 'Zainteresowania', lines: ['modelarstwo, narty'], aside: true },
  ],
};

export const pl3: Person = {
  language: 'pl',
  facts: {
    name: 'Oleksandra Kovalchuk',
    dateOfBirth: null,
    nationality: 'UA',
    email: 'o.kovalchuk@example.net',
    phone: '+48 601 234 599',
    currentAddress: ['Poznań', '61-001 Poznań'],
    positionAppliedFor: null,
    pastIndustry: industry('pl', 'logistics', 'trade'),
  },
  name: 'Oleksandra Kovalchuk',
  headline: 'Koordynatorka logistyki',
  contactHeading: 'Kontakt',
  contact: [
    ['Adres', '61-001 Poznań'],
    ['Telefon', '+48 601 234 599'],
    ['E-mail', 'o.kovalchuk@example.net'],
  ],
  detailsHeading: 'O mnie',
  details: [['Obywatelstwo', 'ukraińskie']],
  dates: { month: 'MMMM YYYY', range: '{start} – {end}', open: '{start} – obecnie' },
  sections: [
    {
      heading: 'Doświadczenie',
      positions: [
        {
          title: 'Koordynatorka logistyki',
          organisation: 'Warta Cargo Sp. z o.o.',
          place: 'Poznań',
          start: '2022-05',
          end: 'present',
          points: ['Trasy do Niemiec, Francji i Hiszpanii'],
        },
        {
          title: 'Spedytorka',
          organisation: 'Trans-Lech',
          place: 'Gniezno',
          start: '2020-01',
          end: '2022-04',
        },
      ],
    },
    {
      heading: 'Wykształcenie',
      entries: [
        {
          title: 'Licencjat, logistyka',
          organisation: 'Wyższa Szkoła Handlu w Poznaniu',
          start: '2016-10',
          end: '2019-07',
        },
      ],
    },
    {
      heading: 'Wolontariat',
      entries: [
        { title: 'Tłumaczka', organisation: 'Fundacja Most', start: '2022-03', end: '2023-01' },
      ],
    },
    { heading: 'Języki', lines: ['ukraiński, polski, angielski'], aside: true },
    { heading: 'Umiejętności', lines: ['SAP TM, Excel'], aside: true },
  ],
};
