import type { AnySeedPage } from '../../seed-page.ts';
import { offGrid } from './off-grid/page.ts';
import { offSeries } from './off-series/page.ts';
import { productOff } from './product-off/page.ts';

export const offGridPages: AnySeedPage[] = [productOff, offSeries, offGrid];
