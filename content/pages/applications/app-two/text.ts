import type { CaseText, Titled } from '../texts.ts';

/** One surface and what it means for either way of fixing. */
interface Surface {
  criterion: string;
  ours: string;
  other: string;
  note: string;
}

/** The words of the guide roof by roof; one file a language. */
export interface AppTwoText {
  title: string;
  description: string;
  hero: Titled & { action: string; alternative: string };
  roofs: Titled & {
    ours: string;
    other: string;
    trapezoidal: Surface;
    standingSeam: Surface;
    membrane: Surface;
    flat: Surface;
    facade: Surface;
    carport: Surface;
    publicFacility: Surface;
    namedSurfaces: string;
    weights: string;
  };
  check: Titled & { load: Titled; skin: Titled; adhesion: Titled; heat: Titled; clamps: Titled };
  cost: { text: string; basis: string; source: string };
  cases: Titled & {
    dreihausen: CaseText;
    waldkirch: CaseText;
    coldStore: CaseText;
    office: CaseText;
  };
  products: string;
  quote: Titled;
}
