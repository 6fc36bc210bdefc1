import type { PayloadRequest } from 'payload';
import { refuseFile } from '../hooks/refuse-file.ts';
import { readFilm, withoutFilmNotes } from './film.ts';

/** Megabytes of a million bytes: on a slow phone some forty seconds. */
const mostMegabytes = 8;

/**
 * @returns the film as it is stored: without what is known about whoever took it.
 * @throws a worded refusal of one that browsers cannot play, or visitors cannot follow.
 */
export function checkedFilm(req: PayloadRequest, data: Buffer): Buffer {
  const megabytes = Math.ceil(data.length / 100_000) / 10;
  if (megabytes > mostMegabytes) {
    throw refuseFile(req, 'videoTooLarge', { megabytes, most: mostMegabytes });
  }
  const film = readFilm(data);
  if (!film) throw refuseFile(req, 'videoInvalid');
  if (film.hasSound) throw refuseFile(req, 'videoHasSound');
  if (!film.codec) throw refuseFile(req, 'videoCodecUnknown');
  return withoutFilmNotes(data);
}
