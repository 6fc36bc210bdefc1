import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The lower the number, the better and larger: these are the largest without bands in calm skies. */
const encoders = {
  h264: ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-crf', '17'],
  av1: ['-c:v', 'libsvtav1', '-preset', '3', '-crf', '24'],
};
/** What browsers take for granted of a film that says nothing of its colours, said all the same. */
const colours = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

/** Encodes the frames of library/film.py for browsers: no sound, the index in front. */
export async function encodeFilm(frames, folder) {
  const { fps, before, after } = JSON.parse(await readFile(path.join(frames, 'film.json'), 'utf8'));
  const filters = [
    `tpad=start=${before}:start_mode=clone:stop=${after}:stop_mode=clone`,
    'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int',
    'format=yuv420p',
  ];
  await mkdir(folder, { recursive: true });
  const sizes = {};
  for (const [name, encoder] of Object.entries(encoders)) {
    const file = path.join(folder, `${name}.mp4`);
    const input = ['-framerate', String(fps), '-i', path.join(frames, '%04d.png')];
    const output = ['-vf', filters.join(','), ...encoder, ...colours, '-color_range', 'tv'];
    await run('ffmpeg', [
      ...['-v', 'error', '-y', ...input, ...output],
      ...['-an', '-map_metadata', '-1', '-movflags', '+faststart', file],
    ]);
    sizes[`${name}.mp4`] = `${Math.round((await stat(file)).size / 1000)} kB`;
  }
  return sizes;
}
