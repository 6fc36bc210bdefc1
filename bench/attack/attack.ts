/**
 * What an attack gets and what it returns. Attacks run in a separate, low-priority process
 * (attacker.ts); for anything but requests to the site, they call the stage.
 */

/**
 * `public`: `ADMIN=off`, SQLite. `full`: with the back office, SQLite. `nodes`: two nodes with the
 * back office on PostgreSQL, behind a proxy that can go silent.
 */
export const profiles = ['public', 'full', 'nodes'] as const;

export type Profile = (typeof profiles)[number];

/** The state of the connection to the database. */
export type Line = 'open' | 'silent' | 'refused' | 'reset';

export interface Mail {
  to: string[];
  text: string;
}

/** Interventions from outside the site. */
export interface Controls {
  /** Sends SIGKILL to the first node and all its descendants. */
  kill(): Promise<void>;
  /** Restarts it on the same port and database. */
  start(): Promise<void>;
  line(state: Line): Promise<void>;
  /** Mail sent since the attack began. */
  mails(): Promise<Mail[]>;
  /** The log since the attack began. */
  log(): Promise<string>;
  /** Megabytes used by the first node and all its descendants. */
  memory(): Promise<number>;
}

export interface Scene {
  profile: Profile;
  isQuick: boolean;
  /** The port of each node; always on 127.0.0.1. */
  ports: number[];
  /** `DATA_DIR` of the first node. */
  dataDirectory: string;
  /** A direct connection, bypassing the proxy; undefined on SQLite. */
  databaseUrl: string | undefined;
  /** The first octets of the addresses reserved for this attack. */
  network: string;
  /** The administrator's session cookie; empty without a back office. */
  cookie: string;
}

export interface Outcome {
  /** With counts. */
  sent: string;
  /** How often each status, or other outcome of a request, occurred. */
  came: Record<string, number>;
  demanded: string;
  /** The requirements that were not met; empty if the site held. */
  broken: string[];
}

export interface Attack {
  name: string;
  on: readonly Profile[];
  /** Damages the site for later attacks: it gets a database of its own. */
  isDestructive?: boolean;
  /** The process is killed on purpose, so nothing is required of /home. */
  takesDown?: boolean;
  run(scene: Scene, controls: Controls): Promise<Outcome>;
}

export interface ProbeResult {
  asked: number;
  failures: Record<string, number>;
  /** Responses that took longer than the target. */
  late: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  max: number;
}

export interface Result extends Outcome {
  attack: string;
  profile: Profile;
  seconds: number;
  home: ProbeResult | undefined;
  /** Megabytes, for the first node and all its descendants. */
  memory: number;
  /**
   * The share of time in which it was ready to run while others had the cores; NaN after a restart.
   */
  starved: number;
}

/** @returns how long an attack lasts, in seconds. */
export const lasting = ({ isQuick }: Scene, seconds = 15, quick = 5) => (isQuick ? quick : seconds);

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Polls until the answer is true.
 * @returns the seconds that took, or Infinity.
 */
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
