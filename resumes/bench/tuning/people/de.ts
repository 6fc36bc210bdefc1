import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const de1: Person = {
  language: 'de',
  facts: {
    name: 'Katharina Lindner',
    dateOfBirth: '1988-03-14',
    nationality: 'DE',
    email: 'katharina.lindner@example.de',
    phone: '030 23125 417',
    currentAddress: 'Ahornweg 12, 04229 Leipzig',
    positionAppliedFor: null,
    pastIndustry: industry('de', 'solar', 'trade'),
  },
  documentTitle: 'Lebenslauf',
  name: 'Katharina Lindner',
  contactHeading: 'Kontakt',
  contact: [
    ['Anschrift', 'Ahornweg 12\n04229 Leipzig'],
    ['Telefon', '030 23125 417'],
    ['E-Mail', 'katharina.lindner@example.de'],
  ],
  detailsHeading: 'Persönliche Daten',
  details: [
    ['Geburtsdatum', '14.03.1988'],
    ['Geburtsort', 'Halle (Saale)'],
    ['Staatsangehörigkeit', 'deutsch'],
    ['Familienstand', 'verheiratet, ein Kind'],
  ],
  dates: { month: 'MM/YYYY', range: '{start} – {end}', open: '{start} – heute' },
  sections: [
    {
      heading: 'Berufserfahrung',
      positions: [
        {
          title: 'Vertriebsleiterin Photovoltaik',
          organisation: 'Sonnwerk Handels GmbH',
          place: 'Leipzig',
          start: '2019-04',
          end: 'present',
          points: [
            'Führung eines Teams von acht Personen im Innen- und Außendienst',
            'Aufbau des Großhandels für Dachanlagen in Sachsen und Thüringen',
          ],
        },
        {
          title: 'Vertriebsingenieurin',
          organisation: 'Heliotec Systeme AG',
          place: 'Dresden',
          start: '2015-09',
          end: '2019-03',
          points: ['Beratung von Gewerbekunden zu Dachanlagen bis 500 kWp'],
        },
        {
          title: 'Projektassistentin',
          organisation: 'Ingenieurbüro Wendland & Partner',
          place: 'Halle',
          start: '2013-10',
          end: '2015-08',
          points: ['Angebote, Ertragsberechnungen und Bauanträge'],
        },
      ],
    },
    {
      heading: 'Ausbildung',
      entries: [
        {
          title: 'Master of Engineering, Erneuerbare Energien',
          organisation: 'Hochschule Saaletal',
          start: '2011-10',
          end: '2013-09',
        },
        {
          title: 'Bachelor of Engineering, Elektrotechnik',
          organisation: 'Hochschule Saaletal',
          start: '2008-10',
          end: '2011-09',
        },
      ],
    },
    {
      heading: 'Sprachen',
      lines: [
        'Deutsch: Muttersprache',
        'Englisch: verhandlungssicher',
        'Polnisch: Grundkenntnisse',
      ],
      aside: true,
    },
    {
      heading: 'Kenntnisse',
      lines: ['MS Office, PV*SOL, CRM-Systeme', 'Führerschein Klasse B'],
      aside: true,
    },
    { heading: '', lines: ['Leipzig, den 03.02.2025'] },
  ],
};

export const de2: Person = {
  language: 'de',
  facts: {
    name: [
      'Jens-Peter von Rothenfels',
      'Dr. Jens-Peter von Rothenfels',
      'Dr.-Ing. Jens-Peter von Rothenfels',
    ],
    dateOfBirth: '1979-11-02',
    nationality: 'AT',
    email: 'jp.rothenfels@example.com',
    phone: '+49 171 3920045',
    currentAddress: 'Lindenstraße 7a, 80331 München',
    positionAppliedFor: ['Leiter Produktion', 'Leiter Produktion (m/w/d)'],
    pastIndustry: industry('de', 'engineering', 'solar', 'electronics'),
  },
  documentTitle: 'Lebenslauf',
  name: 'Dr.-Ing. Jens-Peter von Rothenfels',
  headline: 'Bewerbung als Leiter Produktion (m/w/d)',
  contactHeading: 'Kontakt',
  contact: [
    ['Adresse', 'Lindenstraße 7a\n80331 München'],
    ['Mobil', '+49 171 3920045'],
    ['E-Mail', 'jp.rothenfels@example.com'],
  ],
  detailsHeading: 'Angaben zur Person',
  details: [
    ['Geboren am', '2. November 1979 in Graz'],
    ['Nationalität', 'Österreich'],
  ],
  dates: { month: 'MM.YYYY', range: '{start} bis {end}', open: 'seit {start}' },
  sections: [
    {
      heading: 'Beruflicher Werdegang',
      positions: [
        {
          title: 'Produktionsleiter',
          organisation: 'Laminatwerk Isartal GmbH',
          place: 'Freising',
          start: '2017-01',
          end: 'present',
          points: [
            'Verantwortung für 120 Beschäftigte in drei Schichten',
            'Ausschuss um 18 % gesenkt',
          ],
        },
        {
          title: 'Stellvertretender Werksleiter',
          organisation: 'Kelheim Modultechnik GmbH',
          place: 'Kelheim',
          start: '2011-06',
          end: '2016-12',
          points: ['Einführung der Laminierlinie 4', 'Schlanke Fertigung nach eigenem Leitfaden'],
        },
        {
          title: 'Prozessingenieur',
          organisation: 'Kelheim Modultechnik GmbH',
          place: 'Kelheim',
          start: '2008-02',
          end: '2011-05',
        },
      ],
    },
    {
      heading: 'Studium',
      entries: [
        {
          title: 'Promotion zum Dr.-Ing.',
          organisation: 'Technische Universität Alpenrand',
          start: '2004-10',
          end: '2008-01',
        },
        {
          title: 'Diplom Maschinenbau',
          organisation: 'Technische Universität Alpenrand',
          start: '1999-10',
          end: '2004-09',
        },
      ],
    },
    {
      heading: 'Sprachkenntnisse',
      lines: ['Deutsch (Muttersprache)', 'Englisch (C1)', 'Italienisch (B1)'],
      aside: true,
    },
    { heading: 'Interessen', lines: ['Bergwandern, Chorgesang'], aside: true },
  ],
};

export const de3: Person = {
  language: 'de',
  facts: {
    name: 'Aylin Yıldız-Brandt',
    dateOfBirth: null,
    nationality: null,
    email: 'aylin.yb@example.org',
    phone: '0176 04069 033',
    currentAddress: ['Am Hafen 3, 20457 Hamburg', '20457 Hamburg, Am Hafen 3'],
    positionAppliedFor: null,
    pastIndustry: industry('de', 'logistics'),
  },
  name: 'Aylin Yıldız-Brandt',
  headline: 'Logistikplanerin',
  contactHeading: 'Kontakt',
  contact: [
    ['Anschrift', 'Am Hafen 3\n20457 Hamburg'],
    ['Mobil', '0176 04069 033'],
    ['E-Mail', 'aylin.yb@example.org'],
  ],
  detailsHeading: 'Persönliches',
  details: [],
  dates: { month: 'MMMM YYYY', range: '{start} – {end}', open: 'seit {start}' },
  sections: [
    {
      heading: 'Profil',
      lines: [
        'Logistikplanerin mit sieben Jahren Erfahrung in Lager, Seefracht und Zollabwicklung.',
      ],
    },
    {
      heading: 'Berufspraxis',
      positions: [
        {
          title: 'Logistikplanerin',
          organisation: 'Nordkai Spedition GmbH & Co. KG',
          place: 'Hamburg',
          start: '2020-02',
          end: 'present',
          points: [
            'Planung von 400 Containern im Monat',
            'Ansprechpartnerin für Häfen in Spanien und China',
          ],
        },
        {
          title: 'Disponentin',
          organisation: 'Elbtrans Logistik GmbH',
          place: 'Hamburg',
          start: '2017-08',
          end: '2020-01',
        },
        {
          title: 'Praktikantin Lagerlogistik',
          organisation: 'Wesertor Kontraktlogistik',
          place: 'Bremen',
          start: '2016-03',
          end: '2016-08',
        },
      ],
    },
    {
      heading: 'Bildungsweg',
      entries: [
        {
          title: 'B. Sc. Logistikmanagement',
          organisation: 'Hochschule Nordkante',
          start: '2013-10',
          end: '2017-07',
        },
      ],
    },
    {
      heading: 'Ehrenamt',
      entries: [
        {
          title: 'Trainerin',
          organisation: 'Ruderverein Süderelbe',
          start: '2018-04',
          end: 'present',
        },
      ],
    },
    { heading: 'Sprachen', lines: ['Deutsch', 'Türkisch', 'Englisch'], aside: true },
    { heading: 'EDV', lines: ['SAP EWM, Excel, Power BI'], aside: true },
  ],
};
