import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { formatSize } from '../documents/format.ts';
import type { VideoContent } from '../interface.ts';
import type { Video } from '../payload-types.ts';
import { resolvePicture, resolveText } from '../resolve.ts';
import { isSameFilm } from './film.ts';

/** @returns a film as visitors see it, or null where it cannot be shown. */
export async function readVideo(
  payload: Payload,
  id: number,
  language: Language,
): Promise<VideoContent | null> {
  const stored = await payload.findByID({
    ...{ collection: 'videos', id, depth: 1, disableErrors: true },
    // Each localized field is a map of languages then.
    locale: 'all',
  });
  return stored && resolveVideo(stored, language);
}

function resolveVideo(stored: Video, language: Language): VideoContent | null {
  const { codec, filesize, width, height, seconds, smaller, createdAt } = stored;
  const poster = isRow(stored.poster) && resolvePicture(stored.poster, language);
  const text = resolveText(stored.text, language);
  if (!(poster && text && width && height && seconds) || codec !== 'h264') return null;
  // A file of it may have been replaced by one of another film since.
  const files = isRow(smaller) && isSameFilm(smaller, stored) ? [smaller] : [];
  return {
    ...{
      href: addressOf(stored),
      size: formatSize(filesize ?? 0, language),
      width,
      height,
      seconds,
      text,
      poster,
    },
    sources: [...files, stored].map((file) => ({
      href: addressOf(file),
      type: `video/mp4; codecs="${file.codecs}"`,
    })),
    uploaded: createdAt,
  };
}

const addressOf = ({ contentHash, filename }: Video): string =>
  `/videos/${contentHash}/${encodeURIComponent(filename ?? '')}`;

function isRow<Row extends object>(value: Row | number | null | undefined): value is Row {
  return typeof value === 'object' && value !== null;
}
