import type { Attack } from './attack.ts';
import { accountAttacks } from './attacks/accounts.ts';
import { bodies } from './attacks/bodies.ts';
import { contentAttacks } from './attacks/content.ts';
import { databases } from './attacks/databases.ts';
import { forgotten, unasked } from './attacks/forgotten.ts';
import { headers } from './attacks/headers.ts';
import { killed } from './attacks/kill.ts';
import { links } from './attacks/links.ts';
import { load } from './attacks/load.ts';
import { low } from './attacks/low.ts';
import { crossOrigin } from './attacks/origins.ts';
import { pictures } from './attacks/pictures.ts';
import { quiet } from './attacks/quiet.ts';
import { signInAttacks } from './attacks/sign-in.ts';
import { slow } from './attacks/slow.ts';
import { smuggling } from './attacks/smuggling.ts';
import { traversals } from './attacks/traversals.ts';
import { slowUploads } from './attacks/uploads.ts';
import { visits } from './attacks/visits.ts';

/**
 * In the order in which they run on each profile. Those that leave the site intact come first, on
 * one process, so that leaks add up; those that damage it come last.
 */
export const attacks: Attack[] = [
  quiet,
  ...bodies,
  ...load,
  ...slowUploads,
  ...slow,
  traversals,
  smuggling,
  headers,
  visits,
  unasked,
  ...low,
  ...pictures,
  ...contentAttacks,
  ...databases,
  ...signInAttacks.filter(({ isDestructive }) => !isDestructive),
  killed,
  ...signInAttacks.filter(({ isDestructive }) => isDestructive),
  ...accountAttacks,
  crossOrigin,
  links,
  forgotten,
];
