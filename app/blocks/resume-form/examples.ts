import { messages as words } from '../../i18n/en/resume.ts';
import type { Example } from '../example.ts';

const countries = [
  { key: 'DE', name: 'Germany' },
  { key: 'JP', name: 'Japan' },
];

const block = {
  blockType: 'resumeForm',
  title: 'Your application',
  text: 'Attach your CV first: it fills in the form.',
} as const;

export const examples: Example<'resumeForm'>[] = [
  {
    name: 'open application',
    block: { ...block, application: { words, jobs: [], chosen: null, countries, sendsMail: true } },
  },
];
