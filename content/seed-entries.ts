import type { Payload } from 'payload';
import { defaultLanguage } from '../app/i18n/languages.ts';
import { activities, activityTexts, datesFrom } from './activities/activities.ts';
import { positions, positionTexts } from './jobs/positions.ts';
import { type ContentLanguage, translatedLanguages } from './languages.ts';
import { articles } from './news/index.ts';
import { richText } from './rich-text.ts';
import type { Lookup } from './seed-page.ts';
import { withIdsOf } from './seed-rows.ts';

/** Articles of the news, and examples of open positions and activities. */
export async function createEntries(
  payload: Payload,
  lookup: Pick<Lookup, 'picture' | 'series'>,
): Promise<void> {
  for (const { published, topic, picture, series, texts } of Object.values(articles)) {
    const build = (language: ContentLanguage) => {
      const { title, summary, body } = texts[language];
      return { title, summary, body: richText(body) };
    };
    const data = { published, topic, picture: lookup.picture(picture) };
    await createEntry(payload, 'news', { ...data, series: lookup.series(...series) }, build);
  }
  for (const { key, ...position } of positions) {
    const build = (language: ContentLanguage) => {
      const { location } = positionTexts[language];
      const { title, description } = positionTexts[language][key];
      return { title, location, description: richText(description) };
    };
    await createEntry(payload, 'jobs', { ...position, isExample: true }, build);
  }
  const now = new Date();
  for (const { key, weeks, hours, picture, ...activity } of activities) {
    const build = (language: ContentLanguage) => {
      const { place } = activityTexts[language];
      const { title, summary, body } = activityTexts[language][key];
      return { title, summary, body: richText(body), place: activity.isOnline ? '' : place };
    };
    const data = {
      ...activity,
      ...datesFrom(now, { weeks, hours }),
      picture: picture && lookup.picture(picture),
      isExample: true,
    };
    await createEntry(payload, 'activities', data, build);
  }
}

/** A document that an interrupted run left behind is made again. The last language publishes. */
export async function createEntry(
  payload: Payload,
  collection: 'news' | 'jobs' | 'activities' | 'guides',
  data: object,
  build: (language: ContentLanguage) => { title: string },
): Promise<void> {
  const texts = build(defaultLanguage);
  await payload.delete({ collection, where: { title: { equals: texts.title } } });
  const created = await payload.create({
    collection,
    data: { ...data, ...texts, _status: 'draft' } as never,
    depth: 0,
    draft: true,
  });
  for (const [index, language] of translatedLanguages.entries()) {
    const isLast = index === translatedLanguages.length - 1;
    await payload.update({
      collection,
      id: created.id,
      locale: language,
      data: {
        ...(withIdsOf(created, build(language)) as object),
        _status: isLast ? 'published' : 'draft',
      } as never,
      draft: !isLast,
      depth: 0,
    });
  }
}
