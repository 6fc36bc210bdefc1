import * as v from 'valibot';
import { OperatorError } from '../backup/program.ts';

/** Kept at a target until everything is there, so that a move that was broken off can go on. */
const schema = v.object({
  /** The site that is moved, as `identityOf` has it. */
  source: v.string(),
  /** What is being made: the tables, then their content; then files are put where they belong. */
  stage: v.picklist(['schema', 'content', 'placing']),
  /** Statements that bring back what has been left out to fill the tables. */
  references: v.optional(v.array(v.string()), []),
  /** Files have their own target, and that one has its own note, until this is set. */
  filesAreDone: v.optional(v.boolean(), false),
});

export type MoveNote = v.InferOutput<typeof schema>;

export const newNote = (source: string): MoveNote => ({
  ...{ source, stage: 'schema', references: [], filesAreDone: false },
});

/** @throws OperatorError unless it is the note of a move of this site. */
export function parseNote(text: string, source: string, place: string): MoveNote {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // Nobody's note.
  }
  const result = v.safeParse(schema, read);
  if (result.success && result.output.source === source) return result.output;
  throw new OperatorError(
    `${place} holds an unfinished move of another site. Please choose another place, or empty it. Nothing was changed.`,
  );
}

export const inUse = (place: string): OperatorError =>
  new OperatorError(
    `${place} is not empty, and a site may be using it. Please choose an empty one. Nothing was changed.`,
  );

export const isMoving = (place: string): OperatorError =>
  new OperatorError(`Another move to ${place} is still running.`);
