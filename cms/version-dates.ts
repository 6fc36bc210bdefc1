import type { BaseDatabaseAdapter, CreateVersionArgs, JsonObject } from 'payload';

/**
 * A version is as old as itself. Payload dates one that is made by restoring another back to the
 * day on which its document was created, so that the list of versions would show it last.
 */
export function dateVersions(adapter: BaseDatabaseAdapter): void {
  const createVersion = adapter.createVersion.bind(adapter);
  adapter.createVersion = <T extends JsonObject>(version: CreateVersionArgs<T>) =>
    createVersion<T>({ ...version, createdAt: version.updatedAt });
}
