import type { BlockData, BlockDataReader } from '../../cms/interface.ts';
import { activityList } from './activity-list/data.ts';
import { drawing } from './drawing/data.ts';
import { form } from './form/data.ts';
import { jobList } from './job-list/data.ts';
import { jobTeaser } from './job-teaser/data.ts';
import { layers } from './layers/data.ts';
import { moduleInSpace } from './module-in-space/data.ts';
import { newsList } from './news-list/data.ts';
import { newsTeaser } from './news-teaser/data.ts';
import { resumeForm } from './resume-form/data.ts';
import { salesMap } from './sales-map/data.ts';
import { stringCheck } from './string-check/data.ts';
import { video } from './video/data.ts';
import { yieldForm } from './yield-form/data.ts';

/** For every kind of block that shows more than its editor filled in. */
export const dataReaders: { [Type in keyof BlockData]: BlockDataReader<Type> } = {
  form,
  drawing,
  layers,
  moduleInSpace,
  newsTeaser,
  newsList,
  jobTeaser,
  jobList,
  activityList,
  resumeForm,
  salesMap,
  stringCheck,
  video,
  yieldForm,
};
