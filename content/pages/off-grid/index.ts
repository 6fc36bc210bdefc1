import type { AnySeedPage } from '../../seed-page.ts';

export const offGridPages: AnySeedPage[] = [];
