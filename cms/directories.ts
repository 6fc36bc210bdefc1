import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a node keeps its files, all of them below `DATA_DIR`. */
export function dataDirectories(dataDirectory: string) {
  return {
    database: path.join(dataDirectory, 'website.db'),
    media: path.join(dataDirectory, 'media'),
    videos: path.join(dataDirectory, 'videos'),
    /** CVs; never public. */
    applicationFiles: path.join(dataDirectory, 'application-files'),
    /** Pictures and plans sent with inquiries; never public. */
    inquiryFiles: path.join(dataDirectory, 'inquiry-files'),
    /** Uploads in progress. */
    uploads: path.join(dataDirectory, 'cache', 'uploads'),
    documents: path.join(dataDirectory, 'documents'),
    pictureCache: path.join(dataDirectory, 'cache', 'pictures'),
    previewCache: path.join(dataDirectory, 'cache', 'previews'),
    documentCache: path.join(dataDirectory, 'cache', 'documents'),
    /** Written when a backup is restored, for the first start after that. */
    restored: path.join(dataDirectory, 'restored.json'),
    secret: path.join(dataDirectory, 'secret'),
  };
}

/**
 * The key that signs sessions: `SECRET`, or one generated on first start and stored, readable by
 * its owner only. Several nodes must share one through `SECRET`.
 */
export function readSecret(dataDirectory: string, given: string | undefined): string {
  if (given) return given;
  const file = dataDirectories(dataDirectory).secret;
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
