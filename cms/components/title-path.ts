/** Letters that are not a plain one with a mark. */
const spelled: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', '&': ' and ' },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue' },
};

const longest = 60;

/** @returns the path of a page with a title: `/light-modules`; nothing if it has no such letters. */
export function pathOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{ASCII}]|&/gu, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let path = '';
  for (const word of words) {
    if (path && path.length + word.length > longest) break;
    path += `${path ? '-' : '/'}${word.slice(0, longest)}`;
  }
  return path;
}
