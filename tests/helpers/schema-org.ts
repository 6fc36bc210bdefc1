/**
 * The part of schema.org's vocabulary that the site uses, as published at https://schema.org/TYPE:
 * the properties of each type with the kinds of values that they may have. A property that is
 * missing here is either misspelled or has to be looked up and added.
 */
interface Shape {
  /** Whose properties it has as well. */
  is?: string;
  properties: Record<string, string>;
}

const shapes: Record<string, Shape> = {
  Thing: {
    properties: {
      name: 'Text',
      description: 'Text',
      image: 'URL ImageObject',
      url: 'URL',
      identifier: 'PropertyValue Text URL',
      sameAs: 'URL',
    },
  },
  Organization: {
    is: 'Thing',
    properties: { legalName: 'Text', logo: 'URL ImageObject', telephone: 'Text', email: 'Text' },
  },
  Brand: { is: 'Thing', properties: { logo: 'URL ImageObject', slogan: 'Text' } },
  CreativeWork: {
    is: 'Thing',
    properties: {
      author: 'Organization Person',
      publisher: 'Organization Person',
      dateModified: 'Date DateTime',
      datePublished: 'Date DateTime',
      encodingFormat: 'MediaType URL',
      headline: 'Text',
      inLanguage: 'Language',
      mainEntity: 'Thing',
      mainEntityOfPage: 'URL CreativeWork',
      text: 'Text',
      version: 'Text Number',
    },
  },
  WebSite: { is: 'CreativeWork', properties: { issn: 'Text' } },
  WebPage: { is: 'CreativeWork', properties: { breadcrumb: 'BreadcrumbList' } },
  FAQPage: { is: 'WebPage', properties: {} },
  Question: {
    is: 'CreativeWork',
    properties: { acceptedAnswer: 'Answer', answerCount: 'Integer' },
  },
  Answer: { is: 'CreativeWork', properties: {} },
  Article: { is: 'CreativeWork', properties: { articleSection: 'Text', articleBody: 'Text' } },
  NewsArticle: { is: 'Article', properties: { dateline: 'Text' } },
  DigitalDocument: { is: 'CreativeWork', properties: {} },
  MediaObject: {
    is: 'CreativeWork',
    properties: { contentUrl: 'URL', duration: 'Duration', uploadDate: 'Date DateTime' },
  },
  VideoObject: { is: 'MediaObject', properties: { thumbnailUrl: 'URL' } },
  Product: {
    is: 'Thing',
    properties: {
      additionalProperty: 'PropertyValue',
      brand: 'Brand Organization',
      manufacturer: 'Organization',
      sku: 'Text',
      offers: 'Offer',
      review: 'Review',
      aggregateRating: 'AggregateRating',
    },
  },
  Intangible: { is: 'Thing', properties: {} },
  ItemList: { is: 'Intangible', properties: { itemListElement: 'ListItem' } },
  BreadcrumbList: { is: 'ItemList', properties: {} },
  ListItem: { is: 'Intangible', properties: { item: 'Thing URL', position: 'Integer' } },
  PropertyValue: {
    is: 'Intangible',
    properties: { value: 'Boolean Number Text', unitText: 'Text', unitCode: 'Text URL' },
  },
  JobPosting: {
    is: 'Intangible',
    properties: {
      title: 'Text',
      datePosted: 'Date DateTime',
      validThrough: 'Date DateTime',
      directApply: 'Boolean',
      employmentType: 'Text',
      hiringOrganization: 'Organization',
      jobLocation: 'Place',
      occupationalCategory: 'Text',
      totalJobOpenings: 'Integer',
    },
  },
  Place: { is: 'Thing', properties: { address: 'PostalAddress Text' } },
  VirtualLocation: { is: 'Intangible', properties: {} },
  PostalAddress: {
    is: 'Intangible',
    properties: { addressLocality: 'Text', addressRegion: 'Text', addressCountry: 'Country' },
  },
  Event: {
    is: 'Thing',
    properties: {
      startDate: 'Date DateTime',
      endDate: 'Date DateTime',
      eventStatus: 'URL',
      eventAttendanceMode: 'URL',
      inLanguage: 'Language',
      location: 'Place PostalAddress Text VirtualLocation',
      maximumAttendeeCapacity: 'Integer',
      organizer: 'Organization Person',
    },
  },
};

/**
 * What Google asks for (developers.google.com/search/docs/appearance/structured-data), required or
 * recommended, where the page has it in any case. A path goes into the things below.
 */
const asked: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author.name', 'author.url'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization.name'],
    'jobLocation.address.addressCountry',
  ],
  Event: ['name', 'startDate', 'location'],
  Place: ['address'],
  // And one of offers, review and aggregateRating, which only a maker with prices can tell.
  Product: ['name'],
};

export type Thing = { '@type': string } & Record<string, unknown>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const ancestorsOf = (type: string): string[] => {
  const above = shapes[type]?.is;
  return above ? [type, ...ancestorsOf(above)] : [type];
};

const kindOf = (type: string, property: string): string | undefined =>
  ancestorsOf(type)
    .map((one) => shapes[one]?.properties[property])
    .find(Boolean);

const isoDate = /^\d{4}-\d\d-\d\d$/;
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/undefined|\[object|\{\w+\}/.test(value);

const plainKinds: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: (value) => isText(value) && /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  Date: (value) => isText(value) && isoDate.test(value),
  DateTime: (value) => isText(value) && isoMoment.test(value),
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  Language: (value) => isText(value) && /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(value),
  MediaType: (value) => isText(value) && /^[a-z]+\/[\w.+-]+$/.test(value),
  Country: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
  // ISO 8601, of a film: neither days nor weeks.
  Duration: (value) => isText(value) && /^PT(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?$/.test(value),
};

const isOfKind = (value: unknown, kind: string): boolean =>
  isThing(value)
    ? ancestorsOf(value['@type']).includes(kind)
    : (plainKinds[kind]?.(value) ?? false);

function has(thing: unknown, [first = '', ...rest]: string[]): boolean {
  const value = isThing(thing) ? thing[first] : undefined;
  if (value === undefined) return false;
  return listOf(value).every((one) => rest.length === 0 || has(one, rest));
}

/** @returns what is wrong with a thing and those below it, as `Product.sku: …`. */
export function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  if (!shapes[type]) return [`${type} is not known`];
  const own = Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const kinds = kindOf(type, property)?.split(' ');
    if (!kinds) return [`${type} has no ${property}`];
    return listOf(value).flatMap((one) => [
      ...(kinds.some((kind) => isOfKind(one, kind))
        ? []
        : [`${type}.${property}: ${JSON.stringify(one)} is no ${kinds.join(' or ')}`]),
      ...(isThing(one) ? faultsOf(one) : []),
    ]);
  });
  const missing = (asked[type] ?? [])
    .filter((path) => !has(thing, path.split('.')))
    .map((path) => `${type} lacks ${path}`);
  return [...own, ...missing];
}

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** @returns what a page tells machines, in the order in which it does. */
export function thingsOn(html: string): Thing[] {
  return [...html.matchAll(script)].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text);
    if (context !== 'https://schema.org') throw new Error(`The context is ${context}`);
    return graph;
  });
}
