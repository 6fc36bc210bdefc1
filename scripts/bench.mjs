// npm run bench, bench:cv, bench:attack: installs and builds what is missing, then measures.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { node } from './install.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const [program = 'bench/main.ts', ...parameters] = process.argv.slice(2);
const { status } = spawnSync(node, [program, ...parameters], { stdio: 'inherit' });
process.exit(status ?? 1);
