import { useState } from 'react';
import { fetchJson } from '../../http.ts';
import type { PlaceProblem, ToolPlace, YieldContent } from '../content.ts';
import type { EntryErrors } from './case.ts';
import type { FoundPlace } from './place-box.tsx';

type PlaceContent = Pick<YieldContent, 'words' | 'query' | 'place' | 'placeProblems'>;

/** What names a place; only the server knows what climate belongs to it. */
export interface PlaceEntries {
  place: string;
  latitude: string;
  longitude: string;
  country: string;
}

const whereIn = ({ place, latitude, longitude, country }: PlaceEntries): string =>
  JSON.stringify(place.trim() ? place.trim() : [latitude, longitude, country]);

/** The name of the place, as it is found again; none where coordinates stand for it. */
export function nameIn({ query, place }: PlaceContent): string {
  const usesCoordinates = query.v !== undefined && !query.place;
  return usesCoordinates ? '' : (place?.label ?? query.place ?? '');
}

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
 * The place of an estimate: as the server found it, or as it was chosen since.
 * @param entries with which the page begins.
 */
export function usePlace(tool: PlaceContent, entries: PlaceEntries) {
  const [place, setPlace] = useState(tool.place);
  const [errors, setErrors] = useState(() => problemsOf(tool));
  const [known, setKnown] = useState(() => (tool.place ? whereIn(entries) : null));

  async function choose(found: FoundPlace) {
    const { label, latitude, longitude, country } = found;
    const asked = new URLSearchParams({
      ...{ label, latitude: String(latitude), longitude: String(longitude), country },
    });
    const answer = await fetchJson<ToolPlace>(`/tools/place.json?${asked}`).catch(() => null);
    setErrors(answer ? {} : { place: tool.words.placeFailed });
    if (!answer) return;
    setPlace(answer);
    setKnown(whereIn({ place: label, latitude: '', longitude: '', country: '' }));
  }

  return { place, errors, choose, isKnown: (now: PlaceEntries) => known === whereIn(now) };
}
