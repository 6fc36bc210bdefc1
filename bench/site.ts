import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { freePort, type Program, startProgram } from './programs.ts';

export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Where the first start put a database with the demonstration content. */
const filled = (directory: string) => path.join(directory, 'filled');

/** As `npm run serve` starts it, with what that says for Node, but without npm around it. */
function serve(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { serve: string };
  };
  const words = scripts.serve.split(' ').filter((word) => !/^\w+=/.test(word));
  const [program, ...parameters] = words;
  if (program !== 'node') throw new Error(`npm run serve is no program of Node: ${scripts.serve}`);
  return [process.execPath, ...parameters];
}

interface SiteOptions {
  log?: 'error' | 'info';
  /** Another way to start it than `npm run serve` has. */
  command?: string[];
  environment?: Record<string, string>;
  /** A file that gets its log, which is lost otherwise. */
  output?: string;
  spawned?: (processId: number) => void;
  port?: number;
}

/** Starts the site on the filled database, which is made when it is not there yet. */
export async function startFilledSite(directory: string, options: SiteOptions = {}) {
  return startSiteOn(filled(directory), options);
}

/** Starts the site on a database of its own, so that two can run at once. */
export async function startCopiedSite(
  directory: string,
  name: string,
  options: SiteOptions = {},
): Promise<Program> {
  const copy = path.join(directory, name);
  await cp(filled(directory), copy, { recursive: true });
  return startSiteOn(copy, options);
}

/** Starts the site on a database as it is. */
export async function startSiteOn(
  dataDirectory: string,
  { log = 'error', command = serve(), environment, ...others }: SiteOptions,
): Promise<Program> {
  const port = others.port ?? (await freePort());
  const [program = '', ...parameters] = command;
  return startProgram(program, parameters, {
    ...others,
    port,
    readyPath: '/readyz',
    environment: {
      ...production,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG: log,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...environment,
    },
  });
}

const siteKeys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];

const production = {
  // Empty counts as not set: the measurements must not reach what this machine is set up for.
  ...{ DATABASE_URL: '', S3_BUCKET: '', SMTP_URL: '' },
  // Given, so that pages do not differ by the port they are served from.
  SITE_ORIGINS: siteKeys.map((key) => `${key}=https://${key}.example.com`).join(' '),
};
