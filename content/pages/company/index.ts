import type { AnySeedPage } from '../../seed-page.ts';
import { about } from './about/page.ts';
import { activityDetail } from './activity-detail/page.ts';
import { brand } from './brand/page.ts';
import { career } from './career/page.ts';
import { download } from './download/page.ts';
import { job } from './job/page.ts';
import { news } from './news/page.ts';
import { resumeSubmit } from './resume-submit/page.ts';
import { search } from './search/page.ts';

export const companyPages: AnySeedPage[] = [
  about,
  brand,
  career,
  job,
  resumeSubmit,
  activityDetail,
  news,
  search,
  download,
];
