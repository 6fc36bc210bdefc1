import { useRef, useState } from 'react';
import type { FormValues } from './schema.ts';

/** A row and its initial values; what is typed later is in the form itself. */
export interface Row {
  key: number;
  texts: FormValues;
}

/** Without JavaScript no row can be added, so there are some to begin with. */
const rowsAtFirst = 3;

/** The displayed rows of a repeated group. */
export function useRows(first: readonly FormValues[]) {
  const [shown, setShown] = useState<Row[]>(() => withKeys(padded(first), 0));
  const nextKey = useRef(shown.length);

  function added(rows: readonly FormValues[]): Row[] {
    nextKey.current += rows.length;
    return withKeys(rows, nextKey.current - rows.length);
  }

  return {
    shown,
    replace: (rows: readonly FormValues[]) =>
      setShown(added(rows.length > 0 ? rows : padded(rows))),
    add: () => setShown([...shown, ...added([{}])]),
    remove: (key: number) => setShown(shown.filter((row) => row.key !== key)),
  };
}

function padded(rows: readonly FormValues[]): FormValues[] {
  const missing = Math.max(0, rowsAtFirst - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => ({}))];
}

const withKeys = (rows: readonly FormValues[], first: number): Row[] =>
  rows.map((texts, index) => ({ key: first + index, texts }));
