// Written by hand: triggers are not part of Payload's schema.
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * In the database, so that nodes of earlier builds tell others as well; PostgreSQL sends it once the
 * change is committed (cms/revision-notices.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    `CREATE FUNCTION tell_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_revision', '');
        RETURN NULL;
      END $$`,
  );
  await db.execute(
    `CREATE TRIGGER content_revision_told AFTER INSERT OR UPDATE ON content_revisions
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_revision()`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Its trigger goes with it.
  await db.execute('DROP FUNCTION tell_content_revision CASCADE');
}
