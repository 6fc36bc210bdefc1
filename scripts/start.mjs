// npm start: from a fresh clone to a running site.
import { build } from './build.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
await import('./serve.mjs');
