import type { ResumeSubmitText } from './text.ts';

export const en: ResumeSubmitText = {
  title: 'Apply for a job',
  description:
    'Apply to eArc with your CV, for an open position or with an open application: the form, what we ask for and what happens next.',
  form: {
    title: 'Your CV first',
    text: 'For an open position, or as an open application, which is always possible. Attach your CV first; it fills in the form. Besides the confirmation at the end, only three things are required: the CV, your name and an email address. Date of birth and nationality are voluntary, and we do not ask about your salary.',
  },
  after: {
    title: 'What happens next',
    steps: [
      {
        title: 'At once: a reference number',
        text: 'It appears as soon as the application is stored; a confirmation follows by email.',
      },
      {
        title: 'Then: a person reads it',
        text: 'Our HR team reads your application; no program decides on it.',
      },
      {
        title: 'At any time: change or withdraw',
        text: 'Write to us and give the reference number.',
      },
    ],
  },
  next: {
    title: 'Would you rather ask first?',
    text: 'Write to us, or see which positions are open.',
    action: 'Write to us',
    alternative: 'Open positions',
    privacy: 'What happens to your details',
  },
};
