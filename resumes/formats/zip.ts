import { type Unzipped, unzipSync } from 'fflate';
import { UnreadableResume } from '../problem.ts';

const maxEntries = 2000;
/** The unpacked size of all requested parts together. A CV's text has a few hundred KB. */
const maxUnpackedBytes = 24 * 1024 * 1024;

/**
 * Unpacks the requested parts of an archive into memory; names are compared, never used as paths.
 * Each part is limited to the size in the archive's directory, whatever its data would expand to.
 * @throws UnreadableResume
 */
export function unzipParts(file: Uint8Array, isWanted: (name: string) => boolean): Unzipped {
  let entries = 0;
  let bytes = 0;
  try {
    return unzipSync(file, {
      filter({ name, originalSize }) {
        entries += 1;
        if (entries > maxEntries) throw new UnreadableResume('tooComplex');
        if (!isWanted(name)) return false;
        bytes += originalSize;
        if (bytes > maxUnpackedBytes) throw new UnreadableResume('tooComplex');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableResume) throw error;
    throw new UnreadableResume('unreadable', { cause: error });
  }
}
