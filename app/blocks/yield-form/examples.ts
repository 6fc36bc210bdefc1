import { messages as shared } from '../../i18n/en/tools.ts';
import { messages as words } from '../../i18n/en/tools-yield.ts';
import type { Example } from '../example.ts';

export const examples: Example<'yieldForm'>[] = [
  {
    name: 'with a text',
    block: {
      blockType: 'yieldForm',
      title: 'What would it yield at your place?',
      text: 'A place, a way of fixing, a number of modules: the estimate follows.',
      words: { ...words, ...shared },
    },
  },
];
