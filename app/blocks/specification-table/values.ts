import type { ParameterContent } from '../../../cms/interface.ts';
import type { Messages } from '../../i18n/en/messages.ts';

type ValueMessages = Pick<Messages, 'about' | 'atLeast' | 'moreThan'>;

/** @returns what the language puts before and after a value, such as "about". */
export function aroundValue(
  { qualifier }: ParameterContent,
  messages: ValueMessages,
): { before: string; after: string } {
  const pattern = qualifier === 'exactly' ? '{value}' : messages[qualifier];
  const [before = '', after = ''] = pattern.split('{value}');
  return { before, after };
}

/** Whether all existing values are example data. */
export function areExamples(values: (ParameterContent | null)[]): boolean {
  return values.every((value) => value === null || value.isExample);
}
