import { parseDecimal } from '../../app/i18n/decimal.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import type { ToolPlace, YieldContent } from '../../app/tools/content.ts';
import { hasData, type Point } from '../../app/tools/yield/coordinates.ts';
import { bestOf } from '../../app/tools/yield/outcome.ts';
import { pointText } from '../../app/tools/yield/point-text.ts';
import type { ToolValues } from '../../cms/interface.ts';
import { climateAt } from '../solar/climate.ts';
import { countryCalled, nearestCity, placesNamed } from '../solar/places.ts';
import { gridFactors } from './grid-factors.ts';

type Found = Pick<YieldContent, 'place' | 'placeProblems' | 'choices'>;
type Problems = Found['placeProblems'];

/** Where a page begins that has not been asked for a place. */
const firstPlaces: Record<Language, string> = {
  en: 'London',
  zh: 'Shanghai',
  de: 'Berlin',
  ja: 'Tokyo',
  es: 'Madrid',
  fr: 'Paris',
  pl: 'Warsaw',
};

/** @param country ISO 3166 alpha-2, or ''. */
export function placeAt(
  label: string,
  latitude: number,
  longitude: number,
  country: string,
): ToolPlace {
  const climate = climateAt(latitude, longitude, country);
  const gridFactor = gridFactors[country] ?? null;
  return { label, latitude, longitude, country, climate, gridFactor };
}

/** What editors have entered for a country counts before what is known otherwise. */
export const withValues = (found: Found, values: ToolValues): Found => ({
  ...found,
  place: found.place && valuedPlace(found.place, values),
});

export function valuedPlace(place: ToolPlace, { factors, prices }: ToolValues): ToolPlace {
  const [factor, price] = [factors[place.country], prices[place.country]];
  return {
    ...place,
    ...(factor && {
      gridFactor: factor.value,
      gridSource: { source: factor.source, year: factor.year },
    }),
    ...(price && { price }),
  };
}

/** With what an estimate of a year says of it, which takes ten times as long as the estimate. */
export const placeWithBest = (place: ToolPlace): ToolPlace => ({
  ...place,
  best: bestOf(place.climate),
});

const failing = (placeProblems: Problems, choices: string[] = []): Found => ({
  ...{ place: null, placeProblems, choices },
});

/** The place that a query means: what is named in it, or its coordinates where nothing is. */
export function placeIn(query: Readonly<Record<string, string>>, language: Language): Found {
  const { place: typed, latitude, longitude } = query;
  const isAsked = query.v !== undefined || typed !== undefined;
  if (typed || !isAsked) {
    // A name counts before coordinates, but nobody is left to wonder what became of theirs.
    const given = { latitude: latitude || '0', longitude: longitude || '0' };
    const placeProblems = problemsOf(degreesIn(given, language));
    if (Object.keys(placeProblems).length > 0) return failing(placeProblems);
    return namedPlace(typed ?? firstPlaces[language], language, !isAsked);
  }
  if (!latitude && !longitude) return failing({ place: 'required' });
  return coordinates({ latitude, longitude }, query.country, language);
}

function namedPlace(typed: string, language: Language, isFirst: boolean): Found {
  const found = placesNamed(typed, language);
  // The largest of several is what the page begins with.
  const place = 'place' in found ? found.place : isFirst ? found.similar[0] : undefined;
  if (place) {
    const { label, latitude, longitude, country } = place;
    return {
      place: placeAt(label, latitude, longitude, country),
      ...{ placeProblems: {}, choices: [] },
    };
  }
  const choices = 'similar' in found ? found.similar.map(({ label }) => label) : [];
  return failing({ place: choices.length > 0 ? 'ambiguous' : 'unknown' }, choices);
}

interface Typed {
  latitude: string | undefined;
  longitude: string | undefined;
}

/** Degrees north and east; null where they are none. */
function degreesIn({ latitude, longitude }: Typed, language: Language) {
  const { tag } = languages[language];
  const read = (text: string | undefined, largest: number): number | null => {
    const value = parseDecimal(text ?? '', tag);
    return value !== null && Math.abs(value) <= largest ? value : null;
  };
  return { latitude: read(latitude, 90), longitude: read(longitude, 180) };
}

function problemsOf({ latitude, longitude }: ReturnType<typeof degreesIn>): Problems {
  const isOutside = latitude !== null && !hasData({ latitude, longitude: longitude ?? 0 });
  return {
    ...(latitude === null && { latitude: 'notANumber' }),
    ...(isOutside && { latitude: 'outsideData' }),
    ...(longitude === null && { longitude: 'notANumber' }),
  };
}

function coordinates(typed: Typed, typedCountry: string | undefined, language: Language): Found {
  const { latitude, longitude } = degreesIn(typed, language);
  const problems = problemsOf({ latitude, longitude });
  const country = typedCountry ? countryCalled(typedCountry) : '';
  if (country === null) problems.country = 'unknown';
  if (latitude === null || longitude === null || country === null || problems.latitude) {
    return failing(problems);
  }
  const place = placeAtPoint({ latitude, longitude }, country, language);
  return { place, placeProblems: {}, choices: [] };
}

/** A place without a name is told by its coordinates, and by the city that it is near. */
export function placeAtPoint(point: Point, country: string, language: Language): ToolPlace {
  const { latitude, longitude } = point;
  const label = pointText(point, toolMessages(language, 'yield'), languages[language].tag);
  const nearest = nearestCity(point, language);
  return { ...placeAt(label, latitude, longitude, country), ...(nearest && { nearest }) };
}
