// npm run bench, bench:cv, bench:attack, look: installs and builds what is missing, then measures.
// npm run bench -- --plot draws what was measured.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { install, node } from './install.mjs';

const given = process.argv.slice(2);
const isPlot = given.includes('--plot');

try {
  // Figures that were measured before are drawn without a build.
  await (isPlot ? install() : build());
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const [program = 'bench/main.ts', ...parameters] = isPlot ? ['bench/plot.ts'] : given;
const { status } = spawnSync(node, [program, ...parameters], { stdio: 'inherit' });
process.exit(status ?? 1);
