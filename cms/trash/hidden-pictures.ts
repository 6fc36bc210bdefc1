import type { Payload } from 'payload';

/** As often as nodes look whether anything was published. */
const lookEveryMilliseconds = 1000;

interface Known {
  revision: string;
  hashes: ReadonlySet<string>;
}

/**
 * The pictures in the trash, by the hash in their address, so that what has been made of them is not
 * served while they are there. A file that was uploaded twice is shown until both are in the trash.
 */
export function hiddenPictures(
  payload: Payload,
  readRevision: () => Promise<string>,
): () => Promise<ReadonlySet<string>> {
  let known: Known = { revision: '', hashes: new Set() };
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const revision = await readRevision();
    if (revision === known.revision) return;
    const hashesOf = async (isInTrash: boolean) => {
      const { docs } = await payload.find({
        ...{ collection: 'media', depth: 0, pagination: false, trash: true },
        where: { deletedAt: { exists: isInTrash } },
        select: { contentHash: true },
      });
      return docs.flatMap(({ contentHash }) => contentHash ?? []);
    };
    const trashed = await hashesOf(true);
    const live = new Set(trashed.length > 0 ? await hashesOf(false) : []);
    known = { revision, hashes: new Set(trashed.filter((hash) => !live.has(hash))) };
  }

  return async () => {
    if (Date.now() - lookedAt >= lookEveryMilliseconds) {
      lookedAt = Date.now();
      // Without the database, what was known last has to do.
      looking = look().catch(() => undefined);
    }
    await looking;
    return known.hashes;
  };
}
