import type { AnySeedPage } from '../../seed-page.ts';
import { appScenarios } from './app-scenarios/page.ts';
import { appTwo } from './app-two/page.ts';
import { offOne } from './off-one/page.ts';
import { offTwo } from './off-two/page.ts';

export const applicationPages: AnySeedPage[] = [appScenarios, appTwo, offOne, offTwo];
