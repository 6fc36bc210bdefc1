import { textOf } from '../model.ts';
import type { ReadPosition } from '../reading.ts';
import type { Row } from './entry-rows.ts';
import { type Evidence, evidence } from './resume.ts';
import { organisationScore, titleScore } from './roles.ts';
import { fold, trimSeparators } from './text.ts';

const entered =
  /(?:に|へ)?\s*(?:新卒|中途)?(?:で)?(?:入社|入職|入行|入庁|入局|入所|入団|入省|採用(?!担当|業務|活動|課|チーム|グループ|支援|コンサル)|就職|着任|入隊|勤務開始|開業)/u;
const left = /退社|退職|退行|退庁|退所|退団|退任|契約期間満了|任期満了|離職|閉業/u;
const goesOn = /現在に至る|現在にいたる|在職中|在籍中|現在も在籍/u;
/** Whether a section is a list of events, as in the Japanese form (履歴書). */
export function isHistoryTable(rows: Row[]): boolean {
  const events = rows.filter(({ line }) => entered.test(textOf(line)) || left.test(textOf(line)));
  return events.filter(({ period }) => period).length >= 2;
}

/** Turns events into positions: joined, transferred, left, still employed. */
export function positionsOfHistory(rows: Row[]): Evidence<ReadPosition>[] {
  const found: Evidence<ReadPosition>[] = [];
  let open: ReadPosition | null = null;
  for (const { line, period, cells } of rows) {
    const text = fold(cells.map((cell) => cell.text).join(' ')).trim();
    const whole = textOf(line);
    if (goesOn.test(whole) && open && !entered.test(text)) {
      open.end = 'present';
      open = null;
      continue;
    }
    const date = period?.start ?? null;
    if (left.test(text) && !entered.test(text)) {
      const closing = open ?? found.at(-1)?.value;
      if (closing && closing.end === null) closing.end = date;
      open = null;
    } else if (entered.test(text)) {
      const at = entered.exec(text)?.index ?? text.length;
      const rest = text.slice(at).replace(entered, '');
      const value: ReadPosition = {
        ...nameParts(text.slice(0, at)),
        start: date,
        end: goesOn.test(whole) ? 'present' : null,
      };
      value.title ??= titleIn(rest) ?? inBrackets(rest);
      found.push(evidence(value, line));
      open = value;
    } else if (open && !open.title) {
      // `営業担当として…`: the title, if the row says no more.
      open.title = titleIn(text);
    }
  }
  return found;
}

/** `入社（電気工事士）`: after the event, only the work is named. */
const inBrackets = (text: string): string | null =>
  /^\s*[(（]([^()（）\d]{2,15})[)）]\s*$/u.exec(text)?.[1] ?? null;

function nameParts(text: string): Pick<ReadPosition, 'title' | 'organisation'> {
  const bare = trimSeparators(text.replace(/\s*(?:として|にて)\s*$/u, ''));
  const [, organisation = bare, title = null] = /^(\S+)\s+(\S+)$/u.exec(bare) ?? [];
  return title && titleScore(title) > 0 && organisationScore(title) < 2
    ? { organisation, title }
    : { organisation: bare, title: null };
}

function titleIn(text: string): string | null {
  const bare = trimSeparators(
    text.replace(/[（(）)]/gu, ' ').replace(/(?:として|に|へ|を担当|従事|勤務|業務)+\s*$/u, ''),
  ).trim();
  const last = bare.split(/\s+/).at(-1) ?? '';
  const best = titleScore(last) > 0 ? last : bare;
  return titleScore(best) > 0 ? best : null;
}
