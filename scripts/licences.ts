// Which licences the site may ship with. tests/integration/licences.test.ts checks every package.
import { bundled, productionPackages } from './dependencies.ts';

/** These require their notice to be kept (npm run notices), and nothing else. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'WTFPL'],
];

/** What is allowed for certain packages only, and why. */
const exceptions = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(libvips-|wasm32$|win32-)/,
    reason:
      'libvips comes as a shared library of its own, unchanged, that sharp links at run time: whoever has the site can replace it.',
  },
  {
    licence: 'OFL-1.1',
    packages: /^(@fontsource-variable\/|Hanken Grotesk$|Noto Sans )/,
    reason: 'A font, delivered unchanged but for the choice of its characters, with its licence.',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'Data about browsers, not code; its authors are named in the notices.',
  },
];

/** Packages whose package.json names no licence, although their licence file does. */
export const licencesByFile: Record<string, string> = { 'png-js': 'MIT' };

interface Licensed {
  name: string;
  version?: string;
  licence: string;
}

/** @returns an SPDX expression; empty if unknown. */
export const licenceOf = ({ name, licence }: Licensed): string =>
  licence || licencesByFile[name] || '';

/** @returns a line for each package that must not be shipped; empty if all may. */
export function refusedLicences(
  packages: Licensed[] = [...productionPackages(), ...bundled],
): string[] {
  return packages
    .filter((one) => !isAllowed(licenceOf(one), one.name))
    .map((one) => `${one.name} ${one.version ?? ''}: ${licenceOf(one) || 'no licence is named'}`);
}

/** @param expression in SPDX, e.g. `(MPL-2.0 OR Apache-2.0)` */
export function isAllowed(expression: string, name: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const one = (): boolean => {
    const token = tokens[position++];
    if (token === '(') {
      const inner = any();
      return tokens[position++] === ')' && inner;
    }
    return isKnown(token, name);
  };
  const all = () => {
    let result = one();
    while (tokens[position] === 'AND') {
      position += 1;
      result = one() && result;
    }
    return result;
  };
  const any = () => {
    let result = all();
    while (tokens[position] === 'OR') {
      position += 1;
      result = all() || result;
    }
    return result;
  };
  return any() && position === tokens.length;
}

const isKnown = (licence: string | undefined, name: string): boolean =>
  (licence !== undefined && permissive.includes(licence)) ||
  exceptions.some((exception) => exception.licence === licence && exception.packages.test(name));
