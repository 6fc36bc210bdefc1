/**
 * What an attack gets, and what it answers. Attacks run in a process of their own with a low
 * priority (attacker.ts); whatever they want of the site besides requests, they ask the stage for.
 */

/**
 * `public`: `ADMIN=off`, SQLite. `full`: with the back office, SQLite. `nodes`: two with the back
 * office on PostgreSQL, behind a proxy that can fall silent.
 */
export const profiles = ['public', 'full', 'nodes'] as const;

export type Profile = (typeof profiles)[number];

/** What the way to the database does. */
export type Line = 'open' | 'silent' | 'refused' | 'reset';

export interface Mail {
  to: string[];
  text: string;
}

/** What an attacker can have done to the site from outside. */
export interface Controls {
  /** SIGKILL to the first node and all that come from it. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and database. */
  start(): Promise<void>;
  line(state: Line): Promise<void>;
  /** What was mailed since the attack began. */
  mails(): Promise<Mail[]>;
  /** What was logged since the attack began. */
  log(): Promise<string>;
  /** Megabytes of the first node and all that come from it. */
  memory(): Promise<number>;
}

export interface Scene {
  profile: Profile;
  isQuick: boolean;
  /** Of each node; always on 127.0.0.1. */
  ports: number[];
  /** Of the first node. */
  dataDirectory: string;
  /** Past the proxy; undefined on SQLite. */
  databaseUrl: string | undefined;
  /** First numbers of the addresses that are this attack's own. */
  network: string;
  /** The cookie of a session of the administrator; empty without a back office. */
  cookie: string;
}

export interface Outcome {
  /** With counts. */
  sent: string;
  /** How often which status came, or what else became of a request. */
  came: Record<string, number>;
  demanded: string;
  /** What was demanded and is not so; nothing when it held. */
  broken: string[];
}

export interface Attack {
  name: string;
  on: readonly Profile[];
  /** Spoils the site for others: it gets a database of its own. */
  isDestructive?: boolean;
  /** The process is ended on purpose, so that nothing is demanded of /home. */
  takesDown?: boolean;
  run(scene: Scene, controls: Controls): Promise<Outcome>;
}

export interface ProbeResult {
  asked: number;
  failures: Record<string, number>;
  /** Answered later than promised. */
  late: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
}

export interface Result extends Outcome {
  attack: string;
  profile: Profile;
  seconds: number;
  home: ProbeResult | undefined;
  /** Megabytes, of the first node and all that come from it. */
  memory: number;
  /** Share of the time in which it could have run, but others had the cores; NaN after a restart. */
  starved: number;
}

/** @returns how long an attack lasts, in seconds. */
export const lasting = ({ isQuick }: Scene, seconds = 15, quick = 5) => (isQuick ? quick : seconds);

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Asks until the answer is true. @returns the seconds it took, or Infinity. */
export async function secondsUntil(
  isTrue: () => Promise<boolean>,
  limitInSeconds: number,
): Promise<number> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  while (elapsed() < limitInSeconds) {
    if (await isTrue().catch(() => false)) return elapsed();
    await pause(150);
  }
  return Number.POSITIVE_INFINITY;
}
