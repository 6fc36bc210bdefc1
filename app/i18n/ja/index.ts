import { messages as documents } from './documents.ts';
import { messages as downloads } from './downloads.ts';
import { messages as resume } from './resume.ts';
import { messages as stringCheck } from './string-check.ts';

/** What the server has at hand of this language; see ../catalogues.ts. */
export const catalogue = { documents, downloads, resume, stringCheck };
