import type { AnySeedPage } from '../../seed-page.ts';
import { eArc } from './earc/page.ts';
import { eArcInstall } from './earc-install/page.ts';

export const technologyPages: AnySeedPage[] = [eArc, eArcInstall];
