import { aroundValue } from '../app/blocks/specification-table/values.ts';
import { textOf } from '../app/components/text.tsx';
import { catalogues } from '../app/i18n/catalogues.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import type { Language } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import type { ModelEntry, Picture } from '../cms/interface.ts';
import type { DataSheet, ShownPicture } from './shown.ts';

/** Marks as their bearers write them; the database has them in plain letters. */
const spellings: Record<string, string> = { TUV: 'TÜV' };

/** What the data sheet of a model shows: the same values as the tables of its pages. */
export function describeDataSheet(
  model: ModelEntry,
  language: Language,
  messages: Messages,
): DataSheet {
  return {
    kind: 'dataSheet',
    language,
    siteName: messages.siteName,
    kindName: staffText('documentDataSheet')[language],
    title: model.name,
    messages: catalogues[language].documents,
    series: model.series?.name ?? null,
    summary: model.series?.summary ?? null,
    picture: showPicture(model.series?.picture, messages),
    groups: model.groups.map(({ key, title, rows }) => ({
      key,
      title,
      rows: rows
        .filter(({ value }) => textOf(value))
        .map((row) => ({
          key: row.key,
          name: row.fullName ?? row.name,
          ...(row.note && { note: textOf(row.note) }),
          ...aroundValue(row, messages),
          value: row.value,
          unit: row.unit,
          isExample: row.isExample,
          ...(row.number !== undefined && { number: row.number }),
        })),
    })),
    certifications: model.certifications.map((mark) => spellings[mark] ?? mark),
  };
}

export function showPicture(picture: Picture | undefined, messages: Messages): ShownPicture | null {
  return picture
    ? {
        source: picture.source,
        alternative: picture.alternative,
        caption: picture.isVisualisation ? messages.pictureCaption : null,
      }
    : null;
}
