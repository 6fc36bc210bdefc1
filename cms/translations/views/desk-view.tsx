import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, Link } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { deskMessages } from '../../../app/i18n/desk.ts';
import type { DeskMessages } from '../../../app/i18n/en/desk.ts';
import { type Language, languages } from '../../../app/i18n/languages.ts';
import { isKind, kinds, nameOfKind } from '../documents.ts';
import { languagesOf } from '../rights.ts';
import { type TextStatus, textStatuses } from '../states.ts';
import { ExchangeTools } from './exchange-tools.tsx';
import {
  type Counts,
  isComplete,
  type OverviewGroup,
  type OverviewRow,
  percentComplete,
  readOverview,
} from './overview.ts';
import './desk.css';

/** /admin/translations: what is translated into which language, and what is not. */
export async function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions } = initPageResult;
  const { payload, user, i18n } = req;
  if (!user) redirect('/login');
  const own = languagesOf(user);
  if (own.length === 0 && user.role !== 'translator') notFound();
  const words = deskMessages(i18n.language);
  const { language, kind, status } = searchParams ?? {};
  const chosen = {
    language: own.find((one) => one === language),
    kind: isKind(kind) ? kind : undefined,
    status: textStatuses.find((one) => one === status),
  };
  const shown = chosen.language ? [chosen.language] : own;
  const overview = await readOverview(payload, i18n.language, { ...chosen, languages: shown });
  const selects = [
    {
      ...{ name: 'language', label: words.language, value: chosen.language },
      options: own.map((value) => ({ value, label: languages[value].name })),
    },
    {
      ...{ name: 'kind', label: words.kind, value: chosen.kind },
      options: kinds.map((value) => ({ value, label: nameOfKind(payload, value, i18n.language) })),
    },
    {
      ...{ name: 'status', label: words.state, value: chosen.status },
      options: textStatuses.map((value) => ({ value, label: words[value] })),
    },
  ];
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, params, searchParams, user, visibleEntities, req }}
      locale={initPageResult.locale}
    >
      <Gutter className="desk">
        <h1>{words.translations}</h1>
        <p className="desk__help">{own.length > 0 ? words.deskHelp : words.noWork}</p>
        <ul className="desk__progress">
          {overview.totals.map(({ language: one, counts }) => (
            <li key={one}>
              <Progress {...{ language: one, counts, words, staffLanguage: i18n.language }} />
            </li>
          ))}
        </ul>
        {own.length > 0 && (
          <>
            <Filter selects={selects} words={words} />
            <ExchangeTools
              languages={own.map((code) => ({ code, name: languages[code].name }))}
              chosen={chosen.language}
              words={words}
            />
          </>
        )}
        {own.length > 0 && overview.groups.length === 0 && <p>{words.nothingFound}</p>}
        {overview.groups.map((group) => (
          <Group key={group.kind} {...{ group, words, shown }} />
        ))}
      </Gutter>
    </DefaultTemplate>
  );
}

interface ProgressProperties {
  language: Language;
  counts: Counts;
  words: DeskMessages;
  staffLanguage: string;
}

function Progress({ language, counts, words, staffLanguage }: ProgressProperties) {
  const percent = percentComplete(counts);
  const inWords = new Intl.NumberFormat(staffLanguage, { style: 'percent' }).format(percent / 100);
  return (
    <Link href={`/admin/translations?language=${language}`} prefetch={false}>
      <strong>{languages[language].name}</strong>
      <span>{words.done.replace('{percent}', inWords)}</span>
      <progress max={100} value={percent} aria-hidden="true" />
      <Marks counts={counts} words={words} isQuiet />
    </Link>
  );
}

interface Select {
  name: string;
  label: string;
  value: string | undefined;
  options: { value: string; label: string }[];
}

function Filter({ selects, words }: { selects: Select[]; words: DeskMessages }) {
  return (
    <form className="desk__filter" action="/admin/translations">
      {selects.map(({ name, label, value, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue={value ?? ''}>
            <option value="">{words.all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{words.show}</button>
    </form>
  );
}

interface GroupProperties {
  group: OverviewGroup;
  words: DeskMessages;
  shown: Language[];
}

function Group({ group, words, shown }: GroupProperties) {
  return (
    <section className="desk__group">
      <h2 id={`desk-${group.kind}`}>{group.name}</h2>
      <table aria-labelledby={`desk-${group.kind}`}>
        <thead>
          <tr>
            <th scope="col">{words.document}</th>
            {shown.map((language) => (
              <th key={language} scope="col">
                {languages[language].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, words }: { row: OverviewRow; words: DeskMessages }) {
  return (
    <tr>
      <th scope="row">{row.title}</th>
      {row.cells.map(({ language, counts }) => (
        <td key={language} data-language={languages[language].name}>
          <Link
            href={`/admin/translations/${row.kind}/${row.id}/${language}`}
            prefetch={false}
            className={isComplete(counts) ? 'desk__cell--complete' : 'desk__cell'}
          >
            <Marks counts={counts} words={words} />
          </Link>
        </td>
      ))}
    </tr>
  );
}

const toDo: TextStatus[] = ['missing', 'older', 'returned', 'inReview'];

interface MarksProperties {
  counts: Counts;
  words: DeskMessages;
  /** Says nothing about what is complete. */
  isQuiet?: boolean;
}

function Marks({ counts, words, isQuiet = false }: MarksProperties) {
  const open = toDo.filter((status) => counts[status] > 0);
  if (open.length === 0 && isQuiet) return null;
  const shown = open.length > 0 ? open : (['complete'] as const);
  return (
    <span className="desk__marks">
      {shown.map((status) => (
        <span key={status} className={`desk__mark desk__mark--${status}`}>
          {words[status]}
          {status !== 'complete' && ` ${counts[status]}`}
        </span>
      ))}
    </span>
  );
}
