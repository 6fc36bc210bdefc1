/** Average reading speed per minute: in words, or in characters for Chinese and Japanese. */
const wordsPerMinute = 200;
const charactersPerMinute = 450;

const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** @returns how long it takes to read a text, in whole minutes; at least one. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<\/(p|li|h\d)>/g, ' ').replace(/<[^>]*>/g, '');
  const wordless = text.replace(characters, ' ');
  const words = wordless.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const inCharacters = text.match(characters)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + inCharacters / charactersPerMinute));
}
