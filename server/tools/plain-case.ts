import type { CarriedCase } from '../../app/forms/carried-case.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { countryCalled, placesNamed } from '../solar/places.ts';

/** What has to be one of the keys of a tool, or the case cannot be calculated. */
const keys = new Set(['kind', 'model', 'shape', 'covering', 'fixing', 'reserveUnit']);

/** Where a place is named, these are not read. */
const coordinates = new Set(['latitude', 'longitude', 'country']);

const isKey = (value: string) => /^[\w-]{1,60}$/.test(value);

/** Numbers as people type them, in any script; no letters, and no room for a message. */
const isNumber = (value: string) => /^[\p{Nd}\s.,，．'’+\-−－]{1,16}$/u.test(value);

/**
 * A case without anything as it was typed but numbers: an address is sent to somebody else only with
 * what we can vouch for.
 * @returns null where something in it is neither a number nor known to us.
 */
export function plainCase({ tool, query }: CarriedCase, language: Language): CarriedCase | null {
  const given = new URLSearchParams(query);
  const isNamed = given.has('place');
  const plain = new URLSearchParams();
  for (const [name, value] of given) {
    if (isNamed && coordinates.has(name)) continue;
    const known = plainValue(name, value, language);
    if (known === null) return null;
    plain.set(name, known);
  }
  return { tool, query: String(plain) };
}

function plainValue(name: string, value: string, language: Language): string | null {
  if (name === 'place') {
    const found = placesNamed(value, language);
    return 'place' in found ? found.place.label : null;
  }
  if (name === 'country') return countryCalled(value);
  return (keys.has(name) ? isKey : isNumber)(value) ? value : null;
}
