import type { Payload } from 'payload';
import type { StartMessages } from '../../app/i18n/en/start.ts';
import { isLanguage, languageCodes, languages } from '../../app/i18n/languages.ts';
import { startMessage } from '../../app/i18n/start.ts';
import type { Role } from '../access.ts';
import { dayBefore } from '../dates.ts';
import {
  type Bar,
  barsOf,
  type FigureFilter,
  readDownloads,
  readEmptySearches,
  readReceived,
  readVisitedPaths,
  readVisits,
  type Series,
} from '../office/figures.ts';
import { listAddress } from '../office/list-address.ts';
import { Plot } from './plot.tsx';
import { WordBars } from './word-bars.tsx';

const ranges = [7, 30, 90, 365];
const mostWords = 10;
const mostPaths = 100;

type Translate = (key: keyof StartMessages) => string;

interface Properties {
  payload: Payload;
  role: Role;
  language: string;
  query: Record<string, string | string[] | undefined>;
}

interface Figure {
  title: keyof StartMessages;
  roles: Role[];
  read: (payload: Payload, filter: FigureFilter) => Promise<Series>;
  /** Whether it can be limited to a page. */
  isByPage: boolean;
  /** The list of what a bar counts. */
  list: (bar: Pick<Bar, 'first' | 'last'>, filter: FigureFilter) => string;
}

/** Conditions for a list of counts, or of what was received, in the syntax of the list. */
const ofDays = ({ first, last }: Pick<Bar, 'first' | 'last'>) =>
  [
    ['day', 'greater_than_equal', first],
    ['day', 'less_than_equal', last],
  ] as [string, string, string][];

const ofMoments = ({ first, last }: Pick<Bar, 'first' | 'last'>) =>
  [
    ['createdAt', 'greater_than_equal', `${first}T00:00:00.000Z`],
    ['createdAt', 'less_than_equal', `${last}T23:59:59.999Z`],
    ['isSuspected', 'not_equals', 'true'],
  ] as [string, string, string][];

const ifAsked = (field: string, value: string) =>
  (value === '' ? [] : [[field, 'equals', value]]) as [string, string, string][];

const figures: Figure[] = [
  {
    title: 'figuresVisits',
    roles: ['admin', 'editor', 'sales', 'hr'],
    read: readVisits,
    isByPage: true,
    list: (bar, { language, path }) =>
      listAddress('visit-counts', [
        ...ofDays(bar),
        ...ifAsked('language', language),
        ...ifAsked('path', path),
      ]),
  },
  {
    title: 'figuresInquiries',
    roles: ['admin', 'sales'],
    read: (payload, filter) => readReceived(payload, 'inquiries', filter),
    isByPage: true,
    list: (bar, { language, path }) =>
      listAddress('inquiries', [
        ...ofMoments(bar),
        ...ifAsked('language', language),
        ...ifAsked('pageOfOrigin', path),
      ]),
  },
  {
    title: 'figuresApplications',
    roles: ['admin', 'hr'],
    read: (payload, filter) => readReceived(payload, 'applications', filter),
    isByPage: false,
    list: (bar, { language }) =>
      listAddress('applications', [...ofMoments(bar), ...ifAsked('language', language)]),
  },
  {
    title: 'figuresDownloads',
    roles: ['admin', 'editor', 'sales', 'hr'],
    read: readDownloads,
    isByPage: false,
    list: (bar, { language }) =>
      listAddress('download-counts', [...ofDays(bar), ...ifAsked('language', language)]),
  },
];

/** How the site is used, without anything about by whom: plots, each with its table and lists. */
export async function Figures({ payload, role, language, query }: Properties) {
  const translate: Translate = (key) => startMessage(key, language);
  const days = ranges.find((one) => String(one) === query.range) ?? 30;
  const until = dayBefore(new Date(), 0);
  const filter: FigureFilter = {
    since: dayBefore(new Date(), days - 1),
    language:
      typeof query.language === 'string' && isLanguage(query.language) ? query.language : '',
    path: typeof query.page === 'string' ? query.page.slice(0, 200) : '',
  };
  const shown = figures.filter(({ roles }) => roles.includes(role));
  const [series, words, paths] = await Promise.all([
    Promise.all(shown.map(({ read }) => read(payload, filter))),
    readEmptySearches(payload, filter, mostWords),
    readVisitedPaths(payload, filter.since, mostPaths),
  ]);
  const daysOfBar = days > 100 ? 7 : 1;
  return (
    <section aria-labelledby="figures" className="start-figures">
      <h2 id="figures">{translate('figures')}</h2>
      <Choice {...{ days, filter, paths, translate }} />
      <div className="start-plots">
        {shown.map((figure, index) => (
          <Plot
            key={figure.title}
            id={figure.title}
            title={translate(figure.title)}
            note={filter.path && !figure.isByPage ? translate('figuresOfAllPages') : ''}
            bars={barsOf(series[index] ?? new Map(), filter.since, until, daysOfBar)}
            list={(bar) => figure.list(bar, filter)}
            {...{ language, translate }}
          />
        ))}
        <WordBars {...{ words, filter, language, translate }} />
      </div>
    </section>
  );
}

interface ChoiceProperties {
  days: number;
  filter: FigureFilter;
  paths: string[];
  translate: Translate;
}

/** A plain form: the choice is an address, which can be kept. */
function Choice({ days, filter, paths, translate }: ChoiceProperties) {
  const known = filter.path === '' || paths.includes(filter.path) ? paths : [filter.path, ...paths];
  return (
    <form method="get" action="/admin" className="start-choice">
      <label>
        {translate('figuresRange')}
        <select name="range" defaultValue={days}>
          {ranges.map((one) => (
            <option key={one} value={one}>
              {one === 365
                ? translate('figuresYear')
                : translate('figuresDays').replace('{days}', String(one))}
            </option>
          ))}
        </select>
      </label>
      <label>
        {translate('figuresLanguage')}
        <select name="language" defaultValue={filter.language}>
          <option value="">{translate('figuresAllLanguages')}</option>
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languages[code].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {translate('figuresPage')}
        <select name="page" defaultValue={filter.path}>
          <option value="">{translate('figuresAllPages')}</option>
          {known.map((path) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="office-button">
        {translate('figuresShow')}
      </button>
    </form>
  );
}
