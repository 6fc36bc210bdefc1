/**
 * `npm run bench:attack`: attacks a local instance of the site that it starts itself, and reports
 * what held (bench/attack/README.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startFilledSite } from '../site.ts';
import { type Attack, type Profile, profiles, type Result } from './attack.ts';
import { attacks } from './attacks.ts';
import { startMailSink } from './mail-sink.ts';
import { findPostgres } from './postgres.ts';
import { judgeProfile, runAttack } from './run.ts';
import { Stage } from './stage.ts';
import { formatResults } from './table.ts';

const jsonFile = 'build/attack.json';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

if (options.profile && !profiles.some((one) => one === options.profile)) {
  throw new Error(`Unknown profile ${options.profile}; there are ${profiles.join(', ')}`);
}

/** Matched by prefix, ignoring case: `h1` selects all of H1. */
const isNamed = ({ name }: Attack, beginning: string) =>
  name.toLowerCase().startsWith(beginning.toLowerCase());

const unknown = names.filter((one) => !attacks.some((attack) => isNamed(attack, one)));
if (options.list || unknown.length > 0) {
  if (unknown.length > 0) console.log(`Unknown attacks: ${unknown.join(', ')}. There are:`);
  for (const { name, on } of attacks) console.log(`  ${name.padEnd(24)} ${on.join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const chosen =
  names.length === 0 ? attacks : attacks.filter((one) => names.some((name) => isNamed(one, name)));

// Created and removed synchronously, so that an interruption leaves nothing behind.
const directory = mkdtempSync(path.join(tmpdir(), 'attack-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

const postgres = await findPostgres();
const mails = await startMailSink();
const results: Result[] = [];

async function note(result: Result): Promise<void> {
  results.push(result);
  const verdict = result.broken.length > 0 ? `FAILED: ${result.broken.join('; ')}` : 'held';
  console.log(`  ${result.profile} ${result.attack}: ${verdict} (${result.seconds} s)`);
  if (options.json) await appendFile(jsonFile, `${JSON.stringify(result)}\n`);
}

/** All attacks on one profile, in sequence, on the same process for as long as it lives. */
async function attackProfile(profile: Profile): Promise<void> {
  const ours = chosen.filter(({ on }) => on.includes(profile));
  if (ours.length === 0) return;
  if (profile === 'nodes' && !postgres) {
    console.log('  nodes: skipped, there is no PostgreSQL server');
    return;
  }
  const stage = new Stage(profile, directory, mails, postgres);
  let isFresh = false;
  try {
    for (const [number, attack] of ours.entries()) {
      const mustBeFresh = attack.isDestructive || number === 0 || !stage.isAlive;
      if (mustBeFresh && !isFresh) await stage.open();
      console.log(`  ${profile} ${attack.name} …`);
      await note(await runAttack(attack, stage, number, options.quick));
      isFresh = false;
      if (attack.isDestructive && number < ours.length - 1) {
        await stage.open();
        isFresh = true;
      }
    }
  } finally {
    await stage.close();
  }
}

if (options.json) {
  await mkdir(path.dirname(jsonFile), { recursive: true });
  await rm(jsonFile, { force: true });
}
const asked = profiles.filter((profile) => !options.profile || options.profile === profile);
if (asked.some((profile) => profile !== 'nodes')) {
  console.log('  filling a database …');
  await (await startFilledSite(directory)).stop();
}
for (const profile of asked) await attackProfile(profile);
mails.close();
const verdicts = asked.flatMap((profile) => {
  const ours = results.filter((result) => result.profile === profile && result.home);
  return ours.length > 0 ? [`${profile}: ${judgeProfile(profile, ours)}`] : [];
});
console.log(`\n${formatResults(results)}\n${verdicts.join('\n')}\n`);
const isHeld =
  results.every(({ broken }) => broken.length === 0) &&
  verdicts.every((verdict) => verdict.endsWith('held'));
process.exit(results.length > 0 && isHeld ? 0 : 1);
