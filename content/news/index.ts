import type { SeedArticle } from '../seed-article.ts';
import { adhesion } from './adhesion/article.ts';
import { bondingMetal } from './bonding-metal/article.ts';
import { cases } from './cases/article.ts';
import { clampingSeam } from './clamping-seam/article.ts';
import { dataSheet } from './data-sheet/article.ts';
import { flatRoofs } from './flat-roofs/article.ts';
import { heat } from './heat/article.ts';
import { standards } from './standards/article.ts';
import { stringVoltage } from './string-voltage/article.ts';
import { vehiclesBoats } from './vehicles-boats/article.ts';
import { weight } from './weight/article.ts';
import { yieldEstimate } from './yield/article.ts';

/**
 * Articles that explain, for a new site has no events to report.
 *
 * To add one: copy a folder, e.g. `adhesion/`, under a short name of your own; write its words in
 * `en.ts`, `zh.ts`, `de.ts`, `ja.ts`, `es.ts`, `fr.ts` and `pl.ts`, and its date, topic, picture
 * (a folder of `content/pictures`) and series (their keys, at most four) in `article.ts`; then
 * name it below. What it says is in the specification, or names its source; a figure of a product
 * is a reference such as `{smf-520.weight}`. The order here does not matter, but no two articles
 * have the same date.
 */
export const articles: Record<string, SeedArticle> = {
  adhesion,
  bondingMetal,
  cases,
  clampingSeam,
  dataSheet,
  flatRoofs,
  heat,
  standards,
  stringVoltage,
  vehiclesBoats,
  weight,
  yieldEstimate,
};
