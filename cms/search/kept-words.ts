const mostWords = 6;
const longest = 60;

/**
 * The words of a search as they are counted: in small letters, without numbers, email addresses
 * and whatever else looks like data of a person. Up to four digits stay with letters: `smf-520`.
 * @returns null if nothing remains.
 */
export function keptWords(query: string): string | null {
  // Nobody who looks for a product types an address in the web or of a mailbox.
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/);
  const kept = words
    .filter((word) => !/@|:\/\/|^www\./.test(word))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '').replace(/^-+|-+$/g, ''))
    .filter((word) => /\p{L}/u.test(word) && (word.match(/\p{N}/gu) ?? []).length <= 4)
    .slice(0, mostWords)
    .join(' ');
  const cut = [...kept].slice(0, longest).join('').trim();
  return cut === '' ? null : cut;
}
