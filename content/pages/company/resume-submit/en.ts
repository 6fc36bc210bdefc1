import type { ShortPageText } from '../short-page.ts';

export const en: ShortPageText = {
  title: 'Open application',
  description:
    'How to send eArc an open application: what we need to know, what you need not tell us, and where to write.',
  body: [
    'An open application is always possible, whether or not a position is advertised. For the time being, please use our [contact form](/about#contact) and begin your message with “Application”.',
    { heading: 'What we need to know' },
    {
      list: [
        'your name and an e-mail address',
        'the position or field you have in mind, and the country where you would like to work',
        'your past positions and industry, in a few lines',
      ],
    },
    'The contact form takes no files. Please have your CV ready as a PDF or DOCX file; we will ask you for it.',
    { heading: 'What you can leave out' },
    'We need neither your date of birth nor your nationality nor your past salary for this first step. The [privacy notice](/privacy) says what happens to your details.',
  ],
  next: {
    title: 'Ready?',
    text: 'A few lines are enough to begin with.',
    action: 'Go to the contact form',
    alternative: 'Open positions',
  },
};
