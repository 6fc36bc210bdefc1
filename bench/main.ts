/** `npm run bench`: what the site promises of its speed and weight, measured in one run. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCached } from './cached.ts';
import { connections, loader, secondsOfRound } from './load.ts';
import { measureMemory } from './memory.ts';
import { describeMachine, formatTable, isKept, type Row } from './report.ts';
import { measureStart } from './start.ts';
import { measureUncached } from './uncached.ts';
import { measureWeight } from './weight.ts';
