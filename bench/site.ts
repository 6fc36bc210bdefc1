import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { freePort, type Program, startProgram } from './programs.ts';

export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Where the first start created a database with the demonstration content. */
const filled = (directory: string) => path.join(directory, 'filled');

/** The command and environment of `npm run serve`, without npm around it. */
function serve(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { serve: string };
  };
  const words = scripts.serve.split(' ').filter((word) => !/^\w+=/.test(word));
  const [program, ...parameters] = words;
  if (program !== 'node') throw new Error(`npm run serve does not run Node: ${scripts.serve}`);
  return [process.execPath, ...parameters];
}

interface SiteOptions {
  log?: 'error' | 'info';
  /** Overrides the command of `npm run serve`. */
  command?: string[];
  environment?: Record<string, string>;
  /** A file for its log, which is otherwise discarded. */
  output?: string;
  spawned?: (processId: number) => void;
  port?: number;
}

/** Starts the site on the filled database, which is created if it does not exist. */
export async function startFilledSite(directory: string, options: SiteOptions = {}) {
  return startSiteOn(filled(directory), options);
}

/** Starts the site on a database of its own, so that two can run at once. */
export async function startCopiedSite(
  directory: string,
  name: string,
  { prepare, ...options }: SiteOptions & { prepare?: (copy: string) => void } = {},
): Promise<Program> {
  const copy = path.join(directory, name);
  await cp(filled(directory), copy, { recursive: true });
  prepare?.(copy);
  return startSiteOn(copy, options);
}

/** Starts the site on an existing database. */
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

export const siteKeys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];

const production = {
  // Empty means unset: the measurements must not depend on this machine's settings.
  ...{ DATABASE_URL: '', S3_BUCKET: '', SMTP_URL: '' },
  // Fixed, so that pages do not differ by the port they are served from.
  SITE_ORIGINS: siteKeys.map((key) => `${key}=https://${key}.example.com`).join(' '),
};
