import type { AnySeedPage } from '../../seed-page.ts';
import { accessibility } from './accessibility/page.ts';
import { cookies } from './cookies/page.ts';
import { imprint } from './imprint/page.ts';
import { privacy } from './privacy/page.ts';
import { terms } from './terms/page.ts';

export const legalPages: AnySeedPage[] = [terms, privacy, imprint, cookies, accessibility];
