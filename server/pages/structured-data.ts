import { textOf } from '../../app/components/text.tsx';
import { type Language, languages } from '../../app/i18n/languages.ts';
import type {
  Activity,
  BlockOf,
  DocumentContent,
  JobPosition,
  ModelContent,
  NewsArticle,
  PageContent,
  ParameterContent,
  Picture,
  Text,
  VideoContent,
} from '../../cms/interface.ts';
import type { Site } from '../sites.ts';
import { countryCalled, placesNamed } from '../solar/places.ts';
import { firstPicture } from './preview-address.ts';

type Thing = { '@type': string } & Record<string, unknown>;

interface Surroundings {
  site: Site;
  /** Of the company, where they are known. */
  legalName: string | undefined;
  hotline: string | undefined;
}

/** What the company is known by. */
const brand = 'eArc';

/**
 * A page's content in the vocabulary of schema.org, for search engines: breadcrumbs, questions and
 * answers, the models whose data it shows, documents, films, an article, an open position and an
 * activity.
 * Example data are left out: a machine would take them as true.
 */
export function structuredData(page: PageContent, surroundings: Surroundings): Thing[] {
  const { site, legalName, hotline } = surroundings;
  const organization: Thing = {
    '@type': 'Organization',
    name: brand,
    ...(legalName && { legalName }),
    url: site.origin,
    logo: `${site.origin}/icon-512.png`,
    ...(hotline && { telephone: hotline }),
  };
  const questions = page.blocks.flatMap((block) =>
    block.blockType === 'faq' ? questionsOf(block) : [],
  );
  const documents = page.blocks.flatMap((block) =>
    block.blockType === 'downloadList' ? block.list.documents : [],
  );
  const videos = page.blocks.flatMap((block) =>
    block.blockType === 'video' && block.film ? [video(block.film, block.title, site)] : [],
  );
  const models = page.blocks.flatMap((block) =>
    block.blockType === 'specificationTable' ? block.models : [],
  );
  return [
    ...(page.path === '/home'
      ? [
          organization,
          { '@type': 'WebSite', name: brand, url: site.origin, inLanguage: site.hreflang },
        ]
      : []),
    ...(page.breadcrumbs.length > 0 ? [breadcrumbs(page, site)] : []),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
    ...models.map((model) => product(model, organization, page, site)),
    ...documents.filter((one) => !one.isExample).flatMap((one) => digitalDocuments(one, site)),
    ...videos,
    ...(page.article ? [article(page.article, organization, site)] : []),
    ...(page.position && !page.position.isExample
      ? [jobPosting(page.position, organization, site)]
      : []),
    ...(page.activity && !page.activity.isExample
      ? [event(page.activity, organization, site)]
      : []),
  ];
}

function breadcrumbs(page: PageContent, site: Site): Thing {
  const links = [...page.breadcrumbs, { label: page.title, href: page.path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(label),
      item: `${site.origin}${href}`,
    })),
  };
}

function questionsOf(block: BlockOf<'faq'>): Thing[] {
  return (block.questions ?? []).map(({ question, answer }) => ({
    '@type': 'Question',
    name: textOf(question),
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  }));
}

/** Without a price, which nobody publishes, it has no offer either. */
function product(model: ModelContent, maker: Thing, page: PageContent, { origin }: Site): Thing {
  const rows = model.groups.flatMap(({ rows: known }) => known).filter((row) => !row.isExample);
  const href = model.href?.replace(/#.*/, '') ?? page.path;
  const isItsPage = href === page.path;
  const description = isItsPage && textOf(page.description);
  const picture = isItsPage && firstPicture(page);
  return {
    '@type': 'Product',
    name: textOf(model.name),
    ...(description && { description }),
    ...(picture && { image: addressOf(picture, origin) }),
    sku: model.key,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: maker,
    url: `${origin}${model.href ?? page.path}`,
    additionalProperty: rows.map(property),
  };
}

const addressOf = ({ source }: Picture, origin: string) => `${origin}${source}/800.jpg`;

const mediaTypes: Record<string, string> = {
  ...{ PDF: 'application/pdf', CSV: 'text/csv', JSON: 'application/json', ZIP: 'application/zip' },
  ...{ PAN: 'text/plain', TXT: 'text/plain', SVG: 'image/svg+xml', PNG: 'image/png' },
  ...{ JPG: 'image/jpeg', WEBP: 'image/webp', AVIF: 'image/avif' },
};

/** One for each of its formats. */
function digitalDocuments(document: DocumentContent, { origin }: Site): Thing[] {
  const { title, version, date, language } = document;
  return document.files.map(({ format, href }) => ({
    '@type': 'DigitalDocument',
    name: textOf(title),
    url: `${origin}${href}`,
    encodingFormat: mediaTypes[format] ?? format,
    datePublished: date.value,
    ...(version && { version }),
    ...(language && { inLanguage: languages[language].tag }),
  }));
}

function video(film: VideoContent, title: Text | null | undefined, { origin }: Site): Thing {
  const description = textOf(film.text);
  return {
    '@type': 'VideoObject',
    name: textOf(title) || description,
    description,
    thumbnailUrl: addressOf(film.poster, origin),
    uploadDate: film.uploaded,
    contentUrl: `${origin}${film.href}`,
    duration: `PT${film.seconds}S`,
  };
}

function article(content: NewsArticle, publisher: Thing, { origin, hreflang }: Site): Thing {
  const { title, summary, publishedAt, changedAt, topic, href, picture } = content;
  return {
    '@type': 'NewsArticle',
    headline: textOf(title),
    ...(summary && { description: textOf(summary) }),
    datePublished: publishedAt,
    dateModified: changedAt,
    articleSection: topic.name,
    inLanguage: typeof title === 'object' ? title.language : hreflang,
    url: `${origin}${href}`,
    mainEntityOfPage: `${origin}${href}`,
    author: publisher,
    publisher,
    ...(picture && { image: addressOf(picture, origin) }),
  };
}

function jobPosting(position: JobPosition, hiringOrganization: Thing, site: Site): Thing {
  const { id, href, title, description, category, location, openings, released } = position;
  return {
    '@type': 'JobPosting',
    title: textOf(title),
    description: description.html,
    identifier: { '@type': 'PropertyValue', name: hiringOrganization.name, value: String(id) },
    datePosted: released.value,
    ...(position.closes && { validThrough: position.closes }),
    occupationalCategory: category.name,
    totalJobOpenings: openings,
    hiringOrganization,
    jobLocation: { '@type': 'Place', address: postalAddress(textOf(location), site.language) },
    directApply: true,
    url: `${site.origin}${href}`,
  };
}

/**
 * Editors write where a position is as people read it: a town, with its country or without. Search
 * engines want to know the country, so that of a town that the site knows is added.
 */
function postalAddress(location: string, language: Language): Thing {
  const parts = location.split(/[,，、]/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const named = last && countryCalled(last);
  const found = named ? undefined : placesNamed(location, language);
  const country = named || (found && 'place' in found && found.place.country);
  const locality = named ? parts.slice(0, -1).join(', ') : location;
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(country && { addressCountry: country }),
  };
}

function event(activity: Activity, organizer: Thing, { origin }: Site): Thing {
  const { title, summary, startsAt, endsAt, place, isOnline, languages: spoken } = activity;
  const { places, picture } = activity;
  const url = `${origin}${activity.href}`;
  const mode = isOnline ? (place ? 'Mixed' : 'Online') : 'Offline';
  const locations = [
    ...(place ? [{ '@type': 'Place', name: textOf(place), address: textOf(place) }] : []),
    ...(isOnline ? [{ '@type': 'VirtualLocation', url }] : []),
  ];
  return {
    '@type': 'Event',
    name: textOf(title),
    ...(summary && { description: textOf(summary) }),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations,
    inLanguage: spoken.map(({ key }) => key),
    organizer,
    url,
    ...(places !== null && { maximumAttendeeCapacity: places }),
    ...(picture && { image: addressOf(picture, origin) }),
  };
}

function property({ name, value, number, unit }: ParameterContent): Thing {
  return {
    '@type': 'PropertyValue',
    name,
    value: number ?? textOf(value),
    ...(unit && { unitText: unit }),
  };
}
