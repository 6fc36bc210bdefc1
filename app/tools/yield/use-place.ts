import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../http.ts';
import { useLanguageTag } from '../../site.tsx';
import type { PlaceProblem, ToolPlace, YieldContent } from '../content.ts';
import type { EntryErrors } from './case.ts';
import { hasData, type Point, readPoint } from './coordinates.ts';
import type { FoundPlace } from './place-box.tsx';

type PlaceContent = Pick<YieldContent, 'words' | 'query' | 'place' | 'placeProblems'>;

/** What names a place; only the server knows what climate belongs to it. */
export interface PlaceEntries {
  place: string;
  latitude: string;
  longitude: string;
  country: string;
}

/** While somebody keeps typing or moving the point of the map, no requests are made. */
const pauseInMilliseconds = 250;

const whereIn = ({ place, latitude, longitude, country }: PlaceEntries): string =>
  JSON.stringify(place.trim() ? place.trim() : [latitude, longitude, country]);

/** The name of the place, as it is found again; none where coordinates stand for it. */
export function nameIn({ query, place }: PlaceContent): string {
  const usesCoordinates = query.v !== undefined && !query.place;
  return usesCoordinates ? '' : (place?.label ?? query.place ?? '');
}

/** @returns the coordinates that stand for a place; null where a name does, or nothing yet. */
export const pointIn = (entries: PlaceEntries, languageTag: string): Point | null =>
  entries.place.trim() ? null : readPoint(entries, languageTag);

function problemText(problem: PlaceProblem, words: YieldContent['words'], field: string): string {
  if (field === 'country') return words.countryUnknown;
  return {
    required: words.placeRequired,
    unknown: words.placeUnknown,
    ambiguous: words.placeAmbiguous,
    notANumber: words.coordinateWrong,
    outsideData: words.coordinateOutside,
  }[problem];
}

const problemsOf = ({ placeProblems, words }: PlaceContent): EntryErrors =>
  Object.fromEntries(
    Object.entries(placeProblems).map(([field, problem]) => [
      field,
      problemText(problem, words, field),
    ]),
  );

/**
 * The place of an estimate: as the server found it, or as it was chosen since, by its name, by its
 * coordinates or on the map.
 * @param entries with which the page begins, and those of now.
 */
export function usePlace(tool: PlaceContent, entries: PlaceEntries) {
  const languageTag = useLanguageTag();
  const [place, setPlace] = useState(tool.place);
  const [errors, setErrors] = useState(() => problemsOf(tool));
  const [known, setKnown] = useState(() => (tool.place ? whereIn(entries) : null));
  const asked = useRef(0);

  /** @param of the place; another may have been asked for before it comes. */
  async function lookUp(of: Record<string, string>, where: string) {
    asked.current += 1;
    const turn = asked.current;
    const answer = await fetchJson<ToolPlace>(`/tools/place.json?${new URLSearchParams(of)}`).catch(
      () => null,
    );
    if (turn !== asked.current) return;
    setErrors(answer ? {} : { place: tool.words.placeFailed });
    if (!answer) return;
    setPlace(answer);
    setKnown(where);
  }

  const choose = ({ label, latitude, longitude, country }: FoundPlace) =>
    lookUp(
      { label, latitude: String(latitude), longitude: String(longitude), country },
      whereIn({ place: label, latitude: '', longitude: '', country: '' }),
    );

  const where = whereIn(entries);
  // Countries are typed by their names, which the server knows.
  const isFound = known === where || entries.country.trim() !== '';
  const { latitude, longitude } = (isFound ? null : pointIn(entries, languageTag)) ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, when the coordinates change
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return undefined;
    const timer = setTimeout(() => {
      const point = { latitude, longitude };
      if (hasData(point)) {
        void lookUp({ latitude: String(latitude), longitude: String(longitude) }, where);
        return;
      }
      // What is still on its way is of another place.
      asked.current += 1;
      setPlace(null);
      setKnown(null);
      setErrors({ latitude: tool.words.coordinateOutside });
    }, pauseInMilliseconds);
    return () => clearTimeout(timer);
  }, [latitude, longitude, where]);

  return { place, errors, choose, isKnown: (now: PlaceEntries) => known === whereIn(now) };
}
