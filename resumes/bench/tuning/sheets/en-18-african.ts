import type { Sheet } from '../sheet.ts';

/** South African: facts in a two-column table, labelled jobs, capitals, months without days. */
export const sheet: Sheet = {
  language: 'en',
  hasRules: true,
  columns: { 2: [34, 66], 3: [30, 40, 30] },
  facts: {
    name: 'Thandiwe Nomvula Khumalo',
    dateOfBirth: '1993-03-22',
    nationality: 'ZA',
    email: 'thandi.khumalo@example.co.za',
    phone: '082 555 0147',
    currentAddress: [
      '17 Protea Street, Randburg, Johannesburg, 2194',
      '17 Protea Street, Randburg, Johannesburg 2194',
    ],
    positionAppliedFor: null,
    pastIndustry: ['insur', 'bank', 'financ', 'call', 'telecom', 'customer'],
  },
  positions: [
    {
      title: 'Claims Administrator',
      organisation: 'Umhlanga Insurance Brokers (Pty) Ltd',
      start: '2019-02',
      end: 'present',
    },
    {
      title: 'Call Centre Agent',
      organisation: 'Highveld Mobile',
      start: '2015-05',
      end: '2018-12',
    },
  ],
  text: `
^ # CURRICULUM VITAE OF THANDIWE NOMVULA KHUMALO
## PERSONAL PARTICULARS
SURNAME || KHUMALO
FIRST NAMES || THANDIWE NOMVULA
IDENTITY NUMBER || 9303220000089
DATE OF BIRTH || 22 MARCH 1993
NATIONALITY || SOUTH AFRICAN
RESIDENTIAL ADDRESS || 17 PROTEA STREET, RANDBURG, JOHANNESBURG, 2194
CELL NUMBER || 082 555 0147
ALTERNATIVE NUMBER || 011 555 0100
EMAIL || thandi.khumalo@example.co.za
HOME LANGUAGE || ISIZULU
## WORK EXPERIENCE
COMPANY || UMHLANGA INSURANCE BROKERS (PTY) LTD
POSITION || CLAIMS ADMINISTRATOR
PERIOD || FEBRUARY 2019 – TO DATE
DUTIES || Registering claims, assessing documents
COMPANY || HIGHVELD MOBILE
POSITION || CALL CENTRE AGENT
PERIOD || MAY 2015 – DECEMBER 2018
DUTIES || Inbound queries and retention
REASON FOR LEAVING || Career growth
## SECONDARY EDUCATION
SCHOOL || Sandton Hill High School
HIGHEST GRADE PASSED || Grade 12 (2011)
## TERTIARY EDUCATION
INSTITUTION || Gauteng College of Commerce
QUALIFICATION || National Diploma: Office Management
YEAR || 2012 – 2014
## REFERENCES
MS P. NAIDOO || Umhlanga Insurance Brokers || 031 555 0188
`,
};
