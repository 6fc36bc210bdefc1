import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** As a network of professionals exports it: how long each job was, and several jobs of one firm. */
export const en6: Sheet = {
  language: 'en',
  css: 'aside { background: #293e49; color: white } h2 { font-weight: normal; font-size: 15pt }',
  facts: {
    name: 'Callum Okonkwo-Reid',
    dateOfBirth: null,
    nationality: null,
    email: 'callum.okonkwo@example.co.uk',
    phone: '07700900318',
    currentAddress: ['Bristol, England, United Kingdom', 'Bristol, England', 'Bristol'],
    positionAppliedFor: null,
    pastIndustry: [...industry('en', 'logistics', 'trade'), 'food', 'beverage'],
  },
  positions: [
    {
      title: 'Head of Supply Planning',
      organisation: 'Tarragon Foods',
      start: '2022-02',
      end: 'present',
    },
    {
      title: 'Supply Chain Manager',
      organisation: 'Tarragon Foods',
      start: '2018-09',
      end: '2022-02',
    },
    {
      title: 'Demand Planner',
      organisation: 'Severn Brewing Company',
      start: '2014-07',
      end: '2018-08',
    },
  ],
  text: `
Contact
07700900318 (Mobile)
callum.okonkwo@example.co.uk
www.linkedin.com/in/callum-
okonkwo-reid (LinkedIn)
Top Skills
S&OP
Inventory Management
Team Leadership
Languages
English (Native or Bilingual)
Igbo (Limited Working)
Certifications
APICS CPIM
---
# Callum Okonkwo-Reid
Head of Supply Planning at Tarragon Foods | S&OP | Chilled & ambient
Bristol, England, United Kingdom
## Summary
Supply chain leader with ten years in fast-moving consumer goods. Open to roles abroad.
## Experience
Tarragon Foods
5 years 9 months
**Head of Supply Planning**
February 2022 - Present (2 years 4 months)
Bristol, England, United Kingdom
Leading a team of nine planners over four sites.
**Supply Chain Manager**
September 2018 - February 2022 (3 years 6 months)
Avonmouth
Severn Brewing Company
**Demand Planner**
July 2014 - August 2018 (4 years 2 months)
Gloucester, United Kingdom
Built the first statistical forecast of the brewery.
## Education
Mercia University
Bachelor of Science - BS, Mathematics · (2011 - 2014)
`,
};

/** Indian: labels before each fact of a job, personal details at the end, a declaration. */
export const en7: Sheet = {
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

/** Academic, typeset: years in the margin, the firm behind the title, publications and referees. */
export const en8: Sheet = {
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

/** A designer's: side column at the right, headings in capitals that ask and tell, years only. */
export const en9: Sheet = {
  language: 'en',
  css: 'body { direction: rtl } aside, main { direction: ltr } h2 { letter-spacing: 2px } h1 { line-height: 1 }',
  facts: {
    name: 'Sofia Marchetti-Lowe',
    dateOfBirth: null,
    nationality: null,
    email: 'hello+sofia@example.design',
    phone: '+1 (415) 555-0136',
    currentAddress: ['Oakland, California', 'Oakland, CA'],
    positionAppliedFor: null,
    pastIndustry: ['design', 'media', 'marketing', 'advertis', 'brand', 'creative'],
  },
  positions: [
    {
      title: 'Freelance Brand Designer',
      organisation: 'Self-employed',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Senior Visual Designer',
      organisation: 'Paper Lantern Studio',
      start: '2017',
      end: '2021',
    },
    { title: 'Design Intern', organisation: 'Hughes & Park', start: '2016', end: '2016' },
  ],
  text: `
## SAY HELLO
+1 (415) 555-0136
hello+sofia@example.design
Oakland, California
sofiamakes.example
## WHAT I USE
Figma
Illustrator
After Effects
## WHAT I SPEAK
English, Italian
---
# SOFIA\\\\MARCHETTI-LOWE
BRAND DESIGNER
## WHO I AM
I turn messy ideas into calm brands. Ten years in studios and on my own.
## WHERE I HAVE WORKED
**FREELANCE BRAND DESIGNER**
Self-employed | 2021 – Present
- Identities for twelve food and wellness start-ups
**SENIOR VISUAL DESIGNER**
Paper Lantern Studio | 2017 – 2021
- Led the redesign of a museum's signage
**DESIGN INTERN**
Hughes & Park | Summer 2016
## WHERE I STUDIED
**BFA GRAPHIC DESIGN**
Redwood College of Art | 2013 – 2017
## WHO VOUCHES FOR ME
**Martin Hughes**
Partner, Hughes & Park
martin@example.org, +1 (415) 555-0199
`,
};
