import type { Config, DocumentTabCondition, EditConfig } from 'payload';
import { administrators } from '../access.ts';

/** The raw data of a document help those who write programs, and nobody else. */
const forProgrammers: DocumentTabCondition = ({ req }) => administrators({ req }) === true;

const apiTab: EditConfig = { api: { tab: { condition: forProgrammers } } };

/** The tabs of a form; one that replaces the whole form has none. */
const withTabs = (edit: EditConfig | undefined): EditConfig =>
  edit?.root ? edit : Object.assign({}, apiTab, edit);

/** What all lists and forms of the back office have in common, unless they say otherwise. */
export const officeDefaults = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { admin = {} } = collection;
    const { components = {}, pagination = {} } = admin;
    const { views = {} } = components;
    return {
      ...collection,
      admin: {
        ...admin,
        pagination: { defaultLimit: 50, limits: [25, 50, 100], ...pagination },
        components: { ...components, views: { ...views, edit: withTabs(views.edit) } },
      },
    };
  }),
  globals: (config.globals ?? []).map((global) => {
    const { admin = {} } = global;
    const { components = {} } = admin;
    const { views = {} } = components;
    return {
      ...global,
      admin: {
        ...admin,
        components: { ...components, views: { ...views, edit: withTabs(views.edit) } },
      },
    };
  }),
});
