import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Setting } from '../payload-types.ts';
import type { MailState, MailValues } from './fields.ts';
import type { Mail } from './messages.ts';
import { tooManyToAddress } from './recipients.ts';

/** A row that owes mails (fields.ts). */
interface Owing extends MailValues {
  id: number;
  createdAt: string;
  reference?: string;
}

/** The mails for the rows of one collection; null if there is no recipient. */
export interface MailKind {
  collection: 'inquiries' | 'applications' | 'application-drafts' | 'inquiry-mails';
  /** Whether all that belongs to the row is stored: SQLite writes it one table after the other. */
  isWhole?: (row: Owing) => boolean;
  team: (row: Owing, notifications: Setting['notifications']) => Mail | null | Promise<Mail | null>;
  sender: (row: Owing) => Mail | null | Promise<Mail | null>;
}

interface Options {
  payload: Payload;
  kinds: MailKind[];
  /** @throws if the mail server did not accept the mail. */
  send: (mail: Mail) => Promise<void>;
  log: { error(fields: object, message: string): void };
  /** For tests: how often to look for mails that are due. */
  intervalInMilliseconds?: number;
}

/** Delays after the mail server has rejected one mail. */
const firstPause = 60_000;
const longestPause = 6 * 3_600_000;
/** Delays while the mail server cannot be reached at all; nothing else is tried meanwhile. */
const firstSilence = 2_000;
const longestSilence = 30_000;
const giveUpAfter = 7 * 24 * 3_600_000;
const atOnce = 4;
/** For how long a node has a mail to itself. */
const lease = 60_000;

/**
 * Sends the mails that stored rows still owe, and retries until the mail server accepts them. What
 * is owed is in the row of the inquiry or application itself, so nothing is lost when the process
 * ends; a node that claims a row postpones its next attempt, so that no other node takes it too.
 */
export class Outbox {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWakened = false;
  /** Consecutive failures to reach the mail server. */
  #silences = 0;
  #silentUntil = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.intervalInMilliseconds ?? 5_000);
    this.wake();
  }

  /** Something may be due now. */
  wake(): void {
    this.#isWakened = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Lets the mail in progress finish. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isWakened = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    const { kinds, log } = this.#options;
    while (this.#isWakened) {
      this.#isWakened = false;
      try {
        for (const kind of kinds) await this.#deliverDue(kind);
      } catch (error) {
        log.error({ error: nameOf(error) }, 'due mails could not be read');
      }
    }
  }

  async #deliverDue(kind: MailKind): Promise<void> {
    if (Date.now() < this.#silentUntil) return;
    const { docs } = await this.#options.payload.find({
      collection: kind.collection,
      where: { mailNextAt: { less_than_equal: new Date().toISOString() } },
      sort: 'mailNextAt',
      limit: 20,
      depth: 0,
      pagination: false,
    });
    const rows: Owing[] = docs;
    for (let index = 0; index < rows.length; index += atOnce) {
      await Promise.all(
        rows.slice(index, index + atOnce).map(async (row) => {
          if (isBeingStored(kind, row)) return;
          if (await this.#claim(kind, row)) await this.#deliver(kind, row);
        }),
      );
      if (Date.now() < this.#silentUntil || !this.#timer) return;
    }
    if (rows.length === 20) this.#isWakened = true;
  }

  /** @returns false if another node was faster. */
  async #claim(kind: MailKind, { id, mailNextAt }: Owing): Promise<boolean> {
    if (!mailNextAt) return false;
    const next = { mailNextAt: new Date(Date.now() + lease).toISOString() };
    return this.#write(kind, next, { id, mailNextAt });
  }

  /**
   * Updates these columns of the row if it still has `known`, and no others: Payload's own update
   * writes the whole row as it was read, and would undo concurrent changes.
   * @returns false if there is no such row.
   */
  async #write(
    { collection }: MailKind,
    values: MailValues,
    known: { id: number; mailNextAt?: string },
  ): Promise<boolean> {
    const { drizzle, tables } = this.#options.payload.db as unknown as DrizzleDatabase;
    const table = tables[collection.replaceAll('-', '_')];
    if (!table) throw new Error(`There is no table for ${collection}`);
    const conditions = Object.entries(known).map(([name, value]) =>
      eq(table[name] as never, value),
    );
    const written = await drizzle
      .update(table)
      .set(values)
      .where(and(...conditions))
      .returning();
    return written.length === 1;
  }

  async #deliver(kind: MailKind, row: Owing): Promise<void> {
    const { payload, log } = this.#options;
    const { id } = row;
    const attempts = (row.mailAttempts ?? 0) + 1;
    const { notifications } = await payload.findGlobal({ slug: 'settings', depth: 0 });
    // After so long a wait, a mail would only confuse its recipient.
    const isTooOld = Date.now() - Date.parse(row.createdAt) > giveUpAfter;
    const settle = (state: MailState) => (isTooOld && state === 'pending' ? 'failed' : state);
    const results = {
      teamMail: await this.#send(settle(row.teamMail), () => kind.team(row, notifications)),
      senderMail: await this.#send(settle(row.senderMail), () => kind.sender(row)),
    };
    const states = { teamMail: results.teamMail.state, senderMail: results.senderMail.state };
    const failure = results.teamMail.failure ?? results.senderMail.failure;
    if (failure) {
      const { reference } = row;
      log.error({ reference, attempts, error: failure.name }, 'a mail was not accepted');
    }
    const isUnreachable = failure?.isUnreachable === true;
    this.#silences = isUnreachable ? this.#silences + 1 : 0;
    if (isUnreachable) {
      this.#silentUntil =
        Date.now() + Math.min(longestSilence, firstSilence * 2 ** (this.#silences - 1));
    }
    const isOwed = Object.values(states).includes('pending');
    const values: MailValues = {
      ...states,
      mailAttempts: attempts,
      mailError: failure?.name ?? (row.mailError === tooManyToAddress ? row.mailError : null),
      mailNextAt: isOwed
        ? new Date(Date.now() + (isUnreachable ? 0 : pause(attempts))).toISOString()
        : null,
    };
    await this.#write(kind, values, { id });
  }

  async #send(state: MailState, write: () => ReturnType<MailKind['sender']>): Promise<SendResult> {
    if (state !== 'pending') return { state };
    // One mail found the server unreachable; the next would only wait for the same.
    if (Date.now() < this.#silentUntil) return { state };
    try {
      const mail = await write();
      if (!mail) return { state: 'none' };
      await this.#options.send(mail);
      return { state: 'sent' };
    } catch (error) {
      const failure = failureOf(error);
      return { state: failure.isFinal ? 'failed' : 'pending', failure };
    }
  }
}

interface SendResult {
  state: MailState;
  failure?: Failure;
}

interface Failure {
  name: string;
  /** The server has not responded at all, so the mail is not to blame. */
  isUnreachable: boolean;
  /** The server will never accept this mail (SMTP 5xx). */
  isFinal: boolean;
}

/** A row that is not whole after so long has lost its writer, and will not become so. */
function isBeingStored({ isWhole }: MailKind, row: Owing): boolean {
  return isWhole?.(row) === false && Date.now() - Date.parse(row.createdAt) < lease;
}

function pause(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1));
}

/** Only the name may be logged: a mail server's message may repeat an address. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error))
    return { name: 'not an error', isUnreachable: false, isFinal: false };
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isAboutAddress = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    name: [error.name, code, responseCode].filter(Boolean).join(' '),
    isUnreachable: responseCode === undefined && !isAboutAddress,
    isFinal: isAboutAddress && (responseCode === undefined || responseCode >= 500),
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'not an error';
}

/** The part of Payload's Drizzle adapters used here; it is the same for SQLite and PostgreSQL. */
interface DrizzleDatabase {
  tables: Record<string, Record<string, unknown>>;
  drizzle: {
    update(table: unknown): {
      set(values: object): {
        where(condition: unknown): { returning(): Promise<unknown[]> };
      };
    };
  };
}
