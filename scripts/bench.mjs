// npm run bench, npm run bench:cv: installs and builds what is missing, then measures (bench/).
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { node } from './install.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const [program = 'main.ts'] = process.argv.slice(2);
const { status } = spawnSync(node, [`bench/${program}`], { stdio: 'inherit' });
process.exit(status ?? 1);
