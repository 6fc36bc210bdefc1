import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Irish: address on several lines with an Eircode, employer and industry first, roles below with
 * trailing dates.
 */
export const sheet: Sheet = {
  language: 'en',
  facts: {
    name: "Caoimhe O'Shaughnessy",
    dateOfBirth: null,
    nationality: 'IE',
    email: 'caoimhe.osh@example.ie',
    phone: '+353 87 555 0134',
    currentAddress: [
      'Apartment 12, The Maltings, Mill Lane, Naas, Co. Kildare, W91 X2F7',
      'Apartment 12, The Maltings, Mill Lane, Naas, Co. Kildare W91 X2F7',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('en', 'chemistry'), 'pharma', 'medical', 'health', 'device'],
  },
  positions: [
    {
      title: 'Senior Validation Engineer',
      organisation: 'Liffey Biologics',
      start: '2021-06',
      end: 'present',
    },
    {
      title: 'Validation Engineer',
      organisation: 'Liffey Biologics',
      start: '2018-09',
      end: '2021-06',
    },
    {
      title: 'QA Associate (12-month contract)',
      organisation: 'Burren Medical Devices Ltd.',
      start: '2017-08',
      end: '2018-08',
      accepted: { title: ['QA Associate'] },
    },
  ],
  text: `
# Caoimhe O'Shaughnessy
Apartment 12, The Maltings,
Mill Lane, Naas,
Co. Kildare W91 X2F7
+353 87 555 0134 / caoimhe.osh@example.ie
Irish citizen, full clean driving licence
## What I bring
Validation engineer with seven years in biologics manufacturing.
## Where I have worked
**Liffey Biologics** – contract manufacturer, Celbridge
Senior Validation Engineer (June 2021 to present)
- Own the cleaning validation programme for two suites
Validation Engineer (September 2018 to June 2021)
- IQ/OQ/PQ of bioreactors and autoclaves
**Burren Medical Devices Ltd.** – catheters, Ennis
QA Associate (12-month contract) (August 2017 to August 2018)
- Batch record review
## Where I studied
BSc Process and Chemical Engineering, Lee University College (2013 to 2017)
## People who can vouch for me
Dr Fintan Moloney, Liffey Biologics, fintan.m@example.ie, +353 1 555 0177
`,
};
