// Written by hand from what Payload generates: each statement by itself, since one may take four seconds.
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

const tables = [
  'pages_locales',
  '_pages_v_locales',
  'news_locales',
  '_news_v_locales',
  'jobs_locales',
  '_jobs_v_locales',
  'activities_locales',
  '_activities_v_locales',
  'guides_locales',
  '_guides_v_locales',
  'series_locales',
  '_series_v_locales',
  'models_parameters_locales',
  'models_locales',
  '_models_v_version_parameters_locales',
  '_models_v_locales',
  'facts_locales',
  '_facts_v_locales',
  'media_locales',
  'documents_locales',
  'answer_templates_locales',
  'settings_menu_children_locales',
  'settings_menu_locales',
  'settings_footer_links_locales',
  'settings_footer_locales',
  'settings_locales',
  '_settings_v_version_menu_children_locales',
  '_settings_v_version_menu_locales',
  '_settings_v_version_footer_links_locales',
  '_settings_v_version_footer_locales',
  '_settings_v_locales',
];

/** See cms/locale-indexes.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(`CREATE INDEX "${table}_parent_id_idx" ON "${table}" USING btree ("_parent_id")`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(`DROP INDEX "${table}_parent_id_idx"`);
  }
}
