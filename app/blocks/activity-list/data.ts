import type { BlockDataReader } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';

/** Where the past ones are left out. */
const shown = 3;

export const activityList: BlockDataReader<'activityList'> = async ({
  block: { withPast },
  language,
  sources,
}) => {
  const { upcoming, past } = await sources.activities.activities(language);
  return {
    list: withPast ? { upcoming, past } : { upcoming: upcoming.slice(0, shown), past: [] },
    messages: catalogues[language].activities,
  };
};
