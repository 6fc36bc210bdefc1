import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Academic, typeset: years in the margin, the firm after the title, publications and referees. */
export const sheet: Sheet = {
  language: 'en',
  font: 'serif',
  columns: { 2: [17, 83] },
  header: 'Dr Ewa Lindqvist-Mazur — Curriculum Vitae',
  facts: {
    name: ['Ewa Lindqvist-Mazur', 'Dr Ewa Lindqvist-Mazur'],
    dateOfBirth: '1988-05-03',
    nationality: ['SE', 'PL'],
    email: 'ewa.lindqvist@example.ac.uk',
    phone: '+44 (0)131 496 0772',
    currentAddress: '14/3 Marchmont Crescent, Edinburgh EH9 1HN',
    positionAppliedFor: 'Senior Lecturer in Power Electronics',
    pastIndustry: [
      ...industry('en', 'electronics', 'solar'),
      'research',
      'education',
      'university',
      'academi',
    ],
  },
  positions: [
    {
      title: 'Research Fellow',
      organisation: 'University of Lothian',
      place: 'Edinburgh',
      start: '2020',
      end: 'present',
    },
    {
      title: 'Postdoctoral Researcher',
      organisation: 'Fjordtech Institute',
      place: 'Trondheim',
      start: '2017',
      end: '2020',
    },
    {
      title: 'Teaching Assistant',
      organisation: 'Chalmerö University of Technology',
      place: 'Göteborg',
      start: '2013',
      end: '2017',
    },
  ],
  text: `
# Dr Ewa Lindqvist-Mazur
Application for Senior Lecturer in Power Electronics
14/3 Marchmont Crescent, Edinburgh EH9 1HN
+44 (0)131 496 0772 • ewa.lindqvist@example.ac.uk • ORCID 0000-0001-0002-0003
Born 3 May 1988 in Gdynia. Swedish and Polish citizen.
## Academic Appointments
2020– || **Research Fellow**, University of Lothian, Edinburgh.\\\\Wide-bandgap converters for grid storage.
2017–2020 || **Postdoctoral Researcher**, Fjordtech Institute, Trondheim.\\\\Reliability of gate oxides.
2013–2017 || **Teaching Assistant**, Chalmerö University of Technology, Göteborg.
## Education
2013–2017 || **PhD in Electrical Engineering**, Chalmerö University of Technology.
2011–2013 || **MSc**, Politechnika Kaszubska, Gdańsk.
## Grants
2022 || Early Career Fellowship, National Science Fund, £ 240,000
## Selected Publications
- E. Lindqvist-Mazur, P. Stone: Degradation of SiC MOSFETs, J. Power Dev. 12 (2021), 33–41
- E. Lindqvist-Mazur: Cooling of modules, Proc. Conv. Eng. (2019)
## Service
2019–2021 || Reviewer, Journal of Power Devices
## Referees
Prof. Ian Stone >> Prof. Kari Nesse
University of Lothian >> Fjordtech Institute
i.stone@example.ac.uk, +44 131 496 0111 >> k.nesse@example.no
`,
};
