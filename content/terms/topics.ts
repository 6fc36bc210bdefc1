import { balconyTopics } from './topics/balcony.ts';
import { buyingTopics } from './topics/buying.ts';
import { careerTopics } from './topics/careers.ts';
import { companyTopics } from './topics/company.ts';
import { documentTopics } from './topics/documents.ts';
import { installationTopics } from './topics/installation.ts';
import { productTopics } from './topics/products.ts';
import { roofTopics } from './topics/roofs.ts';
import type { Topic } from './topics/topic.ts';
import { vehicleTopics } from './topics/vehicles.ts';

/** What people look for in words of their own. `docs/words.md` says how to add to it. */
export const topics: Record<string, Topic> = {
  ...roofTopics,
  ...vehicleTopics,
  ...balconyTopics,
  ...installationTopics,
  ...productTopics,
  ...buyingTopics,
  ...documentTopics,
  ...careerTopics,
  ...companyTopics,
};

/** Those that people of the trade name in their own language wherever they are. */
export const tradeTopics: readonly Topic[] = [
  ...Object.values<Topic>(roofTopics),
  ...Object.values<Topic>(documentTopics),
];
