import type { CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload';
import { historyText } from '../../app/i18n/history.ts';
import { privately, refusal } from '../office/staff-request.ts';
import { parseId } from '../parse-id.ts';
import { usesOf } from '../usage/uses.ts';
import { accessWithTrash } from './access.ts';
import { beginMove, finishMove, movesAlone } from './moves.ts';
import { keepsUnique, uniqueNames, withoutUnique } from './unique-names.ts';

/** When the document was moved into the trash. The list of the trash says until when it is kept. */
const deletedAt: Field = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: historyText('trashColumn'),
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    // The list of the trash has it; the form says so above.
    condition: () => false,
    components: { Cell: '/components/restore-cell.tsx#RestoreCell' },
  },
};

const uses: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/uses-field.tsx#UsesField' },
  },
};

/** GET /api/COLLECTION/ID/uses: where a document is used, in words, for those who may delete it. */
const usesEndpoint = (
  collection: string,
  mayTrash: Parameters<typeof refusal>[0] = () => false,
): Endpoint => ({
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const refused = await refusal(mayTrash, req);
    if (refused) return refused;
    const id = parseId(String(req.routeParams?.id));
    const { language } = req.i18n;
    const used =
      id === null ? [] : await usesOf(req.payload, collection as CollectionSlug, id, language);
    return Response.json({ uses: used }, { headers: privately });
  },
});

/**
 * A collection whose documents go into a trash before they are deleted, by Payload's own means; what
 * it leaves open is in this folder (docs/decisions/0043-nothing-is-lost.md).
 */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { slug, access = {}, admin = {}, endpoints, fields, hooks = {} } = collection;
  const [title = '', ...others] = admin.defaultColumns ?? [];
  return {
    ...collection,
    trash: true,
    access: accessWithTrash(access),
    admin: { ...admin, defaultColumns: [title, 'deletedAt', ...others] },
    endpoints: [...(endpoints || []), usesEndpoint(slug, access.delete)],
    fields: [...fields.map(withoutUnique), uses, deletedAt],
    hooks: {
      ...hooks,
      beforeOperation: [movesAlone, ...(hooks.beforeOperation ?? [])],
      beforeChange: [beginMove, keepsUnique(uniqueNames(fields)), ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), finishMove],
    },
  };
}
