import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Indian: labels before each fact of a job, personal details at the end, a declaration. */
export const sheet: Sheet = {
  language: 'en',
  font: 'serif',
  facts: {
    name: 'Venkatesh Raghunathan Iyer',
    dateOfBirth: '1994-08-14',
    nationality: 'IN',
    email: 'venkat.iyer94@example.in',
    phone: '+91-98765 43210',
    currentAddress: [
      '#27/3, 2nd Cross, Jayanagar 4th Block, Bengaluru - 560011, Karnataka',
      '#27/3, 2nd Cross, Jayanagar 4th Block, Bengaluru - 560011',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('en', 'engineering', 'automotive'), 'quality'],
  },
  positions: [
    {
      title: 'Senior Quality Engineer',
      organisation: 'Malnad Forgings Pvt. Ltd.',
      place: 'Bengaluru',
      start: '2019-06',
      end: 'present',
    },
    {
      title: 'Graduate Engineer Trainee',
      organisation: 'Kaveri Auto Components (India) Private Limited',
      place: 'Hosur',
      start: '2016-07',
      end: '2019-05',
    },
  ],
  text: `
^ **CURRICULUM VITAE**
# Venkatesh Raghunathan Iyer
Email ID: venkat.iyer94@example.in
Mobile No.: +91-98765 43210
## CAREER OBJECTIVE:
To work in a challenging environment where I can utilise my skills for the growth of the organisation as well as myself.
## WORK EXPERIENCE (Total: 7+ Years):
**1) Company Name:** Malnad Forgings Pvt. Ltd., Bengaluru
**Designation:** Senior Quality Engineer
**Duration:** June 2019 to till date
Roles & Responsibilities:
- Preparation of PPAP, control plan and FMEA
- Handling of customer complaints (8D)
**2) Company Name:** Kaveri Auto Components (India) Private Limited, Hosur
**Designation:** Graduate Engineer Trainee
**Duration:** July 2016 to May 2019
Roles & Responsibilities:
- In-process inspection
## ACADEMIC PROFILE:
Course || Institute || Board / University || Year || Percentage
B.E. (Mechanical) || Nandi College of Engineering || Vindhya University || 2016 || 71.4 %
12th || Vidya Mandir PU College || State Board || 2012 || 82 %
## ACADEMIC PROJECT:
Title: Design of a solar dryer. Duration: Jan 2016 to April 2016
## PERSONAL DETAILS:
Father's Name : Raghunathan S Iyer
Date of Birth : 14th August 1994
Sex : Male
Nationality : Indian
Marital Status : Unmarried
Languages Known : English, Kannada, Tamil & Hindi
Permanent Address : #27/3, 2nd Cross, Jayanagar 4th Block, Bengaluru - 560011, Karnataka
## DECLARATION:
I hereby declare that the above information is true to the best of my knowledge.
Date: 02/05/2024 >> Yours faithfully,
Place: Bengaluru >> (Venkatesh Raghunathan Iyer)
`,
};
