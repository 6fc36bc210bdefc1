import { readLongResume } from '../../resumes/bench/time.ts';
import { encode } from '../attack/office.ts';

interface Asked {
  method?: 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** 200 if nothing else is said. */
  status?: number;
}

/** What a site is asked for, each time something else unless it comes from memory. */
export interface Kind {
  name: string;
  what: string;
  /** Enough for processor time, which the system counts in hundredths of a second. */
  count: number;
  asked: (number: number) => Asked;
}

const post = (path: string, type: string, body: string | Buffer, status = 200): Asked => ({
  ...{ method: 'POST', path, status, body: Buffer.from(body) },
  // A form's scripts ask for JSON; without them it is sent as a form, and answered with a page.
  headers: { 'content-type': type, accept: /urlencoded/.test(type) ? 'text/html' : '*/*' },
});

const words = [
  'solar',
  'module',
  'roof',
  'weight',
  'wind',
  'glass',
  'adhesive',
  'balcony',
  'steel',
];
/** Seldom the same twice, so that nothing is answered from memory. */
const wordsOf = (number: number) =>
  `${words[number % words.length]}+${words[Math.floor(number / words.length) % words.length]}+${number.toString(36)}`;

const caseOf = (number: number) =>
  `v=1&place=Berlin&kind=bonded&azimuth=${90 + (number % 180)}&tilt=${3 + (number % 20)}&model=smf-520&count=${10 + (number % 37)}`;

/** @param run makes what is asked differ from what another run has asked. */
export async function allKinds(run: string): Promise<Kind[]> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await readLongResume('pdf'))]), 'CV.pdf');
  const resume = await encode(form);
  const inquiry = (number: number) => ({
    ...{ name: `Capacity ${number}`, email: `n${run}${number}@example.com` },
    ...{ projectAddress: 'Lima', content: 'x', idempotencyKey: `${run}-${number}` },
  });
  return [
    {
      ...{ name: 'kept', what: 'page from memory (/home)', count: 20_000 },
      asked: () => ({ path: '/home' }),
    },
    {
      ...{ name: 'file', what: 'data sheet as PDF, set before', count: 3000 },
      asked: () => ({ path: '/documents/data-sheets/smf-520/en.pdf' }),
    },
    {
      ...{
        name: 'rendered',
        what: 'page rendered for one visitor (/home with a form)',
        count: 600,
      },
      asked: () =>
        post('/forms/quote', 'application/x-www-form-urlencoded', 'page=/home&name=', 422),
    },
    {
      ...{ name: 'list', what: 'list that is searched (/job?title=…)', count: 300 },
      asked: (number) => ({ path: `/job?title=${run}${number}` }),
    },
    {
      ...{ name: 'search', what: 'search', count: 300 },
      asked: (number) => ({ path: `/search?q=${wordsOf(number)}${run}` }),
    },
    {
      ...{ name: 'form', what: 'form that is stored', count: 300 },
      asked: (number) => post('/forms/quote', 'application/json', JSON.stringify(inquiry(number))),
    },
    {
      ...{ name: 'cv', what: 'CV of three pages, read', count: 12 },
      asked: () => post('/forms/resume/parse', resume.type, resume.body),
    },
    {
      ...{ name: 'pdf', what: 'PDF set for one visitor (yield)', count: 40 },
      asked: (number) => ({ path: `/tools/yield.pdf?${caseOf(number)}` }),
    },
  ];
}
