import type { CaseText, Named, Titled } from '../texts.ts';

/** The words of the page on road vehicles; one file a language. */
export interface OffOneText {
  title: string;
  description: string;
  hero: Titled & { action: string; alternative: string };
  scenes: {
    title: string;
    motorhome: Named;
    boxTruck: Named;
    bus: Named;
    sightseeingCar: Named;
    skiWaxTruck: Named;
  };
  weight: Titled & { glass: string; offGrid: string; basis: string };
  bonding: Titled & { layout: Titled; surface: Titled; curing: Titled; wiring: Titled };
  heat: Titled;
  cases: Titled & { motorhome: CaseText; boxTruck: CaseText; bus: CaseText };
  products: string;
  quote: Titled;
}
