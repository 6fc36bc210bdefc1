import type { CollectionConfig } from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { editors, nobodyByHand } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { checksRedirect, shortensChains } from '../redirects/hooks.ts';
import { importEndpoint } from '../redirects/import.ts';

const byServer = {
  access: { create: nobodyByHand, update: nobodyByHand },
  admin: { readOnly: true, position: 'sidebar' },
} as const;

/** Addresses that lead to others, on every site; a page that is published there comes first. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: addressText('redirect'), plural: addressText('redirects') },
  admin: {
    group: addressText('groupAddresses'),
    useAsTitle: 'from',
    description: addressText('redirectsHelp'),
    defaultColumns: ['from', 'to', 'permanence', 'hits', 'lastUsed', 'origin'],
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/components/redirect-tools.tsx#RedirectTools'] },
  },
  defaultSort: 'from',
  access: { create: editors, read: editors, update: editors, delete: editors },
  disableDuplicate: true,
  endpoints: [importEndpoint],
  hooks: {
    ...marksContentRevision,
    beforeChange: [checksRedirect],
    afterChange: [shortensChains, ...marksContentRevision.afterChange],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: addressText('redirectFrom'),
      admin: { description: addressText('redirectFromHelp') },
      required: true,
      unique: true,
      // From the list of addresses that visitors asked for in vain.
      defaultValue: ({ req }) => (typeof req.query?.from === 'string' ? req.query.from : undefined),
    },
    {
      name: 'to',
      type: 'text',
      label: addressText('redirectTo'),
      admin: { description: addressText('redirectToHelp') },
      required: true,
    },
    {
      name: 'permanence',
      type: 'select',
      label: addressText('redirectPermanence'),
      admin: { description: addressText('redirectPermanenceHelp'), position: 'sidebar' },
      required: true,
      defaultValue: 'permanent',
      options: [
        { value: 'permanent', label: addressText('redirectPermanent') },
        { value: 'temporary', label: addressText('redirectTemporary') },
      ],
    },
    {
      name: 'origin',
      type: 'select',
      label: addressText('redirectOrigin'),
      required: true,
      defaultValue: 'byHand',
      options: [
        { value: 'byHand', label: addressText('redirectByHand') },
        { value: 'rename', label: addressText('redirectByRename') },
        { value: 'import', label: addressText('redirectByImport') },
      ],
      ...byServer,
    },
    {
      name: 'hits',
      type: 'number',
      label: addressText('redirectHits'),
      defaultValue: 0,
      ...byServer,
    },
    { name: 'lastUsed', type: 'text', label: addressText('redirectLastUsed'), ...byServer },
  ],
};
