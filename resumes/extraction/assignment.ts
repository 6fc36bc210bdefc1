import { bareOrganisation, bareTitle } from './bare-names.ts';
import type { Entry } from './entries.ts';
import { evidenceOf, type Fragment, fragmentsOfEntry } from './fragments.ts';
import { isDepartment, isFunction } from './roles.ts';

export interface Assigned {
  entry: Entry;
  title: string | null;
  organisation: string | null;
  titleSlot: string | null;
  organisationSlot: string | null;
  /** Whether the wording says so, rather than the position alone. */
  isTitleSure: boolean;
  isOrganisationSure: boolean;
}

/** Where titles and organisations are in a CV's entries, as its unambiguous entries show. */
interface Habits {
  title: Map<string, number>;
  organisation: Map<string, number>;
  entries: number;
}

const none: Habits = { title: new Map(), organisation: new Map(), entries: 0 };

/** Tells titles from organisations: by their wording, then by the order that the CV follows. */
export function assignAll(entries: Entry[], isCjk: boolean): Assigned[] {
  const first = entries.map((entry) => assign(entry, none, isCjk));
  const habits = habitsOf(first);
  return entries.map((entry) => assign(entry, habits, isCjk));
}

function habitsOf(assigned: Assigned[]): Habits {
  const habits: Habits = { title: new Map(), organisation: new Map(), entries: 0 };
  const count = (map: Map<string, number>, slot: string | null, by: number) => {
    if (slot !== null && by > 0) map.set(slot, (map.get(slot) ?? 0) + by);
  };
  for (const one of assigned) {
    if (!one.isTitleSure && !one.isOrganisationSure) continue;
    habits.entries += 1;
    // On one line, the position of one implies that of the other, if less reliably.
    const isOnOneLine = lineOf(one.titleSlot) === lineOf(one.organisationSlot);
    const weight = (isSure: boolean) => (isSure ? 1 : isOnOneLine ? 0.5 : 0);
    count(habits.title, one.titleSlot, weight(one.isTitleSure));
    count(habits.organisation, one.organisationSlot, weight(one.isOrganisationSure));
  }
  return habits;
}

function assign(entry: Entry, habits: Habits, isCjk: boolean): Assigned {
  const plain = choose(entry, fragmentsOfEntry(entry, false), habits, isCjk);
  const isComplete = plain.organisation !== null && plain.title !== null;
  const isFar = plain.isTitleSure && !plain.isOrganisationSure && isBelow(plain.organisationSlot);
  if (isComplete && !isFar) return plain;
  const forced = choose(entry, fragmentsOfEntry(entry, true), habits, isCjk);
  if (forced.organisation === null || forced.title === null) return plain;
  // Text beside the title is more likely to be the employer than text below it.
  const isBeside =
    !isBelow(forced.organisationSlot) && !hasHabit(habits.organisation, plain.organisationSlot);
  return !isComplete || isBeside ? forced : plain;
}

const lineOf = (slot: string | null) => slot?.split(' ')[0];

const isBelow = (slot: string | null) => slot !== null && Number(lineOf(slot)) > 0;

const hasHabit = (habit: Map<string, number>, slot: string | null) =>
  slot !== null && (habit.get(slot) ?? 0) > 0;

function choose(entry: Entry, fragments: Fragment[], habits: Habits, isCjk: boolean): Assigned {
  let best: { title: Fragment | null; organisation: Fragment | null; score: number } = {
    title: null,
    organisation: null,
    score: Number.NEGATIVE_INFINITY,
  };
  const titles = entry.title !== null ? [null] : [...fragments, null];
  const organisations =
    entry.organisation !== null
      ? [null]
      : [...fragments.filter(({ text }) => !isDepartment(text) && !isFunction(text)), null];
  const isAlone = fragments.filter(({ offset }) => offset <= 0).length <= 1;
  // If the period has a line of its own, the first text below it counts as adjacent.
  const shift = fragments.some(({ offset }) => offset <= 0) ? 0 : 1;
  const placeOf = (fragment: Fragment, habit: Map<string, number>) =>
    place({ ...fragment, offset: fragment.offset - shift }, habit, habits.entries, isAlone);
  for (const title of titles) {
    for (const organisation of organisations) {
      if (title && title === organisation) continue;
      let score = 0;
      if (title) score += evidenceOf(title).title + placeOf(title, habits.title);
      if (organisation)
        score += evidenceOf(organisation).organisation + placeOf(organisation, habits.organisation);
      if (title && organisation) {
        const distance = fragments.indexOf(organisation) - fragments.indexOf(title);
        score += distance > 0 === isCjk ? 0 : 0.3;
        score -= 0.2 * Math.max(0, Math.abs(distance) - 1);
      }
      if (score > best.score) best = { title, organisation, score };
    }
  }
  const { title, organisation } = best;
  const employer = entry.organisation ?? organisation?.text ?? null;
  const isSure = (given: string | null, score: number) => given !== null || score >= 1.5;
  return {
    entry,
    title: entry.title ?? (title && bareTitle(title.text)),
    organisation: employer && bareOrganisation(employer),
    titleSlot: title?.slot ?? null,
    organisationSlot: organisation?.slot ?? null,
    isTitleSure: isSure(entry.title, title ? evidenceOf(title).title : 0),
    isOrganisationSure: isSure(
      entry.organisation,
      organisation ? evidenceOf(organisation).organisation : 0,
    ),
  };
}

/** The prior probability of finding the value at a position, regardless of wording. */
function place(
  { offset, slot }: Fragment,
  habit: Map<string, number>,
  entries: number,
  isAlone: boolean,
): number {
  const near = offset <= 0 ? 0.6 : isAlone && offset === 1 ? 0.4 : 0.4 - 0.5 * offset;
  if (entries === 0) return near;
  const here = (habit.get(slot) ?? 0) / entries;
  const elsewhere =
    [...habit.entries()].reduce((sum, [other, count]) => (other === slot ? sum : sum + count), 0) /
    entries;
  return near + 2.5 * here - 1.2 * elsewhere;
}
