'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { wordsOf } from './row-words.ts';
import './writing.css';

type Row = Record<string, unknown>;

/** A row of a list by what is in it. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const words = wordsOf(data ?? {});
  return (
    <span className="row-words">
      <span>{rowNumber + 1}</span>
      {words && <strong>{words}</strong>}
    </span>
  );
}

/** A block by its kind, in the languages of staff, and by what is in it. */
export function BlockLabel({ kind }: { kind: Record<string, string> }) {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const words = wordsOf(data ?? {});
  return (
    <span className="row-words">
      <span>{rowNumber + 1}</span>
      <span>{kind[i18n.language] ?? kind.en}</span>
      {words && <strong>{words}</strong>}
    </span>
  );
}
