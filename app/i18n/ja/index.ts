import { messages as documents } from './documents.ts';
import { messages as downloads } from './downloads.ts';
import { messages as mails } from './mails.ts';
import { messages as mediaKit } from './media-kit.ts';
import { messages as parameters } from './parameters.ts';
import { messages as resume } from './resume.ts';
import { messages as staff } from './staff.ts';
import { messages as staffBlocks } from './staff-blocks.ts';
import { messages as stringCheck } from './string-check.ts';

/** What the server has at hand of this language; see ../catalogues.ts. */
export const catalogue = {
  documents,
  downloads,
  mails,
  mediaKit,
  parameters,
  resume,
  staff: { ...staff, ...staffBlocks },
  stringCheck,
};
