import type { ActivityDetailText } from './text.ts';

export const en: ActivityDetailText = {
  title: 'Visits and training days',
  description:
    'What a visit, a training day for installers and a laboratory day at eArc can look like: three formats, each described by an example.',
  hero: {
    title: 'See it, bond it, test it',
    text: 'Three ways to meet the module at first hand: a visit, a training day for installers and a day in the laboratory.',
    action: 'See the dates',
    alternative: 'Before you come',
  },
  dates: {
    title: 'Dates',
    text: 'What each day is like is described below by an example. Dates marked as example data show how this list works; nobody will be waiting there.',
  },
  training: {
    title: 'Example: a training day for installers',
    text: 'For people who fix modules to roofs and vehicles. Hands first, theory where it is needed.',
    steps: [
      [
        'Read the surface',
        'Clean a sample sheet, bond a test piece, pull it off, look at the break. Any real roof may contradict what the sheet shows; that is why each one is tested.',
      ],
      [
        'Apply the adhesive bead',
        'Height, spacing and working time follow the adhesive manufacturer’s instructions. You practise on sample sheets until the bead is even.',
      ],
      [
        'Set the clamps',
        'On a piece of standing seam, with an SMH frame: position, tighten, check. The spacing comes from the installation manual, not from memory.',
      ],
      [
        'Connect and measure',
        'Lay the cables, leave the original connectors in place, measure the voltage of the string, write it down. Finally, each pair checks the work of another.',
      ],
    ],
  },
  visit: {
    title: 'Example: a visit',
    text: 'The group follows a module from the first cell string to the flash test. Questions are collected along the way and answered at the end, the awkward ones too: heat, adhesion, end of life. Whether pictures may be taken is agreed beforehand.',
  },
  laboratory: {
    title: 'Example: a day in the laboratory',
    text: 'Planners, students or applicants stand at the bench themselves. The subject is one of the five tests: salt mist, ammonia corrosion, fire, blown sand or potential-induced degradation (PID). What does it show, and what does it not? The day ends with a measurement that the participants evaluate.',
    action: 'Tests and certificates',
  },
  faq: {
    title: 'Before you come',
    questions: [
      [
        'Who can take part?',
        'Installers, planners, students and applicants. Tell us who you are and what you would like to see. Not every format suits every group, and we will say so.',
      ],
      [
        'What does it cost?',
        'No price is set here, because format, place and size of the group differ. You receive the conditions in writing before you commit yourself.',
      ],
      [
        'Does the training day make me a certified installer?',
        'No. It is practice. It replaces neither the installation manual nor the qualifications and permits that apply in your country.',
      ],
    ],
  },
  next: {
    title: 'Suggest a day',
    text: 'Tell us which format you have in mind, how many people would come and from which country.',
    action: 'Write to us',
    alternative: 'Careers',
  },
};
