import type { FlattenedField, Payload } from 'payload';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { EntryReader, lastChange } from '../entries.ts';
import type {
  Activity,
  ActivityList,
  ActivitySummary,
  Choice,
  PageContent,
  Picture,
  RegistrationState,
  RichText,
  Text,
} from '../interface.ts';
import { type ProductData, resolveFields, resolveTitle, translatedLanguages } from '../resolve.ts';
import { resolvePeriod } from './period.ts';
import { peopleRegistered, registrationEnd, stateByDates } from './registrations.ts';
import { defaultTimeZone } from './time-zones.ts';
import { registrationWords } from './words.ts';

type Stored = Record<string, unknown>;

/** Activities as visitors see them. */
export class ActivityReader {
  readonly entries: EntryReader;
  readonly #payload: Payload;
  readonly #fields: FlattenedField[];
  readonly #readProducts: () => Promise<ProductData>;

  constructor(payload: Payload, readProducts: () => Promise<ProductData>) {
    this.entries = new EntryReader(payload, 'activities');
    this.#payload = payload;
    this.#fields = payload.collections.activities.config.flattenedFields;
    this.#readProducts = readProducts;
  }

  async #stateOf(stored: Stored): Promise<RegistrationState> {
    const state = stateByDates(stored, Date.now());
    if (state !== 'open' || typeof stored.places !== 'number') return state;
    const isFull = (await peopleRegistered(this.#payload, Number(stored.id))) >= stored.places;
    return isFull ? 'full' : 'open';
  }

  async #summarize(stored: Stored, language: Language): Promise<ActivitySummary> {
    const products = await this.#readProducts();
    const fields = resolveFields(stored, this.#fields, language, products);
    return {
      id: stored.id as number,
      href: this.entries.addressOf(stored.id),
      title: resolveTitle(stored.title, language, products),
      summary: (fields.summary as Text | undefined) ?? null,
      ...(fields.picture ? { picture: fields.picture as Picture } : {}),
      when: resolvePeriod({ ...datesOf(stored), timeZone: zoneOf(stored) }, language),
      place: (fields.place as Text | undefined) || null,
      isOnline: stored.isOnline === true,
      registration: await this.#stateOf(stored),
      isExample: stored.isExample === true,
    };
  }

  /** All of them: there are few enough to hold them in memory. */
  async activities(language: Language): Promise<ActivityList> {
    const { docs } = await this.entries.find();
    const inOrder = docs.sort((one, other) => startOf(one) - startOf(other));
    const all = await Promise.all(inOrder.map((stored) => this.#summarize(stored, language)));
    const isPast = ({ registration }: ActivitySummary) => registration === 'past';
    return { upcoming: all.filter((one) => !isPast(one)), past: all.filter(isPast).reverse() };
  }

  async #activityOf(stored: Stored, language: Language): Promise<Activity> {
    const { body } = resolveFields(stored, this.#fields, language, await this.#readProducts());
    const { starts, ends } = datesOf(stored);
    return {
      ...(await this.#summarize(stored, language)),
      body: (body as RichText | null) ?? { html: '' },
      startsAt: new Date(starts).toISOString(),
      endsAt: new Date(ends).toISOString(),
      changedAt: lastChange(stored, 'published'),
      languages: languagesOf(stored, language),
      places: typeof stored.places === 'number' ? stored.places : null,
      registrationUntil: resolvePeriod(
        { starts: registrationEnd({ ...stored, starts }), timeZone: zoneOf(stored) },
        language,
      ),
    };
  }

  async activity(id: number, language: Language): Promise<Activity | null> {
    const stored = await this.entries.findOne(id, false);
    return stored ? this.#activityOf(stored, language) : null;
  }

  /** The page of an activity, without what stands above it. */
  async page(
    id: number,
    language: Language,
    draft: boolean,
  ): Promise<Omit<PageContent, 'breadcrumbs'> | null> {
    const stored = await this.entries.findOne(id, draft);
    if (!stored) return null;
    const activity = await this.#activityOf(stored, language);
    return {
      path: activity.href,
      title: activity.title,
      description: activity.summary,
      blocks: [],
      translatedInto: translatedLanguages(stored, this.#fields),
      activity,
      registration: { state: activity.registration, messages: registrationWords(language) },
    };
  }
}

/** A draft may not have its dates yet; the preview then shows today's. */
function datesOf({ starts, ends }: Stored) {
  const start = String(starts ?? new Date().toISOString());
  return { starts: start, ends: String(ends ?? start) };
}

/** When it begins, as clocks show it there. */
export const startOfActivity = (stored: Stored, language: Language) =>
  resolvePeriod({ starts: stored.starts, timeZone: zoneOf(stored) }, language);

const startOf = ({ starts }: Stored): number => Date.parse(String(starts));

const zoneOf = ({ starts_tz: zone }: Stored): string =>
  typeof zone === 'string' ? zone : defaultTimeZone;

function languagesOf({ languages: stored }: Stored, language: Language): Choice[] {
  const names = new Intl.DisplayNames(languages[language].tag, { type: 'language' });
  const keys = Array.isArray(stored) ? stored.map(String) : [];
  return keys.map((key) => ({ key, name: names.of(key) ?? key }));
}
