import type { BlockDataReader, Choice } from '../../../cms/interface.ts';
import { listCountries } from '../../forms/places.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import type { Language } from '../../i18n/languages.ts';
import { typeset } from '../../i18n/typography.ts';

export const countriesToChoose = (language: Language): Choice[] =>
  listCountries(language).map(({ key, name }) => ({ key, name: typeset(name, language) }));

export const resumeForm: BlockDataReader<'resumeForm'> = async ({ language, query, sources }) => {
  const jobs = await sources.jobs.advertised(language);
  return {
    application: {
      words: catalogues[language].resume,
      jobs,
      chosen: jobs.find(({ key }) => key === query.job) ?? null,
      countries: countriesToChoose(language),
      sendsMail: sources.sendsMail,
    },
  };
};
