// npm test: formatting, lint, types, the build, and every test. Ends with the total counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install, node } from './install.mjs';
import { run, step } from './progress.mjs';

const report = path.resolve('build/test-report.json');
const bin = (file) => path.resolve('node_modules', file);
const counts = { passed: 0, failed: 0, skipped: 0 };

/** A check that is not a test counts as one. */
async function check(name, work) {
  try {
    await step(name, work);
    counts.passed += 1;
  } catch (error) {
    console.error(`  ${name}: FAILED\n${error.message}`);
    counts.failed += 1;
  }
}

function findChromium() {
  const given = process.env.CHROMIUM;
  const found = [given, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
    .filter(Boolean)
    .find((file) => existsSync(file));
  if (found) return found;
  if (canInstall()) {
    console.log('  installing chromium for the browser tests …');
    installPackage('chromium');
    return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chromium. Please install it (apt-get install chromium) or name it in CHROMIUM.',
  );
}

/** Chromium's headless shell opens pages faster; without it the tests use the full browser. */
function findHeadlessShell() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium-headless-shell') || !canInstall())
    return;
  console.log('  installing chromium-headless-shell for the browser tests …');
  try {
    installPackage('chromium-headless-shell');
  } catch (error) {
    console.log(`  it could not be installed, and the tests take longer: ${error.message}`);
  }
}

/** Without it the tests of PDFs fail, and say what is missing. */
function findPoppler() {
  if (existsSync('/usr/bin/pdftotext') || !canInstall()) return;
  console.log('  installing poppler for the tests of PDFs …');
  installPackage('poppler-utils');
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installPackage(name) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

try {
  await install();
  findHeadlessShell();
  process.env.CHROMIUM = findChromium();
  findPoppler();
  await check('formatting and lint', () =>
    run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']),
  );
  // Beside what follows: it keeps one processor busy for a while.
  const types = check('types', () => run(node, [bin('typescript/bin/tsc'), '--noEmit']));
  for (const [name, url] of [
    ['SQLite', ''],
    ['PostgreSQL', 'postgres://localhost/unused'],
  ]) {
    await check(`generated types and migrations (${name})`, () =>
      run(node, ['scripts/check-generated.ts'], {
        env: { NODE_ENV: 'production', LOG: 'silent', DATABASE_URL: url },
      }),
    );
  }
  await types;
  await check('build', build);
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const isGreen = await run(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
    ],
    { quiet: false, env: { NODE_ENV: 'test' } },
  ).then(
    () => true,
    () => false,
  );
  const results = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += results.numPassedTests;
  counts.skipped += results.numPendingTests + results.numTodoTests;
  // A file that fails to load has no failing tests of its own.
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = results.numFailedTests + brokenFiles.length;
  // What goes wrong outside of all tests, a setup that contradicts itself for example, is in no file.
  counts.failed += isGreen ? failed : Math.max(1, failed);
} catch (error) {
  console.error(`\n${error.message}\n`);
  counts.failed += 1;
}

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);
