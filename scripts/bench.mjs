// npm run bench: installs and builds what is missing, then measures (bench/).
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { node } from './install.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const { status } = spawnSync(node, ['bench/main.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);
