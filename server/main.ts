import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { recordRestored } from '../cms/audit/restored.ts';
import { dataDirectories } from '../cms/directories.ts';
import { searchSynonyms } from '../content/search-synonyms.ts';
import { seed } from '../content/seed.ts';
import { EnvironmentError, parseEnvironment } from '../environment.ts';
import { readAssets } from './files/assets.ts';
import { makePrivate, makePrivately } from './files/private-files.ts';
import { createServices } from './services.ts';
import { createSites } from './sites.ts';
import { startServer } from './start.ts';

/** A problem that whoever starts the site can fix; the message says how. */
class StartError extends Error {}

const progress = (step: string) => console.log(`  ${step}`);

/** `npm run serve`: opens the database, seeds it if new, and serves the built site. */
async function main(): Promise<void> {
  makePrivately();
  const environment = parseEnvironment(process.env);
  createSites(environment);
  await requireWritable(environment.DATA_DIR);
  for (const file of await makePrivate(environment.DATA_DIR)) {
    console.warn(`Others may be able to read ${file}: it does not belong to this user.`);
  }
  await requireFreePort(environment.PORT);
  const assets = readBuiltAssets();

  // Loaded only now: the configuration of the back office reads the environment on import.
  const { openPayload } = await import('../cms/open.ts');
  const payload = await openPayload(environment).catch((error: unknown) => {
    throw environment.DATABASE_URL ? unreachable(error) : error;
  });
  await recordRestored(payload, environment.DATA_DIR);
  await seed(payload, {
    pictureCache: dataDirectories(environment.DATA_DIR).pictureCache,
    administrator: { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD },
    progress,
    announce: ({ email, password }) => {
      console.log(`\n  administrator  ${email}`);
      console.log(`  password       ${password ?? 'as set in ADMIN_PASSWORD'}`);
      console.log('  It is shown this once. Please change it after signing in at /login.\n');
    },
  });

  const services = createServices(environment, payload);
  const server = await startServer({
    ...{ environment, payload, services, assets },
    synonyms: searchSynonyms,
  });
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by scripts/start.mjs: must not outlive it.
  if (process.connected) process.once('disconnect', stop);
  console.log(`ready http://localhost:${environment.PORT}`);
}

/** The URL itself is not repeated: it contains a password. */
function unreachable(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `The database that DATABASE_URL names cannot be used: ${reason}\nPlease check the address, the account and that the server runs.`,
  );
}

function readBuiltAssets() {
  try {
    return readAssets(path.resolve('build/site'));
  } catch (error) {
    throw new StartError('The site has not been built. Please run: npm run build', {
      cause: error,
    });
  }
}

async function requireWritable(directory: string): Promise<void> {
  const probe = path.join(directory, `.write-test-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR cannot be written: ${directory} (${code}).\nPlease set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use.`
          : `Port ${port} cannot be opened (${error.code}).`;
      reject(new StartError(`${reason}\nPlease set another one, for example: PORT=3001 npm start`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function fail(error: unknown): never {
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  console.error(isExplained ? `\n${error.message}\n` : error);
  process.exit(1);
}

main().catch(fail);
