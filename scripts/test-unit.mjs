// npm run test:unit: only the unit tests, which need no build, database or browser. With -- --watch
// they rerun whenever a file changes.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { install, node } from './install.mjs';

try {
  await install();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const given = process.argv.slice(2);
const parameters = given.filter((one) => one !== '--watch');
const { status } = spawnSync(
  node,
  [
    path.resolve('node_modules/vitest/vitest.mjs'),
    given.length > parameters.length ? 'watch' : 'run',
    '--project=unit',
    // They wait for nothing, and each worker loads the modules anew.
    `--maxWorkers=${availableParallelism()}`,
    ...parameters,
  ],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
process.exit(status ?? 1);
