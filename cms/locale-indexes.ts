interface RawTable {
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
}

/**
 * Payload reads the texts of a row in all languages by `_parent_id`, but indexes them by language
 * first. PostgreSQL then walks through the whole index for each row that it reads: with 3,000 models,
 * reading them took longer than a statement may.
 * @param tables what Payload makes tables and migrations of.
 */
export function indexTextsByParent(tables: Record<string, RawTable>): void {
  for (const [name, table] of Object.entries(tables)) {
    if (!name.endsWith('_locales')) continue;
    const index = { name: `${name}_parent_id_idx`, on: '_parentID' };
    table.indexes = { ...table.indexes, _parentId: index };
  }
}
