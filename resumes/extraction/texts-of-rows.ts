import { entryLabelOf, splitLabel } from './labels.ts';

/** Words in -ed that begin job titles and company names as well. */
const noVerbs =
  'Worked as|Served as|Employed|Joined|Certified|Registered|Chartered|Licensed|Licenced|Qualified|Accredited|Skilled|Experienced|Dedicated|United|Allied|Applied|Advanced|Integrated|Associated|Combined|Consolidated|Embedded|Distributed|Automated|Unified|Limited|Assorted|Speed|Reed|Seed|Creed|Shed|Weed|Feed|Need';
const pastTense = new RegExp(
  `^(?!(?:${noVerbs})(?!\\p{L}))(?:\\p{Lu}\\p{Ll}{2,}ed|Led|Built|Ran|Grew|Cut|Won|Drove|Oversaw|Wrote|Taught|Made|Held|Kept|Took|Sold|Brought|Began|Spearheaded)\\s+(?:\\p{Ll}|\\d|[A-Z]{2,}\\b)`,
  'u',
);
const gerund = /^\p{Lu}\p{Ll}+ing\s+(?:a|an|the|of|to|on|for|with|all|our|daily|new|\d)(?!\p{L})/u;

/** `2019年至2021年三次赴…支持。`: a sentence that continues after the period without punctuation. */
export const isTold = (text: string, to: number): boolean =>
  /\p{Script=Han}.*[。；;]\s*$/u.test(text) &&
  /^[\p{Script=Han}](?<![在于於就任担擔供服受曾先])/u.test(text.slice(to));

/** `Reduced downtime by …`, `Running a scheme of …`: a task, as worded in English CVs. */
export const isTaskText = (text: string): boolean => pastTense.test(text) || gerund.test(text);

/** `1) Company: …`: despite its bullet, not a task. */
export const isNamed = (text: string): boolean => {
  const kind = splitLabel(text, entryLabelOf)?.kind;
  return kind === 'organisation' || kind === 'title';
};

/** `公司：…　时间：` before its period. */
export function withoutPeriodLabel(text: string): string {
  const label = /\s([^\s:：]{1,12})\s?[:：]\s*$/u.exec(text);
  return label?.[1] && entryLabelOf(label[1]) === 'period' ? text.slice(0, label.index) : text;
}
