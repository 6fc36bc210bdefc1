/**
 * `node attacker.ts`, started by main.ts: runs one attack in a separate process, at a low priority
 * so that it does not take CPU time away from the site.
 */
import { setPriority } from 'node:os';
import type { Controls, Outcome, Scene } from './attack.ts';
import { attacks } from './attacks.ts';

export type ToAttacker =
  | { type: 'attack'; name: string; scene: Scene }
  | { type: 'answer'; id: number; value: unknown };

export type FromAttacker =
  | { type: 'ask'; id: number; control: keyof Controls; parameters: unknown[] }
  | { type: 'outcome'; outcome: Outcome }
  | { type: 'error'; message: string };

setPriority(15);

const waiting = new Map<number, (value: unknown) => void>();
let asked = 0;

const send = (message: FromAttacker) => process.send?.(message);

/** Calls the parent process. */
function remote<Control extends keyof Controls>(control: Control): Controls[Control] {
  const call = (...parameters: unknown[]) =>
    new Promise<unknown>((resolve) => {
      const id = asked++;
      waiting.set(id, resolve);
      send({ type: 'ask', id, control, parameters });
    });
  return call as Controls[Control];
}

const controls: Controls = {
  kill: remote('kill'),
  start: remote('start'),
  line: remote('line'),
  mails: remote('mails'),
  log: remote('log'),
  memory: remote('memory'),
};

async function run(name: string, scene: Scene): Promise<void> {
  const attack = attacks.find((one) => one.name === name);
  if (!attack) throw new Error(`Unknown attack: ${name}`);
  const outcome = await attack.run(scene, controls);
  send({ type: 'outcome', outcome });
}

process.on('message', (message: ToAttacker) => {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message.value);
    waiting.delete(message.id);
    return;
  }
  run(message.name, message.scene).catch((error: unknown) => {
    send({ type: 'error', message: error instanceof Error ? String(error.stack) : String(error) });
  });
});
process.once('disconnect', () => process.exit(0));
