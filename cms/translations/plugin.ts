import type { CollectionConfig, Config, Plugin } from 'payload';
import { translationStates } from '../collections/translation-states.ts';
import { isKind } from './documents.ts';
import { translationEndpoints } from './endpoints.ts';
import { collectionHooks, settingsHooks } from './hooks.ts';
import { isTranslator } from './rights.ts';

/**
 * The translation desk: what it knows, how it learns of changes, its views, and that translators
 * have no other room in the back office (docs/decisions/0044-translation-desk.md).
 */
export const translationDesk: Plugin = (config: Config): Config => ({
  ...config,
  collections: [...(config.collections ?? []).map(withTranslations), translationStates],
  globals: config.globals?.map((one) => ({
    ...one,
    admin: { ...one.admin, hidden: hiddenFromTranslators(one.admin?.hidden) },
    hooks:
      one.slug === 'settings'
        ? {
            ...one.hooks,
            beforeChange: [...(one.hooks?.beforeChange ?? []), settingsHooks.beforeChange],
            afterChange: [...(one.hooks?.afterChange ?? []), settingsHooks.afterChange],
          }
        : (one.hooks ?? {}),
  })),
  endpoints: [...(config.endpoints ?? []), ...translationEndpoints],
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeNavLinks: [
        ...(config.admin?.components?.beforeNavLinks ?? []),
        '/translations/views/desk-link.tsx#DeskLink',
      ],
      beforeDashboard: [
        '/translations/views/translator-start.tsx#TranslatorStart',
        ...(config.admin?.components?.beforeDashboard ?? []),
      ],
      views: {
        ...config.admin?.components?.views,
        translations: {
          Component: '/translations/views/desk-view.tsx#DeskView',
          path: '/translations',
          exact: true,
        },
        translation: {
          Component: '/translations/views/text-view.tsx#TextView',
          path: '/translations/:kind/:id/:language',
          exact: true,
        },
      },
    },
  },
});

function withTranslations(collection: CollectionConfig): CollectionConfig {
  const admin = {
    ...collection.admin,
    hidden: hiddenFromTranslators(collection.admin?.hidden),
  };
  if (!isKind(collection.slug)) return { ...collection, admin };
  const { hooks } = collection;
  return {
    ...collection,
    admin,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), collectionHooks.beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), collectionHooks.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), collectionHooks.afterDelete],
    },
  };
}

type Hidden<User> = boolean | ((args: { user: User }) => boolean) | undefined;

/** All but their own account is closed by its access rules as well; this closes the pages. */
function hiddenFromTranslators<User>(hidden: Hidden<User>): Exclude<Hidden<User>, undefined> {
  if (hidden === true) return true;
  return (args) => isTranslator(args.user) || (typeof hidden === 'function' && hidden(args));
}
