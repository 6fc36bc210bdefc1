import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const en1: Person = {
  language: 'en',
  facts: {
    name: 'Thandiwe Mokoena',
    dateOfBirth: '1992-10-09',
    nationality: 'ZA',
    email: 't.mokoena@example.net',
    phone: '+44 20 7946 0321',
    currentAddress: [
      'Flat 3, 88 Copper Street, Leeds LS1 4XZ',
      'Flat 3, 88 Copper Street, Leeds LS1 4XZ, UK',
    ],
    positionAppliedFor: 'Quality Lead',
    pastIndustry: [...industry('en', 'engineering', 'chemistry', 'solar'), 'glass', 'quality'],
  },
  documentTitle: 'Curriculum Vitae',
  photo: 'Photo',
  name: 'Thandiwe Mokoena',
  headline: 'Job applied for: Quality Lead',
  contactHeading: 'Reach me',
  contact: [
    ['Home', 'Flat 3, 88 Copper Street\nLeeds LS1 4XZ'],
    ['Tel', '+44 20 7946 0321'],
    ['Mail', 't.mokoena@example.net'],
  ],
  detailsHeading: 'Personal information',
  details: [
    ['Born', '9 October 1992, Durban'],
    ['Citizen of', 'South Africa'],
    ['Gender', 'Female'],
  ],
  dates: { month: 'MMMM YYYY', range: '{start} to {end}', open: 'Since {start}' },
  sections: [
    {
      heading: 'Career history',
      positions: [
        {
          title: 'Quality Engineer',
          organisation: 'Pennine Laminates plc',
          place: 'Leeds',
          start: '2019-11',
          end: 'present',
          points: [
            'Peel, damp-heat and hail tests for flexible sheets',
            'Audits of suppliers in Japan and Italy',
          ],
        },
        {
          title: 'Laboratory Technician',
          organisation: 'Umgeni Glassworks',
          place: 'Durban',
          start: '2015-02',
          end: '2019-06',
        },
      ],
    },
    {
      heading: 'Learning',
      entries: [
        {
          title: 'National Diploma, Analytical Chemistry',
          organisation: 'Coastal Technikon',
          start: '2012-01',
          end: '2014-12',
        },
      ],
    },
    {
      heading: 'Mother tongue and other languages',
      lines: ['isiZulu', 'English', 'German (beginner)'],
      aside: true,
    },
    {
      heading: 'Referees',
      lines: ['Mr Graham Oakes, Pennine Laminates plc, g.oakes@example.com, 020 7946 0888'],
    },
  ],
};

export const en2: Person = {
  language: 'en',
  facts: {
    name: ['Marcus Delacroix-Webb', 'Marcus Delacroix-Webb, P.E.', 'Marcus Delacroix-Webb PE'],
    dateOfBirth: null,
    nationality: null,
    email: 'marcus.dw@example.com',
    phone: '(415) 555-0162',
    currentAddress: ['Oakland, CA', 'Oakland, CA 94601', 'Oakland, California'],
    positionAppliedFor: null,
    pastIndustry: industry('en', 'solar', 'engineering', 'construction'),
  },
  name: 'Marcus Delacroix-Webb',
  contactHeading: 'Connect',
  contact: [
    ['Location', 'Oakland, CA'],
    ['Phone', '(415) 555-0162'],
    ['Email', 'marcus.dw@example.com'],
    ['Web', 'linkedin.example/in/marcus-dw'],
  ],
  detailsHeading: 'Facts',
  details: [],
  dates: { month: 'MMM. YYYY', range: '{start}—{end}', open: '{start}—Current' },
  sections: [
    {
      heading: 'Where I have worked',
      positions: [
        {
          title: 'Director of Engineering',
          organisation: 'Tidewater Rooftop Power',
          place: 'Oakland, CA',
          start: '2022-01',
          end: 'present',
          points: ['Lead 24 engineers across structural, electrical and permitting'],
        },
        {
          title: 'Senior Structural Engineer',
          organisation: 'Tidewater Rooftop Power',
          place: 'Oakland, CA',
          start: '2018-06',
          end: '2021-12',
          points: ['Load calculations for 300 warehouses'],
        },
        {
          title: 'Structural Engineer',
          organisation: 'Bellwether & Crane Consulting',
          place: 'Reno, NV',
          start: '2013-03',
          end: '2018-05',
        },
      ],
    },
    {
      heading: 'Selected projects',
      entries: [
        {
          title: 'Ferry terminal canopy',
          organisation: 'Bay Harbor Authority',
          start: '2020-02',
          end: '2020-09',
        },
      ],
    },
    {
      heading: 'Degrees',
      entries: [
        {
          title: 'B.S. Civil Engineering',
          organisation: 'Sierra Western College',
          start: '2008-08',
          end: '2012-12',
        },
      ],
    },
    { heading: 'Tools', lines: ['RISA, Revit, Python'], aside: true },
  ],
};

export const en3: Person = {
  language: 'en',
  facts: {
    name: 'Wei Ling Tan',
    dateOfBirth: '1999-01-31',
    nationality: 'SG',
    email: 'weiling.tan@example.org',
    phone: '+65 8123 4567',
    currentAddress: [
      '25 Orchid Walk #07-02, Singapore 247981',
      '25 Orchid Walk, #07-02, Singapore 247981',
    ],
    positionAppliedFor: 'Graduate Supply Chain Analyst',
    pastIndustry: industry('en', 'logistics', 'electronics', 'none'),
  },
  documentTitle: 'Résumé',
  cover: ['Application documents'],
  name: 'Wei Ling Tan',
  headline: 'Applying for: Graduate Supply Chain Analyst',
  contactHeading: 'Contact details',
  contact: [
    ['Address', '25 Orchid Walk #07-02\nSingapore 247981'],
    ['Mobile', '+65 8123 4567'],
    ['Email', 'weiling.tan@example.org'],
  ],
  detailsHeading: 'Particulars',
  details: [
    ['D.O.B.', '31/01/1999'],
    ['Nationality', 'Singaporean'],
  ],
  dates: { month: 'MM-YYYY', range: '{start} to {end}', open: '{start} to date' },
  sections: [
    {
      heading: 'Academic record',
      entries: [
        {
          title: 'BSc Supply Chain Management, Second Upper',
          organisation: 'Straits University',
          start: '2018-08',
          end: '2022-05',
        },
        {
          title: 'Exchange semester',
          organisation: 'Universität Neckarufer',
          place: 'Germany',
          start: '2020-09',
          end: '2021-02',
        },
      ],
    },
    {
      heading: 'Internships',
      positions: [
        {
          title: 'Procurement Intern',
          organisation: 'Merlion Semicon Pte Ltd',
          place: 'Singapore',
          start: '2021-05',
          end: '2021-08',
          points: ['Compared quotes of eleven wafer suppliers'],
        },
        {
          title: 'Warehouse Intern',
          organisation: 'Causeway Freight',
          place: 'Johor Bahru',
          start: '2019-12',
          end: '2020-02',
        },
      ],
    },
    {
      heading: 'Activities',
      entries: [
        {
          title: 'Vice-President',
          organisation: 'Campus Green Club',
          start: '2020-01',
          end: '2021-12',
        },
      ],
    },
    { heading: 'Computer skills', lines: ['Excel, SQL, Tableau'], aside: true },
  ],
};
