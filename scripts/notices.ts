// npm run notices: the full licence text of everything that ships with the site
// (build/THIRD-PARTY-NOTICES.txt).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, type Package, productionPackages } from './dependencies.ts';
import { licenceOf } from './licences.ts';

const file = path.join('build', 'THIRD-PARTY-NOTICES.txt');
const texts = path.join('scripts', 'licence-texts');
const rule = '='.repeat(80);
const noticeName = /^(licen[cs]e|copying|copyright|notice|unlicense|third[-_]?party)[-_.\w]*$/i;

interface Notice {
  /** Name and version. */
  title: string;
  licence: string;
  /** Empty if neither the package nor this repository has one. */
  texts: string[];
}

export function notices(root = '.'): Notice[] {
  const packages = productionPackages(root)
    .filter(({ isInstalled }) => isInstalled)
    .map((one) => ({
      title: `${one.name} ${one.version}`,
      licence: licenceOf(one),
      texts: textsOf(path.join(root, one.folder), one),
    }));
  const fonts = bundled.map(({ name, licence, licenceFile }) => ({
    title: name,
    licence,
    texts: [readText(path.join(root, licenceFile))],
  }));
  const seen = new Set<string>();
  // The same package may be in several folders.
  return [...packages, ...fonts]
    .filter(({ title }) => !seen.has(title) && seen.add(title))
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** The licence files of a package, including those of code bundled with it. */
function textsOf(folder: string, one: Package): string[] {
  const own = listNotices(folder).map(readText);
  if (own.length > 0) return [...new Set(own)];
  // For a package without any: what its metadata says, and the standard text.
  const usual = path.join(texts, `${licenceOf(one)}.txt`);
  const readme = path.join(folder, 'README.md');
  const section = existsSync(readme)
    ? /^#+ *licen[cs]\w*[\s\S]*/im.exec(readFileSync(readme, 'utf8'))?.[0].trim()
    : undefined;
  return [authorOf(one.manifest), section, existsSync(usual) ? readText(usual) : undefined].filter(
    (text) => text !== undefined,
  );
}

function listNotices(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    // The packages in there have notices of their own.
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listNotices(name);
    return noticeName.test(entry.name) && !/\.([cm]?[jt]sx?|json|map|html)$/i.test(entry.name)
      ? [name]
      : [];
  });
}

const readText = (name: string) => readFileSync(name, 'utf8').replace(/\r\n/g, '\n').trim();

function authorOf({ author, contributors }: Package['manifest']): string | undefined {
  const people = [author, ...(contributors ?? [])]
    .map((person) => (typeof person === 'string' ? person : person?.name))
    .filter(Boolean);
  return people.length > 0 ? `By ${people.join(', ')}` : undefined;
}

/** The same text is written once, for all packages that share it. */
export function noticesText(list = notices()): string {
  const byText = new Map<string, string[]>();
  for (const { title, licence, texts: own } of list) {
    const text = own.join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), `${title} (${licence})`]);
  }
  return [...byText]
    .map(([text, titles]) => `${rule}\n${titles.join('\n')}\n${rule}\n\n${text}\n`)
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const list = notices();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, noticesText(list));
  console.log(`${list.length} notices in ${file}`);
}
