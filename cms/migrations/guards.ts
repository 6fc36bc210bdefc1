/**
 * What of the schema Payload cannot describe. A later migration that makes one of these tables anew,
 * as generated ones for SQLite may, has to add these again.
 */
const uniqueNames = [
  ['pages', 'path'],
  ['guides', 'key'],
  ['series', 'key'],
  ['models', 'key'],
  ['facts', 'key'],
];

/** What is in the trash keeps no path or key from others. */
export const uniqueIndexes = uniqueNames.map(
  ([table, column]) =>
    `CREATE UNIQUE INDEX ${table}_${column}_live ON ${table} ("${column}") WHERE deleted_at IS NULL`,
);

export const withoutUniqueIndexes = uniqueNames.map(
  ([table, column]) => `DROP INDEX IF EXISTS ${table}_${column}_live`,
);

const refusal = 'Entries of the audit log stay as they are for 24 months';

/** They hold even against a mistake in our own code. */
export const auditTriggersOfSqlite = [
  `CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
  `CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-24 months')
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
];

export const auditTriggersOfPostgres = [
  `CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION '${refusal}';
    END $$`,
  `CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION keep_audit_log()`,
  `CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log()`,
];
