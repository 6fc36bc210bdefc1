import type { UIFieldServerProps } from 'payload';
import { readKeptCase } from '../../app/forms/carried-case.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { CalculationView } from './calculation-view.tsx';

/** What the visitor had calculated in a tool: as it was sent, and calculated again. */
export function Calculation({ data, i18n }: UIFieldServerProps) {
  const kept = readKeptCase(data?.calculation);
  if (!kept) return null;
  const { language } = i18n;
  const text = (key: StaffText) => staffMessage(key, language);
  const { tool, query, language: typedIn, text: sent } = kept;
  const asked = new URLSearchParams([
    ['case', tool],
    ['typedIn', typedIn],
    ['language', language],
  ]);
  return (
    <CalculationView
      source={`/tools/case.json?${asked}&${query}`}
      // The last line of what was sent is the address on the site where numbers are read alike.
      address={sent?.split('\n').at(-1) ?? `/tools/${tool}?${query}`}
      sent={sent}
      texts={{
        title: text('calculation'),
        now: text('calculationNow'),
        sent: text('calculationSent'),
        open: text('calculationOpen'),
        failed: text('calculationFailed'),
      }}
    />
  );
}
