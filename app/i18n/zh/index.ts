import { messages as activities } from './activities.ts';
import { messages as analytics } from './analytics.ts';
import { messages as documents } from './documents.ts';
import { messages as downloads } from './downloads.ts';
import { messages as drawings } from './drawings.ts';
import { messages as forms } from './forms.ts';
import { messages as lifeSize } from './life-size.ts';
import { messages as mails } from './mails.ts';
import { messages as mediaKit } from './media-kit.ts';
import { messages as moduleInSpace } from './module-in-space.ts';
import { messages as news } from './news.ts';
import { messages as parameters } from './parameters.ts';
import { messages as resume } from './resume.ts';
import { messages as staff } from './staff.ts';
import { messages as staffBlocks } from './staff-blocks.ts';
import { messages as staffEntries } from './staff-entries.ts';
import { messages as staffSettings } from './staff-settings.ts';
import { messages as staffTools } from './staff-tools.ts';
import { messages as stringCheck } from './string-check.ts';
import { messages as video } from './video.ts';

/** What the server has at hand of this language; see ../catalogues.ts. */
export const catalogue = {
  activities,
  analytics,
  documents,
  downloads,
  forms,
  drawings,
  lifeSize,
  mails,
  mediaKit,
  moduleInSpace,
  news,
  parameters,
  resume,
  staff: { ...staff, ...staffBlocks, ...staffEntries, ...staffSettings, ...staffTools },
  stringCheck,
  video,
};
