import { messages as words } from '../../i18n/en/forms.ts';
import type { Example } from '../example.ts';

export const examples: Example<'form'>[] = [
  {
    name: 'quote',
    block: {
      blockType: 'form',
      title: 'Get a quote for your project',
      text: 'Tell us about the roof, the vehicle or the balcony.',
      form: 'quote',
      words,
    },
  },
];
