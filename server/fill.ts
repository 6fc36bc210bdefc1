import { dataDirectories } from '../cms/directories.ts';
import { seed } from '../content/seed.ts';
import { EnvironmentError, parseEnvironment } from '../environment.ts';

/** Started by main.ts where the database is new. */
async function fill(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { openPayload } = await import('../cms/open.ts');
  const payload = await openPayload(environment);
  await seed(payload, {
    pictureCache: dataDirectories(environment.DATA_DIR).pictureCache,
    administrator: { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD },
    progress: (step) => console.log(`  ${step}`),
    announce: ({ email, password }) => {
      console.log(`\n  administrator  ${email}`);
      console.log(`  password       ${password ?? 'as set in ADMIN_PASSWORD'}`);
      console.log('  It is shown this once. Please change it after signing in at /login.\n');
    },
  });
  await payload.destroy();
}

// Must not outlive the server, of which another may be started at once.
process.once('disconnect', () => process.exit(1));
fill().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof EnvironmentError ? `\n${error.message}\n` : error);
    process.exit(1);
  },
);
