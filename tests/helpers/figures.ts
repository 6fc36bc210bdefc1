const spaces = '[\\u00a0\\u202f\\u2009 ]';

/** Thousands and decimal separators, in any language. */
const separator = "[.,'’\\u00a0\\u202f\\u2009]";

/**
 * Whether a text contains a figure, and not merely as part of another: 10 is neither in 100, 2.10
 * or 10,000 nor in A10. The space before the unit may be of any kind.
 */
export function saysFigure(text: string, figure: string): boolean {
  const parts = figure
    .split(/\s+|(?<=\d)(?=[^\d.,–～])/)
    .map((part) => part.replace(/[.*+?()|[\]\\^${}]/g, '\\$&'));
  const before = `(?<![\\dA-Za-z])(?<!\\d${separator})`;
  const after = `(?![\\dA-Za-z²³])(?!${separator}\\d)`;
  return new RegExp(`${before}${parts.join(`${spaces}*`)}${after}`, 'u').test(text);
}
