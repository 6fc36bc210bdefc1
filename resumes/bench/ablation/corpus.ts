import type { ResumeText } from '../../model.ts';
import { makeFile, readLines } from '../cache.ts';
import { readFiles, renderingsOf } from '../files.ts';
import { freshFile, freshLanguages } from '../fresh/measure.ts';
import type { Rendering } from '../person.ts';

/** A CV whose lines have been read, and whoever it is about. */
interface Sample {
  name: string;
  person: Rendering['person'];
  text: ResumeText;
}

/** The CVs of two parts, and fresh ones of the half that may be looked at. */
export async function readCorpus(count: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const add = async (rendering: Rendering, file: Uint8Array | undefined) => {
    const text = file && (await readLines(file));
    if (text && !('problem' in text)) samples.push({ ...rendering, text });
  };
  for (const part of ['tuning', 'unseen'] as const) {
    const files = await readFiles(part);
    for (const rendering of await renderingsOf(part)) {
      const isMade = rendering.source !== undefined;
      await add(rendering, isMade ? await makeFile(rendering) : files.get(rendering.name));
    }
  }
  for (const language of freshLanguages)
    for (let seed = 0; seed < 2 * count; seed += 2) {
      const file = freshFile(language, seed);
      await add(file, await makeFile(file));
    }
  return samples;
}
