import type { Text } from '../../cms/interface.ts';

/** Stands in titles where a line may end, in languages whose words no spaces part. */
export const softBreak = '\u200b';

/** @returns the words of a text, whatever language they are in. */
export function textOf(value: Text | null | undefined): string {
  return partsOf(value).join('');
}

/** @returns the words of a title, parted where a line may end. */
export function partsOf(value: Text | null | undefined): string[] {
  const text = typeof value === 'object' ? value?.text : value;
  return (text ?? '').split(softBreak);
}
