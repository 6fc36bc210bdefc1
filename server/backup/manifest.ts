import * as v from 'valibot';
import { OperatorError } from './program.ts';

/** Raised when an earlier build could not read what this one writes. */
export const format = 1;

export const manifestName = 'manifest.json';

/** The last part of a backup: what all others are. */
const schema = v.object({
  format: v.literal(format),
  /** Of the site that wrote it. */
  version: v.string(),
  created: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
  /** Those that the database has been through, in their order. */
  migrations: v.array(v.string()),
  /** How many each table has. */
  rows: v.record(v.string(), v.number()),
  /** Files that rows name and that were not there. */
  missing: v.array(v.string()),
  parts: v.array(v.object({ name: v.string(), size: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof schema>;
export type PartNote = Manifest['parts'][number];

export class BackupError extends OperatorError {
  override name = 'BackupError';
}

export const damaged = (reason: string): BackupError =>
  new BackupError(`This file is damaged, or no backup: ${reason}. Nothing was changed.`);

export const newer = (): BackupError =>
  new BackupError(
    'This backup is from a newer version of the site. Please restore it with that version. Nothing was changed.',
  );

/** @throws BackupError if this build cannot read it. */
export function parseManifest(text: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw damaged('its manifest cannot be read');
  }
  const found = v.safeParse(v.object({ format: v.number() }), read);
  if (found.success && found.output.format > format) throw newer();
  const result = v.safeParse(schema, read);
  if (!result.success) throw damaged('its manifest cannot be read');
  return result.output;
}
