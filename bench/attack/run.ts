import { type ChildProcess, fork, spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Attack, Controls, Outcome, ProbeResult, Result, Scene } from './attack.ts';
import type { FromAttacker, ToAttacker } from './attacker.ts';
import { memoryLimits, type Stage } from './stage.ts';

/**
 * Milliseconds within which 99 of 100 visitors must get /home, whatever else is going on. Two nodes
 * share this machine's cores with PostgreSQL, the attacker and the visitor: a node then waits for a
 * core longer than it computes, so what is promised for a single node cannot be measured.
 */
const promisedLatency: Record<Stage['profile'], number> = { public: 50, full: 50, nodes: 250 };
/** With fewer visits, a single slow one would decide the 99th percentile. */
const fewest = 400;
const limitInSeconds = 240;
const heartbeatInSeconds = 5;

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Runs one attack, with a visitor alongside. */
export async function runAttack(
  attack: Attack,
  stage: Stage,
  number: number,
  isQuick: boolean,
): Promise<Result> {
  const scene = await stage.scene(number, isQuick);
  const started = performance.now();
  const waitedBefore = stage.secondsWithoutCore;
  const elapsed = () => Math.round((performance.now() - started) / 100) / 10;
  const heartbeat = setInterval(() => {
    console.log(`    ${attack.name} … ${elapsed()} s, ${stage.memory.now.toFixed(0)} MB`);
  }, heartbeatInSeconds * 1000);
  const probe = attack.takesDown
    ? undefined
    : startProbe(promisedLatency[stage.profile], scene.ports);
  const outcome = await runInOwnProcess(attack, scene, stage.controls).catch(
    (error: unknown): Outcome => ({
      ...{ sent: '', came: {}, demanded: '' },
      broken: [`the attack could not be run: ${error instanceof Error ? error.message : error}`],
    }),
  );
  const home = await probe?.();
  clearInterval(heartbeat);
  return {
    ...{ attack: attack.name, profile: stage.profile, seconds: elapsed(), home },
    memory: Math.round(stage.memory.peak),
    starved: (stage.secondsWithoutCore - waitedBefore) / elapsed(),
    ...outcome,
    broken: [...outcome.broken, ...(await brokenAround(stage, home))],
  };
}

/** Required of the site whatever it is attacked with. */
async function brokenAround(stage: Stage, home: ProbeResult | undefined): Promise<string[]> {
  const broken: string[] = [];
  if (stage.isMemoryExceeded) broken.push(`more than ${memoryLimits[stage.profile]} MB: killed`);
  else if (!stage.isAlive) broken.push(`the process ended: ${await lastWords(stage)}`);
  if (!home) return broken;
  const failures = Object.entries(home.failures);
  if (failures.length > 0) {
    const list = failures.map(([why, count]) => `${count} × ${why}`).join(', ');
    broken.push(`/home failed: ${list} of ${home.asked}`);
  }
  // Shorter attacks are only judged together with all others on the profile (`judgeProfile`).
  if (home.asked >= fewest && !(home.p99 <= promisedLatency[stage.profile])) {
    broken.push(`/home took ${home.p99.toFixed(0)} ms at p99`);
  }
  return broken;
}

/**
 * Judges all attacks on a profile together: 99 of 100 visits to /home must have been answered in
 * time, including those during short attacks.
 */
export function judgeProfile(profile: Stage['profile'], results: readonly Result[]): string {
  const homes = results.flatMap(({ home }) => home ?? []);
  const sum = (of: 'asked' | 'late') => homes.reduce((total, home) => total + home[of], 0);
  const share = sum('late') / sum('asked');
  const figures = `${sum('late')} of ${sum('asked')} visits to /home took more than ${promisedLatency[profile]} ms`;
  return `${figures} (${(share * 100).toFixed(2)} %): ${share <= 0.01 ? 'held' : 'FAILED'}`;
}

/** What a process that ended by itself printed, apart from its log. */
async function lastWords(stage: Stage): Promise<string> {
  const lines = (await stage.controls.log()).split('\n').slice(-60);
  const words = lines.filter((line) => line.trim() !== '' && !line.startsWith('{'));
  return words.slice(-12).join(' | ').slice(-600);
}

/** @returns a function that ends the probe and returns what it measured. */
function startProbe(promised: number, ports: number[]): () => Promise<ProbeResult | undefined> {
  const program = path.join(import.meta.dirname, 'probe.ts');
  const child = spawn(process.execPath, [program, ...[promised, ...ports].map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return async () => {
    child.stdin.end();
    await ended;
    children.delete(child);
    const result: ProbeResult | undefined = output ? JSON.parse(output) : undefined;
    return result;
  };
}

async function runInOwnProcess(
  { name }: Attack,
  scene: Scene,
  controls: Controls,
): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'));
  children.add(child);
  const send = (message: ToAttacker) => child.connected && child.send(message);
  const limit = setTimeout(() => child.kill('SIGKILL'), limitInSeconds * 1000);
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      child.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? code}`)));
      child.on('message', (message: FromAttacker) => {
        if (message.type === 'outcome') return resolve(message.outcome);
        if (message.type === 'error') return reject(new Error(message.message));
        const call = controls[message.control] as (...all: unknown[]) => Promise<unknown>;
        call(...message.parameters).then(
          (value) => send({ type: 'answer', id: message.id, value }),
          reject,
        );
      });
      send({ type: 'attack', name, scene });
    });
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
    children.delete(child);
  }
}
