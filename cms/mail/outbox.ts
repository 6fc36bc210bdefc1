import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Inquiry } from '../payload-types.ts';
import { type Mail, senderMail, teamAddresses, teamMail } from './messages.ts';

interface Options {
  payload: Payload;
  /** @throws when the mail server did not take the mail. */
  send: (mail: Mail) => Promise<void>;
  log: { error(fields: object, message: string): void };
  /** For tests: how often is looked for mails that are due. */
  intervalInMilliseconds?: number;
}

/** After the mail server has refused one mail. */
const firstPause = 60_000;
const longestPause = 6 * 3_600_000;
/** While the mail server cannot be reached at all; nothing else is tried meanwhile. */
const firstSilence = 2_000;
const longestSilence = 30_000;
const giveUpAfter = 7 * 24 * 3_600_000;
const atOnce = 4;
/** For how long one node has a mail to itself. */
const lease = 60_000;

/**
 * Sends the mails that stored inquiries still owe, and tries again until the mail server takes
 * them. What is owed stands in the inquiry's own row, so nothing is forgotten when the process
 * ends; a node that takes a row moves its next attempt on, so that no other node takes it too.
 */
export class Outbox {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWakened = false;
  /** How often in a row the mail server could not be reached. */
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

  /** Lets the mail under way go out. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isWakened = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    const { payload, log } = this.#options;
    while (this.#isWakened) {
      this.#isWakened = false;
      if (Date.now() < this.#silentUntil) return;
      try {
        const { docs } = await payload.find({
          collection: 'inquiries',
          where: { mailNextAt: { less_than_equal: new Date().toISOString() } },
          sort: 'mailNextAt',
          limit: 20,
          depth: 0,
          pagination: false,
        });
        for (let index = 0; index < docs.length; index += atOnce) {
          await Promise.all(
            docs.slice(index, index + atOnce).map(async (inquiry) => {
              if (await this.#claim(inquiry)) await this.#deliver(inquiry);
            }),
          );
          if (Date.now() < this.#silentUntil || !this.#timer) return;
        }
        if (docs.length === 20) this.#isWakened = true;
      } catch (error) {
        log.error({ error: nameOf(error) }, 'the mails that are due could not be read');
      }
    }
  }

  /** @returns false when another node was faster. */
  async #claim({ id, mailNextAt }: Inquiry): Promise<boolean> {
    const { drizzle, tables } = this.#options.payload.db as unknown as DrizzleDatabase;
    const table = tables.inquiries;
    if (!table || !mailNextAt) return false;
    const claimed = await drizzle
      .update(table)
      .set({ mailNextAt: new Date(Date.now() + lease).toISOString() })
      .where(and(eq(table.id as never, id), eq(table.mailNextAt as never, mailNextAt)))
      .returning();
    return claimed.length === 1;
  }

  async #deliver(inquiry: Inquiry): Promise<void> {
    const { payload, log } = this.#options;
    const attempts = (inquiry.mailAttempts ?? 0) + 1;
    const { notifications } = await payload.findGlobal({ slug: 'settings', depth: 0 });
    const addresses = teamAddresses(inquiry, notifications);
    const team = addresses.length > 0 ? teamMail(inquiry, addresses) : null;
    const results = {
      teamMail: await this.#send(inquiry.teamMail, team),
      senderMail: await this.#send(inquiry.senderMail, senderMail(inquiry)),
    };
    const states = { teamMail: results.teamMail.state, senderMail: results.senderMail.state };
    const failure = results.teamMail.failure ?? results.senderMail.failure;
    if (failure) {
      const { reference } = inquiry;
      log.error({ reference, attempts, error: failure.name }, 'a mail was not taken');
    }
    const isUnreachable = failure?.isUnreachable === true;
    this.#silences = isUnreachable ? this.#silences + 1 : 0;
    if (isUnreachable) {
      this.#silentUntil =
        Date.now() + Math.min(longestSilence, firstSilence * 2 ** (this.#silences - 1));
    }
    const isTooOld = Date.now() - Date.parse(inquiry.createdAt) > giveUpAfter;
    const settle = (state: MailState) => (isTooOld && state === 'pending' ? 'failed' : state);
    const isOwed = Object.values(states).map(settle).includes('pending');
    await payload.update({
      collection: 'inquiries',
      id: inquiry.id,
      data: {
        teamMail: settle(states.teamMail),
        senderMail: settle(states.senderMail),
        mailAttempts: attempts,
        mailError: failure?.name ?? null,
        mailNextAt: isOwed
          ? new Date(Date.now() + (isUnreachable ? 0 : pause(attempts))).toISOString()
          : null,
      },
      depth: 0,
    });
  }

  async #send(state: MailState, mail: Mail | null): Promise<SendResult> {
    if (state !== 'pending') return { state };
    if (!mail) return { state: 'none' };
    // One mail found the server gone; the next would only wait for the same.
    if (Date.now() < this.#silentUntil) return { state };
    try {
      await this.#options.send(mail);
      return { state: 'sent' };
    } catch (error) {
      const failure = failureOf(error);
      return { state: failure.isFinal ? 'failed' : 'pending', failure };
    }
  }
}

type MailState = Inquiry['teamMail'];

interface SendResult {
  state: MailState;
  failure?: Failure;
}

interface Failure {
  name: string;
  /** The server has not answered at all: it is not this mail's fault. */
  isUnreachable: boolean;
  /** The server will never take this mail (SMTP 5xx). */
  isFinal: boolean;
}

function pause(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1));
}

/** The name is what a log may hold: the message of a mail server may repeat an address. */
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
