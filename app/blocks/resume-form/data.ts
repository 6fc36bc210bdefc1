import type { BlockDataReader } from '../../../cms/interface.ts';
import { listCountries } from '../../forms/places.ts';
import { catalogues } from '../../i18n/catalogues.ts';

export const resumeForm: BlockDataReader<'resumeForm'> = async ({ language, query, sources }) => {
  const jobs = await sources.jobs.advertised(language);
  return {
    application: {
      words: catalogues[language].resume,
      jobs,
      chosen: jobs.find(({ key }) => key === query.job) ?? null,
      countries: listCountries(language),
      sendsMail: sources.sendsMail,
    },
  };
};
