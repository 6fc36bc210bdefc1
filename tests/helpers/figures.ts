const spaces = '[\\u00a0\\u202f\\u2009 ]';

/** What stands within a number, between digits: of thousands or of decimals, in any language. */
const separator = "[.,'’\\u00a0\\u202f\\u2009]";

/**
 * Whether a text says a figure, and not one that it is a part of: 10 is neither in 100, 2.10 or
 * 10,000 nor in A10. Spaces between the number and its unit may be of any kind.
 */
export function saysFigure(text: string, figure: string): boolean {
  const parts = figure
    .split(/\s+|(?<=\d)(?=[^\d.,–～])/)
    .map((part) => part.replace(/[.*+?()|[\]\\^${}]/g, '\\$&'));
  const before = `(?<![\\dA-Za-z])(?<!\\d${separator})`;
  const after = `(?![\\dA-Za-z²³])(?!${separator}\\d)`;
  return new RegExp(`${before}${parts.join(`${spaces}*`)}${after}`, 'u').test(text);
}
