import type { AnySeedPage } from '../../seed-page.ts';
import { kit400 } from './kit-400/page.ts';
import { kit800 } from './kit-800/page.ts';
import { planning } from './planning/page.ts';
import { balconySeries } from './series/page.ts';
import { solutions } from './solutions/page.ts';

export const balconyPages: AnySeedPage[] = [balconySeries, kit400, kit800, solutions, planning];
