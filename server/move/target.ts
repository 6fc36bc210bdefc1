import type { MoveNote } from './note.ts';
import type { RowReader, RowWriter } from './rows.ts';

/** A database that is read. */
export interface DatabaseReader extends RowReader {
  kind: 'sqlite' | 'postgres';
  /** @returns the columns of each table. */
  columns(): Promise<Map<string, string[]>>;
  query(statement: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Where something is moved to. */
export interface Target {
  /** In words, for whoever runs the command. */
  place: string;
  /**
   * @returns that of a move of the same site that was broken off; null if there is none.
   * @throws OperatorError if it is of another site.
   */
  noteOf(source: string): Promise<MoveNote | null>;
  /** @throws OperatorError if it is in use. */
  requireEmpty(): Promise<void>;
  /**
   * Makes it ready to be filled.
   * @param found what `noteOf` has returned.
   * @throws OperatorError if another process is filling it.
   */
  claim(source: string, found: MoveNote | null): Promise<void>;
  /** Everything was moved and compared before; only `finish` was broken off. */
  readonly isPlaced: boolean;
  /** Makes it what a site can start with. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseTarget extends Target, RowWriter {
  readonly reader: DatabaseReader;
  /** The files have a target of their own, and all of them are there. */
  noteFilesAreDone(): Promise<void>;
  /**
   * What is not content: references, which are checked, and what numbers the rows.
   * @param lastIds of each table that numbers its rows; 0 if it has given none.
   */
  complete(lastIds: Map<string, number>): Promise<void>;
}
