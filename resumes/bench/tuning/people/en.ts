import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const en1: Person = {
  language: 'en',
  facts: {
    name: 'Oliver James Whitcombe',
    dateOfBirth: '1985-07-23',
    nationality: 'GB',
    email: 'oliver.whitcombe@example.com',
    phone: '07700 900417',
    currentAddress: [
      '14 Mill Lane, Bristol BS1 6QF, United Kingdom',
      '14 Mill Lane, Bristol BS1 6QF',
    ],
    positionAppliedFor: null,
    pastIndustry: industry('en', 'solar', 'construction'),
  },
  documentTitle: 'Curriculum Vitae',
  name: 'Oliver James Whitcombe',
  contactHeading: 'Contact',
  contact: [
    ['Address', '14 Mill Lane\nBristol BS1 6QF\nUnited Kingdom'],
    ['Phone', '07700 900417'],
    ['Email', 'oliver.whitcombe@example.com'],
  ],
  detailsHeading: 'Personal details',
  details: [
    ['Date of birth', '23 July 1985'],
    ['Nationality', 'British'],
  ],
  dates: { month: 'MMM YYYY', range: '{start} – {end}', open: '{start} – Present' },
  sections: [
    {
      heading: 'Work experience',
      positions: [
        {
          title: 'Installation Manager',
          organisation: 'Brightridge Solar Ltd',
          place: 'Bristol',
          start: '2018-03',
          end: 'present',
          points: [
            'Lead eleven crews on commercial roofs in the South West',
            'Cut the time from survey to grid connection by a third',
          ],
        },
        {
          title: 'Site Supervisor',
          organisation: 'Harrow & Vale Roofing',
          place: 'Bath',
          start: '2012-06',
          end: '2018-02',
          points: ['Supervised flat roofs and membranes for schools and warehouses'],
        },
        {
          title: 'Apprentice Electrician',
          organisation: 'Tolland Electrical',
          place: 'Taunton',
          start: '2008-09',
          end: '2012-05',
        },
      ],
    },
    {
      heading: 'Education',
      entries: [
        {
          title: 'HNC Electrical Engineering',
          organisation: 'Mendip College',
          start: '2008-09',
          end: '2010-07',
        },
      ],
    },
    {
      heading: 'Skills',
      lines: ['Site safety, scaffolding, drone surveys', 'Full UK driving licence'],
      aside: true,
    },
    { heading: 'Languages', lines: ['English (native)', 'French (basic)'], aside: true },
    { heading: 'References', lines: ['Available on request.'] },
  ],
};

export const en2: Person = {
  language: 'en',
  facts: {
    name: 'Priya Raman',
    dateOfBirth: null,
    nationality: 'IN',
    email: 'priya.raman@example.org',
    phone: ['+1 (312) 555-0147', '+1 312 555 0147'],
    currentAddress: [
      '2210 Larkspur Avenue, Apt 5, Chicago, IL 60614',
      '2210 Larkspur Avenue, Apt 5, Chicago, IL 60614, USA',
    ],
    positionAppliedFor: 'Senior Process Engineer',
    pastIndustry: industry('en', 'electronics', 'solar', 'engineering', 'chemistry'),
  },
  documentTitle: 'Resume',
  name: 'Priya Raman',
  headline: 'Application for the position of Senior Process Engineer',
  contactHeading: 'Contact',
  contact: [
    ['Address', '2210 Larkspur Avenue, Apt 5\nChicago, IL 60614'],
    ['Cell', '+1 (312) 555-0147'],
    ['E-mail', 'priya.raman@example.org'],
  ],
  detailsHeading: 'Personal Information',
  details: [['Citizenship', 'Indian']],
  dates: { month: 'MM/YYYY', range: '{start} - {end}', open: '{start} - present' },
  sections: [
    {
      heading: 'Summary',
      lines: [
        'Process engineer with nine years in semiconductor and module lines, from pilot to volume production.',
      ],
    },
    {
      heading: 'Professional Experience',
      positions: [
        {
          title: 'Process Engineer, Lamination',
          organisation: 'Lakefront Photovoltaics Inc.',
          place: 'Chicago, IL',
          start: '2020-08',
          end: 'present',
          points: [
            'Own the recipes of three laminators',
            'Raised first-pass yield from 94 % to 98 %',
          ],
          accepted: { title: ['Process Engineer'] },
        },
        {
          title: 'Associate Engineer',
          organisation: 'Corvane Semiconductor Corp.',
          place: 'Austin, TX',
          start: '2016-01',
          end: '2020-07',
          points: ['Statistical process control of wet benches'],
        },
        {
          title: 'Engineering Intern',
          organisation: 'Corvane Semiconductor Corp.',
          place: 'Austin, TX',
          start: '2015-05',
          end: '2015-08',
        },
      ],
    },
    {
      heading: 'Education',
      entries: [
        {
          title: 'M.S. Chemical Engineering',
          organisation: 'Prairie State University',
          start: '2013-08',
          end: '2015-12',
        },
        {
          title: 'B.Tech. Chemical Technology',
          organisation: 'Nilgiri Institute of Technology',
          place: 'India',
          start: '2009-07',
          end: '2013-05',
        },
      ],
    },
    {
      heading: 'Projects',
      entries: [
        {
          title: 'Peel-test rig',
          organisation: 'Own design, published drawings',
          start: '2021-02',
          end: '2021-11',
        },
      ],
    },
    { heading: 'Languages', lines: ['English', 'Tamil', 'German (A2)'], aside: true },
    { heading: 'Technical Skills', lines: ['JMP, Python, DOE, SPC, FMEA'], aside: true },
  ],
};

export const en3: Person = {
  language: 'en',
  facts: {
    name: ["Siobhán O'Dwyer", 'Siobhán O’Dwyer'],
    dateOfBirth: null,
    nationality: null,
    email: 'siobhan.odwyer@example.com',
    phone: '+353 1 555 0142',
    currentAddress: [
      'Apartment 9, 31 Quay Street, Dublin 2, Ireland',
      'Apartment 9, 31 Quay Street, Dublin 2',
    ],
    positionAppliedFor: null,
    pastIndustry: industry('en', 'software', 'trade', 'solar'),
  },
  name: 'Siobhán O’Dwyer',
  headline: 'Business Development Manager',
  contactHeading: 'Get in touch',
  contact: [
    ['Address', 'Apartment 9, 31 Quay Street\nDublin 2, Ireland'],
    ['Phone', '+353 1 555 0142'],
    ['Email', 'siobhan.odwyer@example.com'],
  ],
  detailsHeading: 'Details',
  details: [],
  dates: { month: 'YYYY', range: '{start}–{end}', open: '{start}–now' },
  sections: [
    {
      heading: 'About me',
      lines: [
        'I open markets: Spain, Poland and Japan so far, always with people on the ground first.',
      ],
    },
    {
      heading: 'Employment history',
      positions: [
        {
          title: 'Business Development Manager',
          organisation: 'Gridleaf Software',
          place: 'Dublin',
          start: '2021',
          end: 'present',
          points: ['Planning software for installers, sold in nine countries'],
        },
        {
          title: 'Account Executive',
          organisation: 'Gridleaf Software',
          place: 'Dublin',
          start: '2018',
          end: '2021',
        },
        {
          title: 'Sales Representative',
          organisation: 'Moyle Energy Supplies',
          place: 'Cork',
          start: '2015',
          end: '2018',
        },
      ],
    },
    {
      heading: 'Education',
      entries: [
        {
          title: 'BA International Business and Spanish',
          organisation: 'Liffey University',
          start: '2011',
          end: '2015',
        },
      ],
    },
    {
      heading: 'Volunteering',
      entries: [
        {
          title: 'Treasurer',
          organisation: 'Quayside Community Solar',
          start: '2019',
          end: 'present',
        },
      ],
    },
    { heading: 'Skills', lines: ['Negotiation, tenders, CRM'], aside: true },
    { heading: 'Languages', lines: ['English, Irish, Spanish'], aside: true },
  ],
};
