'use client';

import { Button, useListQuery } from '@payloadcms/ui';
import { type ChangeEvent, useId, useState } from 'react';

interface Row {
  line: number;
  from: string;
  to: string;
  change: 'add' | 'change' | 'same';
  before?: string;
}

interface Fault {
  line: number;
  text: string;
  message: string;
}

interface Plan {
  rows: Row[];
  faults: Fault[];
}

type Texts = Partial<Record<string, string>>;

/** Shows what a file would change, and changes it when that is wanted. */
export function ImportRedirects({ texts }: { texts: Texts }) {
  const [file, setFile] = useState<string>();
  const [plan, setPlan] = useState<Plan>();
  const [result, setResult] = useState('');
  const { refineListData } = useListQuery();
  const field = useId();
  const changes = plan?.rows.filter(({ change }) => change !== 'same').length ?? 0;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text();
    // The same file can be chosen again once it is corrected.
    target.value = '';
    if (text === undefined) return;
    setFile(text);
    setPlan(undefined);
    const planned = await send(text, false);
    setPlan(planned ?? undefined);
    setResult(planned ? summaryOf(planned, texts) : (texts.importFailed ?? ''));
  }

  async function save() {
    const saved = file === undefined ? null : await send(file, true);
    setPlan(saved?.faults.length ? saved : undefined);
    setResult((saved && !saved.faults.length ? texts.importSaved : texts.importFailed) ?? '');
    if (saved) await refineListData({ page: 1 });
  }

  return (
    <details className="office-import">
      <summary>{texts.importTitle}</summary>
      <p>{texts.importHelp}</p>
      <p>
        <label htmlFor={field}>{texts.importFile}</label>{' '}
        <input id={field} type="file" accept=".csv,text/csv,text/plain" onChange={choose} />
      </p>
      <p role="status">{result}</p>
      {plan && plan.faults.length > 0 && <Faults faults={plan.faults} texts={texts} />}
      {plan && plan.faults.length === 0 && <Rows rows={plan.rows} texts={texts} />}
      {plan && plan.faults.length === 0 && changes > 0 && (
        <Button margin={false} size="small" onClick={save}>
          {texts.importSave}
        </Button>
      )}
    </details>
  );
}

async function send(text: string, isSaved: boolean): Promise<Plan | null> {
  const response = await fetch(`/api/redirects/import${isSaved ? '?save=true' : ''}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'text/csv' },
    body: text,
  }).catch(() => null);
  return response?.ok ? response.json() : null;
}

function summaryOf({ rows, faults }: Plan, texts: Texts): string {
  if (faults.length > 0) return texts.importFaults ?? '';
  const count = (wanted: Row['change']) =>
    String(rows.filter(({ change }) => change === wanted).length);
  if (rows.every(({ change }) => change === 'same')) return texts.importNothing ?? '';
  return (texts.importSummary ?? '')
    .replace('{add}', count('add'))
    .replace('{change}', count('change'))
    .replace('{same}', count('same'));
}

function Faults({ faults, texts }: { faults: Fault[]; texts: Texts }) {
  return (
    <table className="office-table">
      <thead>
        <tr>
          <th scope="col">{texts.importLine}</th>
          <th scope="col">{texts.importFault}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, text, message }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>
              {message} <code>{text}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rows({ rows, texts }: { rows: Row[]; texts: Texts }) {
  const words = { add: texts.importAdd, change: texts.importChange, same: texts.importSame };
  return (
    <table className="office-table">
      <thead>
        <tr>
          <th scope="col">{texts.importLine}</th>
          <th scope="col">{texts.redirectFrom}</th>
          <th scope="col">{texts.redirectTo}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, from, to, change, before }) => (
          <tr key={line}>
            <td>{line}</td>
            <th scope="row">{from}</th>
            <td>{to}</td>
            <td>
              {words[change]}
              {change === 'change' &&
                before !== to &&
                ` (${(texts.importBefore ?? '').replace('{before}', () => before ?? '')})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
