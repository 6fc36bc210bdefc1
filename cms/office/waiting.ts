import type { Payload, Where } from 'payload';
import type { StartMessages } from '../../app/i18n/en/start.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import { startMessage } from '../../app/i18n/start.ts';
import type { Role } from '../access.ts';
import { dayBefore } from '../dates.ts';
import { readMissing } from '../links/missing.ts';
import { countOpenTexts } from '../translations/open-texts.ts';
import { listAddress } from './list-address.ts';

interface Waiting {
  label: string;
  count: number;
  href: string;
}

interface Asked {
  payload: Payload;
  userId: number;
  /** Of whoever reads it. */
  language: string;
}

type Counter = (asked: Asked) => Promise<Waiting | Waiting[]>;

/** What waits for somebody, and for whom: one line per number, in the order shown. */
const counters: { roles: Role[]; count: Counter }[] = [
  { roles: ['admin', 'sales'], count: newInquiries },
  { roles: ['admin', 'sales'], count: ownInquiries },
  { roles: ['admin', 'sales'], count: suspectedInquiries },
  { roles: ['admin', 'hr'], count: newApplications },
  { roles: ['admin', 'sales'], count: failedMails('inquiries', 'waitingInquiryMails') },
  { roles: ['admin', 'hr'], count: failedMails('applications', 'waitingApplicationMails') },
  { roles: ['admin', 'editor'], count: drafts('pages') },
  { roles: ['admin', 'editor'], count: drafts('news') },
  { roles: ['admin', 'editor', 'hr'], count: drafts('jobs') },
  { roles: ['admin', 'editor'], count: drafts('activities') },
  { roles: ['admin', 'editor'], count: drafts('guides') },
  { roles: ['admin', 'editor'], count: openTexts },
  { roles: ['admin', 'editor'], count: brokenLinks },
  { roles: ['admin', 'editor'], count: missingAddresses },
];

/** @returns what waits for somebody with this role, without what does not. */
export async function readWaiting(role: Role, asked: Asked): Promise<Waiting[]> {
  const meant = counters.filter(({ roles }) => roles.includes(role));
  const counts = await Promise.all(meant.map(({ count }) => count(asked)));
  return counts.flat().filter(({ count }) => count > 0);
}

async function counted(payload: Payload, collection: 'inquiries' | 'applications', where: Where) {
  return (await payload.count({ collection, where })).totalDocs;
}

async function newInquiries({ payload, language }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingInquiries', language),
    count: await counted(payload, 'inquiries', {
      and: [{ status: { equals: 'new' } }, { isSuspected: { not_equals: true } }],
    }),
    href: listAddress('inquiries', [
      ['status', 'equals', 'new'],
      ['isSuspected', 'not_equals', 'true'],
    ]),
  };
}

async function ownInquiries({ payload, language, userId }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingMine', language),
    count: await counted(payload, 'inquiries', {
      and: [{ assignee: { equals: userId } }, { status: { in: ['new', 'inProgress'] } }],
    }),
    href: listAddress('inquiries', [
      ['assignee', 'equals', String(userId)],
      ['status', 'in', 'new,inProgress'],
    ]),
  };
}

async function suspectedInquiries({ payload, language }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingSuspected', language),
    count: await counted(payload, 'inquiries', {
      and: [{ status: { equals: 'new' } }, { isSuspected: { equals: true } }],
    }),
    href: listAddress('inquiries', [
      ['status', 'equals', 'new'],
      ['isSuspected', 'equals', 'true'],
    ]),
  };
}

async function newApplications({ payload, language }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingApplications', language),
    count: await counted(payload, 'applications', { status: { equals: 'new' } }),
    href: listAddress('applications', [['status', 'equals', 'new']]),
  };
}

function failedMails(
  collection: 'inquiries' | 'applications',
  label: keyof StartMessages,
): Counter {
  return async ({ payload, language }) => ({
    label: startMessage(label, language),
    count: await counted(payload, collection, {
      or: [{ teamMail: { equals: 'failed' } }, { senderMail: { equals: 'failed' } }],
    }),
    href: listAddress(
      collection,
      [['teamMail', 'equals', 'failed']],
      [['senderMail', 'equals', 'failed']],
    ),
  });
}

/** What has never been published, or was changed since. */
function drafts(collection: 'pages' | 'news' | 'jobs' | 'activities' | 'guides'): Counter {
  return async ({ payload, language }) => {
    const { totalDocs } = await payload.countVersions({
      collection,
      where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    });
    const { plural } = payload.collections[collection].config.labels;
    const name = inLanguage(plural as Record<string, string>, language);
    return {
      label: startMessage('waitingDrafts', language).replace('{collection}', () => name),
      count: totalDocs,
      href: listAddress(collection, [['_status', 'equals', 'draft']]),
    };
  };
}

/** As the desk counts them. */
async function openTexts({ payload, language }: Asked): Promise<Waiting[]> {
  const counts = await countOpenTexts(payload);
  const line = (label: keyof StartMessages, code: Language) =>
    startMessage(label, language).replace('{language}', languages[code].name);
  return [
    ...counts.map(({ language: code, toReview }) => ({
      label: line('waitingReview', code),
      count: toReview,
      href: `/admin/translations?language=${code}&status=inReview`,
    })),
    ...counts.map(({ language: code, toTranslate }) => ({
      label: line('waitingUntranslated', code),
      count: toTranslate,
      href: `/admin/translations?language=${code}`,
    })),
  ];
}

async function brokenLinks({ payload, language }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingBrokenLinks', language),
    count: (await payload.count({ collection: 'broken-links' })).totalDocs,
    href: listAddress('broken-links'),
  };
}

async function missingAddresses({ payload, language }: Asked): Promise<Waiting> {
  return {
    label: startMessage('waitingMissing', language),
    count: (await readMissing(payload, dayBefore(new Date(), 7), 'page')).length,
    href: '/admin/collections/missing-addresses?days=7&kind=page',
  };
}
