import { catalogues } from '../app/i18n/catalogues.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import type { Language } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import type { ModelEntry } from '../cms/interface.ts';
import { describeDataSheet } from './data-sheet.ts';
import type { Overview } from './shown.ts';

/** All models on a sheet: of each the first group of its data sheet. */
export function describeOverview(
  models: ModelEntry[],
  language: Language,
  messages: Messages,
): Overview {
  return {
    ...{ kind: 'overview', language, picture: null },
    siteName: messages.siteName,
    kindName: staffText('documentDataSheet')[language],
    title: staffText('models')[language],
    messages: catalogues[language].documents,
    models: models.map((model) => ({
      name: model.name,
      rows: describeDataSheet(model, language, messages).groups[0]?.rows ?? [],
    })),
  };
}
