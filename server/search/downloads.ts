import { listOf } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type { ContentSource, SearchDocument } from '../../cms/interface.ts';
import type { SearchSource } from './search.ts';

/** What can be downloaded in the language of the page, found by its title, its kind and its formats. */
export function downloadsSource(content: ContentSource): SearchSource {
  return async () => async (language) => {
    const { documents } = await content.documents(language, { language, withSizes: false });
    return documents.map(
      ({ key, kind, title, files, date, isExample, hasPreview }): SearchDocument => {
        const query = new URLSearchParams({ kind: kind.key, ...(hasPreview && { preview: key }) });
        const names = files.map(({ format }) => format);
        const formats = listOf(names, languages[language].tag);
        return {
          kind: 'document',
          // Its pages, or else its row in the list.
          href: `/download?${query}${hasPreview ? '' : `#document-${key}`}`,
          title,
          names: [],
          passages: [{ text: typeset(`${kind.name}: ${formats}`, language), isExample: false }],
          place: [kind.name],
          date,
          isExample,
        };
      },
    );
  };
}
