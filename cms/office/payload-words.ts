import { historyText } from '../../app/i18n/history.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { startMessage } from '../../app/i18n/start.ts';

/** Where Payload's own words are not true here, or not readable. */
export const payloadWords = Object.fromEntries(
  languageCodes.map((language) => {
    const several = historyText('restoreManyAsTheyWere')[language];
    const general = {
      // Payload says that everything comes back as a draft; here it comes back as it was.
      aboutToRestoreAsDraft: historyText('restoreAsItWas')[language],
      aboutToRestoreAsDraftCount: several,
      aboutToRestoreCount: several,
      // In lists an empty cell says so with a dash, in place of `<No Company name>`.
      noLabel: '–',
      // Nobody here needs to know whose program it is.
      payloadSettings: startMessage('officeSettings', language),
    };
    return [language, { general }];
  }),
);
