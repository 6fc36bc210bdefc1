/**
 * `node resumes/bench/ablation/main.ts [COUNT]`: which rules of the extraction are worth having. Each
 * condition, pattern and step is switched off by itself, and the CVs that it had an effect on are
 * extracted again: those of `tuning`, `unseen`, and COUNT fresh ones of the open half for each
 * language. Writes `build/resumes/ablation.json`.
 */

import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument, type Rule } from './instrument.ts';
import { switches } from './switches.ts';

const rules: Rule[] = [];
registerHooks({
  load(url, context, next) {
    if (!url.includes('/resumes/extraction/')) return next(url, context);
    const file = fileURLToPath(url);
    const text = instrument(path.relative('.', file), readFileSync(file, 'utf8'), rules);
    return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(text) };
  },
});
// Only now: what is imported earlier is not instrumented.
const { extract } = await import('../../extraction/extract.ts');
const { readCorpus } = await import('./corpus.ts');
const { verdictsOn } = await import('../accuracy.ts');
const { closeChromium } = await import('../producers/chromium.ts');

type Sample = Awaited<ReturnType<typeof readCorpus>>[number];

/** A wrong value costs the applicant more than one to be typed. */
const costOfWrong = 3;
/** A rule that has saved as much is worth having, and the other CVs need not be read. */
const enough = 12;
/** Rules with an effect on more CVs are not tried: to read them all again takes seconds each. */
const mostResumes = 25;

function costOf({ name: file, person, text }: Sample): number {
  try {
    const verdicts = verdictsOn({ file, language: '', format: '' }, person, extract(text));
    const failed = verdicts.filter(({ isRight }) => !isRight);
    return failed.reduce((sum, { isMissing }) => sum + (isMissing ? 1 : costOfWrong), 0);
  } catch {
    return 1000;
  }
}

const samples = await readCorpus(Number(process.argv[2] ?? 30));
await closeChromium();
const atLoad = rules.length;
const base = samples.map((sample) => {
  switches.hits = new Set();
  const cost = costOf(sample);
  const { hits } = switches;
  return { sample, cost, hits };
});
switches.hits = null;
console.log(`${samples.length} CVs, ${atLoad} rules, cost ${sum(base.map(({ cost }) => cost))}`);

/** What it would cost more to do without a rule. */
function worth(id: number): number {
  const concerned = base.filter(({ hits }) => hits.has(id));
  switches.off = new Set([id]);
  let saved = 0;
  for (const { sample, cost } of concerned) {
    saved += costOf(sample) - cost;
    if (saved >= enough) break;
  }
  switches.off = new Set();
  return saved;
}

const results = rules.flatMap((rule) => {
  const resumes = base.filter(({ hits }) => hits.has(rule.id)).length;
  return resumes > mostResumes ? [] : [{ ...rule, resumes, cost: worth(rule.id) }];
});
await mkdir('build/resumes', { recursive: true });
await writeFile('build/resumes/ablation.json', JSON.stringify(results, null, 1));
console.log(
  `not tried, since more than ${mostResumes} CVs depend on them: ${rules.length - results.length}`,
);
const share = (isMeant: (one: (typeof results)[number]) => boolean) =>
  results.filter(isMeant).length;
console.log(`no effect on any CV: ${share(({ resumes }) => resumes === 0)}`);
console.log(
  `an effect, but none on the score: ${share(({ resumes, cost }) => resumes > 0 && cost === 0)}`,
);
console.log(`better without: ${share(({ cost }) => cost < 0)}`);
console.log(`cost 1 to 5 to do without: ${share(({ cost }) => cost > 0 && cost <= 5)}`);
console.log(`more: ${share(({ cost }) => cost > 5)}`);

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
