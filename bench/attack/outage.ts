import type { Scene } from './attack.ts';
import {
  type Attack,
  type Controls,
  lasting,
  type Profile,
  pause,
  secondsUntil,
} from './attack.ts';
import { ask, Counts, type Reply } from './client.ts';
import { findLost, keepsText, sendInquiry, sendPlainInquiry } from './forms.ts';

/** A state of the database while forms keep being sent to each node. */
export interface Outage {
  name: string;
  on: Profile[];
  /** @returns a function that ends it. */
  begin(scene: Scene, controls: Controls): Promise<() => Promise<unknown>>;
}

const mostSecondsToRecover = 5;
const mostSecondsOfHealth = 1;
/** How long a form may wait to be told that it cannot be stored. */
const mostSecondsOfForm = 15;

/** The outcomes of all requests. */
class Record {
  readonly counts = new Counts();
  readonly broken = new Set<string>();
  readonly all: string[] = [];
  readonly answered: string[] = [];
  /** Sent with a key of their own, and not stored as far as is known. */
  readonly refused: string[] = [];
  readonly #pending: Promise<unknown>[] = [];

  follow(what: string, asked: Promise<Reply>, check: (reply: Reply) => string | undefined): void {
    const checked = asked.then((reply) => {
      this.counts.add(`${what} ${reply.status || reply.failure}`);
      const wrong = check(reply);
      if (wrong) this.broken.add(`${what}: ${wrong}`);
    });
    this.#pending.push(checked);
  }

  settle(): Promise<unknown> {
    return Promise.all(this.#pending);
  }
}

/** Refused with an explanation and a retry time, or answered normally. */
function isHonest(reply: Reply): string | undefined {
  if (reply.status === 503) {
    if (!reply.headers['retry-after']) return '503 without Retry-After';
    return reply.text === '' ? '503 without words' : undefined;
  }
  const isUsual = (reply.status >= 200 && reply.status < 300) || reply.status === 404;
  return isUsual ? undefined : `${reply.status || reply.failure}`;
}

function sendForms(scene: Scene, record: Record, node: number, index: number): void {
  const asking = { node, client: 1000 + index };
  const scripted = `outage ${scene.network} ${crypto.randomUUID()}`;
  record.all.push(scripted);
  record.follow('form', sendInquiry(scene, scripted, asking), (reply) => {
    if (reply.status === 200) record.answered.push(scripted);
    else record.refused.push(scripted);
    if (reply.milliseconds > mostSecondsOfForm * 1000) return `more than ${mostSecondsOfForm} s`;
    return [200, 503].includes(reply.status) ? isHonest(reply) : `${reply.status}`;
  });
  const plain = `outage ${scene.network} ${crypto.randomUUID()}`;
  record.all.push(plain);
  record.follow('plain form', sendPlainInquiry(scene, plain, asking), (reply) => {
    if (reply.status === 303) record.answered.push(plain);
    else if (reply.status !== 503) return `${reply.status || reply.failure}`;
    else if (!keepsText(reply, plain)) return '503 without what was typed';
    return undefined;
  });
}

function askAround(scene: Scene, record: Record, node: number, index: number): void {
  const asking = { node, client: 20_000 + index };
  record.follow('/healthz', ask(scene, '/healthz', asking), ({ status, milliseconds }) => {
    if (status !== 200) return String(status);
    return milliseconds > mostSecondsOfHealth * 1000
      ? `more than ${mostSecondsOfHealth} s`
      : undefined;
  });
  const paths = [
    `/search?q=solar${index}`,
    `/news?page=${index + 2}`,
    `/nothing-${index}`,
    '/sitemap.xml',
  ];
  if (scene.profile !== 'public') paths.push('/api/pages?limit=1');
  const path = paths[index % paths.length] ?? '';
  const what = path.split('?')[0]?.replace(/-\d+$/, '') ?? '';
  record.follow(what, ask(scene, path, asking), isHonest);
}

async function recover(scene: Scene, record: Record): Promise<void> {
  for (const node of scene.ports.keys()) {
    const isWell = async () => {
      const ready = await ask(scene, '/readyz', { node, patience: 2000 });
      const name = `outage ${scene.network} ${crypto.randomUUID()}`;
      record.all.push(name);
      const form = await sendInquiry(scene, name, { node, client: 40_000, patience: 2000 });
      if (form.status === 200) record.answered.push(name);
      return ready.status === 200 && form.status === 200;
    };
    const seconds = await secondsUntil(isWell, 60);
    record.counts.came[`well on node ${node} after ${seconds.toFixed(1)} s`] = 1;
    if (seconds > mostSecondsToRecover) {
      record.broken.add(`node ${node} was well after ${seconds.toFixed(1)} s`);
    }
  }
}

export const outage = ({ name, on, begin }: Outage): Attack => ({
  name,
  on,
  async run(scene, controls) {
    const record = new Record();
    const seconds = lasting(scene, 30, 8);
    const rounds = seconds * 2;
    let end: (() => Promise<unknown>) | undefined;
    for (let round = 0; round < rounds + 2; round += 1) {
      for (const node of scene.ports.keys()) {
        sendForms(scene, record, node, round * 2 + node);
        askAround(scene, record, node, round * 2 + node);
      }
      // Some requests are in progress when it begins.
      if (round === 1) end = await begin(scene, controls);
      await pause(500);
    }
    await end?.();
    await recover(scene, record);
    await record.settle();
    // Visitors resend what was refused; what was stored after all must not be duplicated.
    for (const [index, name] of record.refused.entries()) {
      const again = await sendInquiry(scene, name, { client: 50_000 + index });
      if (again.status === 200) record.answered.push(name);
      else record.broken.add(`sent again: ${again.status || again.failure}`);
    }
    const { lost, double } = await findLost(scene, 'inquiries', record.answered, record.all);
    if (lost + double > 0) record.broken.add(`${lost} lost, ${double} duplicated`);
    return {
      sent: `${record.all.length} forms in ${seconds} s to ${scene.ports.length} node(s)`,
      came: { ...record.counts.came, lost, double },
      demanded: `503 in words with what was typed, well within ${mostSecondsToRecover} s, 0 lost, 0 double`,
      broken: [...record.broken],
    };
  },
});
