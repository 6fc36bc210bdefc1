import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  EditConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { historyText } from '../app/i18n/history.ts';
import { nobodyByHand, staffOnly } from './access.ts';

/** Old versions slow down every save as they accumulate, so only the latest are kept. */
const keptVersions = 20;

/** Who saved a version, by the name that they had; visitors never see it. */
const savedBy: Field = {
  name: 'savedBy',
  type: 'text',
  label: historyText('savedBy'),
  access: { create: nobodyByHand, read: staffOnly, update: nobodyByHand },
  admin: { readOnly: true, position: 'sidebar', disableBulkEdit: true, disableListFilter: true },
};

/** @returns what staff are called in records of what they did; nothing for the site itself. */
export const nameOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  user?.name?.trim() || user?.email || null;

const signs: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, savedBy: nameOf(req) });
const globalSigns: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, savedBy: nameOf(req) });

type Views = { views?: { edit?: EditConfig } };

/** Payload's list of versions does not say whose they are. */
function withVersionsView<Components extends Views>(components: Components): Components {
  const { edit = {} } = components.views ?? {};
  const versions = { Component: '/components/versions.tsx#Versions' };
  const others = 'root' in edit ? {} : edit;
  return { ...components, views: { ...components.views, edit: { ...others, versions } } };
}

export function withSavedBy(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, fields, hooks = {}, versions } = collection;
  return {
    ...collection,
    versions: typeof versions === 'object' ? versions : { drafts: false, maxPerDoc: keptVersions },
    admin: { ...admin, components: withVersionsView(admin.components ?? {}) },
    fields: [...fields, savedBy],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), signs] },
  };
}

export function globalWithSavedBy(global: GlobalConfig): GlobalConfig {
  const { admin = {}, fields, hooks = {}, versions } = global;
  return {
    ...global,
    versions: typeof versions === 'object' ? versions : { drafts: false, max: keptVersions },
    admin: { ...admin, components: withVersionsView(admin.components ?? {}) },
    fields: [...fields, savedBy],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), globalSigns] },
  };
}
