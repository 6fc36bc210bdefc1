import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const pl1: Person = {
  language: 'pl',
  facts: {
    name: 'Małgorzata Szczepańska',
    dateOfBirth: '1986-01-17',
    nationality: 'PL',
    email: 'm.szczepanska@example.net',
    phone: '(+48) 798-765-432',
    currentAddress: ['al. Wiosenna 3A/7, 80-001 Gdańsk', 'aleja Wiosenna 3A/7, 80-001 Gdańsk'],
    positionAppliedFor: 'Kierownik magazynu',
    pastIndustry: industry('pl', 'logistics', 'trade'),
  },
  name: 'Małgorzata Szczepańska',
  photo: 'zdjęcie',
  headline: 'Aplikuję na stanowisko: Kierownik magazynu',
  contactHeading: 'Dane kontaktowe',
  contact: [
    ['Miejsce zamieszkania', 'al. Wiosenna 3A/7\n80-001 Gdańsk'],
    ['Tel. kom.', '(+48) 798-765-432'],
    ['Poczta', 'm.szczepanska@example.net'],
  ],
  detailsHeading: 'Informacje osobiste',
  details: [
    ['Urodzona', '17 stycznia 1986'],
    ['Obywatelstwo', 'Polska'],
  ],
  dates: { month: 'MM/YYYY', range: '{start} – {end}', open: '{start} – do teraz' },
  sections: [
    {
      heading: 'Kariera',
      positions: [
        {
          title: 'Zastępca kierownika magazynu',
          organisation: 'Bałtyk Dystrybucja S.A.',
          place: 'Gdańsk',
          start: '2017-06',
          end: 'present',
          points: ['Zespół 40 osób, 15 000 miejsc paletowych'],
        },
        {
          title: 'Specjalistka ds. logistyki',
          organisation: 'Portowa Spedycja',
          place: 'Gdynia',
          start: '2011-02',
          end: '2017-05',
        },
        {
          title: 'Magazynierka',
          organisation: 'Hurtownia Mewa',
          place: 'Sopot',
          start: '2008-09',
          end: '2010-12',
        },
      ],
    },
    {
      heading: 'Szkoły',
      entries: [
        {
          title: 'Technik logistyk',
          organisation: 'Zespół Szkół Morskich w Gdyni',
          start: '2002-09',
          end: '2006-06',
        },
      ],
    },
    { heading: 'Znajomość języków', lines: ['rosyjski i angielski komunikatywnie'], aside: true },
    {
      heading: 'Referencje',
      lines: ['Jerzy Nowak, Bałtyk Dystrybucja S.A., tel. 798 000 111, j.nowak@example.com'],
    },
  ],
};

export const pl2: Person = {
  language: 'pl',
  facts: {
    name: ['Piotr Adamczyk-Rojek', 'dr inż. Piotr Adamczyk-Rojek'],
    dateOfBirth: null,
    nationality: null,
    email: 'p.rojek@example.com',
    phone: '798 765 400',
    currentAddress: ['Łódź', 'Łódź, Polska'],
    positionAppliedFor: null,
    pastIndustry: [...industry('pl', 'solar', 'electronics', 'chemistry'), 'nauka', 'badania'],
  },
  name: 'dr inż. Piotr Adamczyk-Rojek',
  contactHeading: 'Kontakt ze mną',
  contact: [
    ['Miasto', 'Łódź'],
    ['Tel', '798 765 400'],
    ['Mail', 'p.rojek@example.com'],
  ],
  detailsHeading: 'Inne',
  details: [],
  dates: {
    month: 'MMMM YYYY',
    range: '{start} – {end}',
    open: 'od {start} do chwili obecnej',
    until: 'do {end}',
  },
  sections: [
    {
      heading: 'Podsumowanie',
      lines: ['Fizyk materiałowy, dwanaście lat w ogniwach i laminatach.'],
    },
    {
      heading: 'Zatrudnienie',
      positions: [
        {
          title: 'Kierownik laboratorium',
          organisation: 'Ogniwa Polskie S.A.',
          place: 'Łódź',
          start: '2019-10',
          end: 'present',
          points: ['Badania starzeniowe, akredytacja'],
        },
        {
          title: 'Starszy specjalista',
          organisation: 'Ogniwa Polskie S.A.',
          place: 'Łódź',
          start: '2016-01',
          end: '2019-09',
        },
        {
          title: 'Asystent',
          organisation: 'Instytut Cienkich Warstw',
          place: 'Łódź',
          start: null,
          end: '2015-12',
        },
      ],
    },
    {
      heading: 'Studia',
      entries: [
        {
          title: 'Doktorat, fizyka ciała stałego',
          organisation: 'Politechnika Bzury',
          start: '2010-10',
          end: '2015-06',
        },
      ],
    },
    {
      heading: 'Publikacje',
      lines: ['Trwałość folii przednich (2021), Zeszyty Fizyki Stosowanej'],
    },
    { heading: 'Programy', lines: ['Origin, Python, LabVIEW'], aside: true },
  ],
};

export const pl3: Person = {
  language: 'pl',
  facts: {
    name: 'Zuzanna Kot',
    dateOfBirth: '2001-12-30',
    nationality: 'PL',
    email: 'zuzanna.kot@example.org',
    phone: '+48798765411',
    currentAddress: [
      'ul. Jana III Sobieskiego 17 m. 4, 20-100 Lublin',
      'Jana III Sobieskiego 17 m. 4, 20-100 Lublin',
    ],
    positionAppliedFor: 'Młodszy specjalista ds. sprzedaży',
    pastIndustry: industry('pl', 'trade', 'solar', 'none'),
  },
  documentTitle: 'CV',
  cover: ['Dokumenty aplikacyjne'],
  name: 'Zuzanna Kot',
  headline: 'Ubiegam się o stanowisko: Młodszy specjalista ds. sprzedaży',
  contactHeading: 'Kontakt',
  contact: [
    ['Adres do korespondencji', 'ul. Jana III Sobieskiego 17 m. 4\n20-100 Lublin'],
    ['Nr telefonu', '+48798765411'],
    ['Adres e-mail', 'zuzanna.kot@example.org'],
  ],
  detailsHeading: 'Dane',
  details: [
    ['Ur.', '30.12.2001 r.'],
    ['Obywatelstwo', 'polskie'],
  ],
  dates: { month: 'YYYY.MM', range: '{start} – {end}', open: '{start} – nadal' },
  sections: [
    {
      heading: 'Nauka',
      entries: [
        {
          title: 'Ekonomia, licencjat',
          organisation: 'Akademia Wschodnia',
          start: '2020-10',
          end: '2023-07',
        },
      ],
    },
    {
      heading: 'Praktyki i staże',
      positions: [
        {
          title: 'Stażystka w dziale sprzedaży',
          organisation: 'Panele Roztocze',
          place: 'Zamość',
          start: '2023-02',
          end: '2023-06',
          points: ['Przygotowywanie ofert'],
        },
        {
          title: 'Praktykantka',
          organisation: 'Biuro Rachunkowe Bilans',
          place: 'Lublin',
          start: '2022-07',
          end: '2022-08',
        },
      ],
    },
    {
      heading: 'Działalność dodatkowa',
      entries: [
        {
          title: 'Wolontariuszka',
          organisation: 'Schronisko Cztery Łapy',
          start: '2019-03',
          end: 'present',
        },
      ],
    },
    {
      heading: 'Zgoda',
      lines: ['Zgadzam się na przetwarzanie danych osobowych w procesie rekrutacji.'],
    },
  ],
};
