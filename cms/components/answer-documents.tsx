'use client';

import { Button, useListDrawer, useTranslation } from '@payloadcms/ui';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import { formatSize } from '../documents/format.ts';

export interface Attached {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
}

interface Properties {
  label: string;
  documents: Attached[];
  choose: (documents: Attached[]) => void;
}

/** The documents that go with an answer, taken from their list as a picture is for a page. */
export function AnswerDocuments({ label, documents, choose }: Properties) {
  const { t, i18n } = useTranslation();
  const [ListDrawer, ListDrawerToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['documents'],
  });
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;

  function add(doc: Record<string, unknown>) {
    const { id, title, filename, filesize } = doc;
    if (typeof id === 'number' && !documents.some((one) => one.id === id)) {
      choose([
        ...documents,
        { id, name: String(title ?? filename ?? id), size: Number(filesize ?? 0) },
      ]);
    }
    closeDrawer();
  }

  return (
    <div className="people-attachments">
      {documents.length > 0 && (
        <ul aria-label={label}>
          {documents.map(({ id, name, size: bytes }) => (
            <li key={id} className="people-panel__row">
              <p>
                {name} <span>{formatSize(bytes, language)}</span>
              </p>
              <Button
                margin={false}
                size="small"
                buttonStyle="secondary"
                aria-label={`${t('general:remove')}: ${name}`}
                onClick={() => choose(documents.filter((one) => one.id !== id))}
              >
                {t('general:remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ListDrawerToggler className="people-attachments__add">{label}</ListDrawerToggler>
      <ListDrawer allowCreate={false} onSelect={({ doc }) => add(doc)} />
    </div>
  );
}
