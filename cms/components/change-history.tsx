'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import './office-tools.css';

interface Properties {
  path: string;
  field: { label?: Parameters<typeof getTranslation>[0] };
}

interface Entry {
  at: string;
  who: string;
  what: string;
}

/** The history of a document, one line per change, in the reader's language. */
export function ChangeHistory({ path, field }: Properties) {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug = '' } = useDocumentInfo();
  const fields = getEntityConfig({ collectionSlug })?.fields ?? [];
  // As a string, because a new array each time would cause endless re-rendering.
  const stored = useFormFields(([state]) => {
    const text = (index: number, name: keyof Entry) =>
      String(state[`${path}.${index}.${name}`]?.value ?? '');
    const entries: Entry[] = (state[path]?.rows ?? []).map((_, index) => ({
      at: text(index, 'at'),
      who: text(index, 'who'),
      what: text(index, 'what'),
    }));
    return JSON.stringify(entries);
  });
  const entries: Entry[] = JSON.parse(stored);
  const moment = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (entries.length === 0) return null;
  return (
    <section className="field-type change-history">
      <h3 className="field-label">{getTranslation(field.label ?? '', i18n)}</h3>
      <ol>
        {entries.map(({ at, who, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
          <li key={index}>
            <time dateTime={at}>{at && moment.format(new Date(at))}</time>
            <span>{who}</span>
            <strong>{inWords(what)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );

  /** `status: new → closed` is what is stored; labels and options provide the wording. */
  function inWords(what: string): string {
    const [, name, before = '', after = ''] = /^(\w+): (.*) → (.*)$/su.exec(what) ?? [];
    const changed = fields.find((one) => 'name' in one && one.name === name);
    if (!changed || !('label' in changed) || !changed.label) return what;
    const label = getTranslation(changed.label as string, i18n);
    return `${label}: ${valueInWords(changed, before)} → ${valueInWords(changed, after)}`;
  }

  function valueInWords(changed: ClientField, value: string): string {
    if (changed.type !== 'select') return value;
    const option = changed.options.find((one) => typeof one === 'object' && one.value === value);
    return typeof option === 'object' ? getTranslation(option.label as string, i18n) : value;
  }
}
