import type { CaseText, Named, Titled } from '../texts.ts';

/** The words of the overview of commercial and industrial applications; one file a language. */
export interface AppScenariosText {
  title: string;
  description: string;
  hero: Titled & { action: string; alternative: string };
  load: Titled & { glass: string; dragonfly: string; smf: string; basis: string };
  scenes: {
    title: string;
    lowLoad: Named;
    membrane: Named;
    facade: Named;
    carport: Named;
    publicFacility: Named;
  };
  limits: Titled & { action: string; alternative: string };
  cases: Titled & {
    sydney: CaseText;
    waldkirch: CaseText;
    dreihausen: CaseText;
    hall: CaseText;
    carPark: CaseText;
  };
  products: string;
  elsewhere: Titled & { road: string; waterAndRail: string; home: string };
  quote: Titled;
}
