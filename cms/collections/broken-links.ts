import type { CollectionConfig } from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { editors, nobody } from '../access.ts';
import { linkProblems } from '../links/problems.ts';
import { checkNowEndpoint } from '../links/state.ts';

const problemTexts = {
  missing: 'linkMissing',
  redirected: 'linkRedirected',
  anchor: 'linkAnchor',
  outside: 'linkOutside',
  unreachable: 'linkUnreachable',
} as const;

/** What the last check of links found; each check replaces it (server/links/). */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  labels: { singular: addressText('brokenLink'), plural: addressText('brokenLinks') },
  admin: {
    group: addressText('groupAddresses'),
    useAsTitle: 'title',
    description: addressText('brokenLinksHelp'),
    defaultColumns: ['title', 'field', 'language', 'href', 'problem', 'checkedAt'],
    listSearchableFields: ['title', 'href', 'field'],
    components: { beforeListTable: ['/components/link-tools.tsx#LinkTools'] },
  },
  defaultSort: 'title',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  endpoints: [checkNowEndpoint],
  timestamps: false,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: addressText('linkDocument'),
      required: true,
      admin: { components: { Cell: '/components/link-place.tsx#LinkPlace' } },
    },
    /** Below /admin, e.g. `collections/pages/7`. */
    { name: 'place', type: 'text', required: true, admin: { hidden: true } },
    { name: 'field', type: 'text', label: addressText('linkField'), required: true },
    {
      name: 'language',
      type: 'select',
      label: addressText('linkLanguage'),
      options: languageCodes.map((code) => ({ value: code, label: languages[code].name })),
    },
    { name: 'href', type: 'text', label: addressText('linkAddress'), required: true },
    {
      name: 'problem',
      type: 'select',
      label: addressText('linkProblem'),
      required: true,
      options: linkProblems.map((value) => ({ value, label: addressText(problemTexts[value]) })),
    },
    { name: 'checkedAt', type: 'date', label: addressText('linkCheckedAt'), required: true },
  ],
};
