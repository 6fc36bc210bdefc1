import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const de1: Person = {
  language: 'de',
  facts: {
    name: ['Friederike zu Hohenfels', 'Friederike Gräfin zu Hohenfels'],
    dateOfBirth: '1994-08-27',
    nationality: 'DE',
    email: 'f.hohenfels@example.com',
    phone: '+49 (0)30 / 23125-902',
    currentAddress: 'Gartenallee 41, 14193 Berlin',
    positionAppliedFor: ['Projektleiterin Dachanlagen', 'Projektleiterin Dachanlagen (w/m/d)'],
    pastIndustry: industry('de', 'solar', 'construction'),
  },
  documentTitle: 'Tabellarischer Lebenslauf',
  cover: ['Bewerbung um die Stelle als Projektleiterin Dachanlagen (w/m/d)'],
  name: 'Friederike zu Hohenfels',
  contactHeading: 'So erreichen Sie mich',
  contact: [
    ['Wohnort', 'Gartenallee 41\n14193 Berlin'],
    ['Fon', '+49 (0)30 / 23125-902'],
    ['Mail', 'f.hohenfels@example.com'],
  ],
  detailsHeading: 'Zur Person',
  details: [
    ['geboren', '27.8.1994 in Görlitz'],
    ['Staatsbürgerschaft', 'Deutschland'],
  ],
  dates: { month: 'MM/YY', range: '{start}-{end}', open: 'ab {start}' },
  sections: [
    {
      heading: 'Stationen',
      positions: [
        {
          title: 'Bauleiterin',
          organisation: 'Spreedach Solarbau GmbH',
          place: 'Berlin',
          start: '2021-05',
          end: 'present',
          points: ['Hallendächer mit geringer Tragreserve', 'Abnahme und Dokumentation'],
        },
        {
          title: 'Planerin',
          organisation: 'Büro Neißeblick',
          place: 'Görlitz',
          start: '2018-10',
          end: '2021-04',
        },
      ],
    },
    {
      heading: 'Lehre und Studium',
      entries: [
        {
          title: 'Bauingenieurwesen, M. Sc.',
          organisation: 'TU Lausitzer Land',
          start: '2016-10',
          end: '2018-09',
        },
        {
          title: 'Zimmerin (Gesellenbrief)',
          organisation: 'Holzbau Kretschmer',
          start: '2010-09',
          end: '2013-08',
        },
      ],
    },
    {
      heading: 'Sonstiges',
      lines: ['Polnisch fließend, Englisch gut', 'Höhentauglich (G41)'],
      aside: true,
    },
  ],
};

export const de2: Person = {
  language: 'de',
  facts: {
    name: 'Mehmet Öztürk',
    dateOfBirth: '1983-05-19',
    nationality: 'TR',
    email: 'mehmet.oeztuerk@example.org',
    phone: '0171 / 39 200 71',
    currentAddress: 'Kirchgasse 5, 8001 Zürich',
    positionAppliedFor: null,
    pastIndustry: industry('de', 'engineering', 'electronics', 'solar'),
  },
  name: 'Mehmet Öztürk',
  headline: 'Elektromeister · Instandhaltung · Schichtführung',
  photo: 'Bewerbungsfoto',
  contactHeading: 'Erreichbarkeit',
  contact: [
    ['Adresse', 'Kirchgasse 5\n8001 Zürich'],
    ['Handy', '0171 / 39 200 71'],
    ['E-Mail', 'mehmet.oeztuerk@example.org'],
  ],
  detailsHeading: 'Steckbrief',
  details: [
    ['Geb.', '19. Mai 1983'],
    ['Staatsangeh.', 'türkisch'],
    ['Konfession', 'keine'],
  ],
  dates: {
    month: 'MMM YYYY',
    range: '{start} – {end}',
    open: '{start} – dato',
    until: 'bis {end}',
  },
  sections: [
    {
      heading: 'Was ich gemacht habe',
      positions: [
        {
          title: 'Schichtführer Instandhaltung',
          organisation: 'Limmat Zellfertigung AG',
          place: 'Dietikon',
          start: '2016-04',
          end: 'present',
          points: ['Fünf Anlagen, zwölf Leute', 'Stillstände halbiert'],
        },
        {
          title: 'Betriebselektriker',
          organisation: 'Papierfabrik Aarau-West',
          place: 'Aarau',
          start: '2009-01',
          end: '2016-03',
        },
        {
          title: 'Elektroinstallateur',
          organisation: 'Elektro Bucher & Söhne',
          place: 'Olten',
          start: null,
          end: '2008-12',
        },
      ],
    },
    {
      heading: 'Was ich gelernt habe',
      entries: [
        {
          title: 'Meisterprüfung',
          organisation: 'Gewerbeschule Mittelland',
          start: '2013-08',
          end: '2015-06',
        },
        {
          title: 'Lehre Elektroniker',
          organisation: 'Berufsschule Olten',
          start: '2000-08',
          end: '2004-07',
        },
      ],
    },
    { heading: 'Was ich spreche', lines: ['Türkisch, Deutsch, Italienisch'], aside: true },
  ],
};

export const de3: Person = {
  language: 'de',
  facts: {
    name: ['Lena-Marie Pfeiffer', 'Pfeiffer, Lena-Marie', 'Pfeiffer Lena-Marie'],
    dateOfBirth: null,
    nationality: 'DE',
    email: 'lm.pfeiffer@example.net',
    phone: '0176 04069 088',
    currentAddress: ['Römerstr. 114, 52064 Aachen', 'Römerstraße 114, 52064 Aachen'],
    positionAppliedFor: ['Trainee Vertrieb', 'Einstieg als Trainee Vertrieb'],
    pastIndustry: industry('de', 'solar', 'trade', 'automotive', 'none'),
  },
  documentTitle: 'Kurzprofil',
  name: 'Lena-Marie Pfeiffer',
  headline: 'Ziel: Einstieg als Trainee Vertrieb (m/w/d)',
  contactHeading: 'Kontaktdaten',
  contact: [
    ['Anschrift:', 'Römerstr. 114\n52064 Aachen'],
    ['Mobiltelefon:', '0176 04069 088'],
    ['E-Mail-Adresse:', 'lm.pfeiffer@example.net'],
  ],
  detailsHeading: 'Angaben',
  details: [
    ['Nationalität', 'D'],
    ['Alter', '23 Jahre'],
  ],
  dates: { month: 'M/YYYY', range: '{start} – {end}', open: '{start} – laufend' },
  sections: [
    {
      heading: 'Akademische Ausbildung',
      entries: [
        {
          title: 'B. A. Betriebswirtschaft',
          organisation: 'Fachhochschule Dreiländereck',
          start: '2021-10',
          end: 'present',
        },
        { title: 'Abitur', organisation: 'Gymnasium am Wald', start: '2013-08', end: '2021-06' },
      ],
    },
    {
      heading: 'Praktika und Nebentätigkeiten',
      positions: [
        {
          title: 'Werkstudentin Vertriebsinnendienst',
          organisation: 'Kaiserstadt Energie GmbH',
          place: 'Aachen',
          start: '2023-03',
          end: 'present',
          points: ['Angebote für Balkonanlagen'],
        },
        {
          title: 'Praktikantin Einkauf',
          organisation: 'Maasland Fahrzeugteile',
          place: 'Heinsberg',
          start: '2022-07',
          end: '2022-09',
        },
      ],
    },
    {
      heading: 'Freiwilliges Engagement',
      entries: [
        {
          title: 'Teamleiterin',
          organisation: 'Jugendfeuerwehr Aachen-Süd',
          start: '2019-01',
          end: 'present',
        },
      ],
    },
    {
      heading: 'Sprachen & IT',
      lines: ['Englisch C1, Französisch B1', 'Office, Canva'],
      aside: true,
    },
    {
      heading: 'Referenz',
      lines: [
        'Herr Uwe Tillmann, Kaiserstadt Energie GmbH, Tel. 030 23125 777, u.tillmann@example.com',
      ],
    },
  ],
};
