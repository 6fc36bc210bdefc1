import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { administrator, freePort, TestSite } from '../helpers/site.ts';

/** Of the image, without the 25 MB of its base (deploy/Containerfile). */
const mostMegabytes = 300;
/** Nobody's: of no account, and not the one that the image names. */
const anyUser = '54321';
/** What the base of the image has, besides what Node itself is linked to. */
const libraries = ['libgcc_s.so.1', 'libresolv.so.2', 'libnss_dns.so.2', 'librt.so.1'];

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('The packed site is not started without a system: that takes root.');

/** Bytes of all files below, links not followed. */
const megabytesIn = (directory: string) =>
  Number(execFileSync('du', ['-sb', directory], { encoding: 'utf8' }).split('\t')[0]) / 1e6;

describe('the packed site', () => {
  let root: string;
  let packed: string;
  let site: TestSite;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'packed-'));
    packed = path.join(root, 'site');
    execFileSync(process.execPath, ['scripts/pack.ts', packed], { stdio: 'pipe' });
    if (isRoot) await startAlone();
  });
  afterAll(async () => {
    await site?.stop('SIGKILL');
    await rm(root, { recursive: true, force: true });
  });

  /** As the image does, but for the container: no shell, no other program, any user. */
  async function startAlone(): Promise<void> {
    addLibraries(root, path.join(packed, 'node_modules/node/bin/node'));
    mkdirSync(path.join(root, 'tmp'));
    // Every container has one, and processes are started with it.
    mkdirSync(path.join(root, 'dev'));
    execFileSync('mknod', ['-m', '666', path.join(root, 'dev/null'), 'c', '1', '3']);
    await chmod(path.join(root, 'tmp'), 0o1777);
    const data = path.join(root, 'data');
    await cp(inject('filledDataDirectories').sqlite, data, { recursive: true });
    execFileSync('chown', ['-R', anyUser, data]);
    await chmod(root, 0o755);
    site = new TestSite(await freePort(), data, {
      ...{ DATA_DIR: '/data', MALLOC_ARENA_MAX: '2', HOME: '/', WARM: 'on' },
    });
    const as = [`--root=${root}`, '--wd=/site', `--setuid=${anyUser}`, `--setgid=${anyUser}`];
    const node = '/site/node_modules/node/bin/node';
    site.command = ['unshare', ...as, node, '--max-semi-space-size=4', 'build/server/main.js'];
    await site.start();
  }

  it(`has at most ${mostMegabytes} MB, and neither compilers nor sources`, async () => {
    expect(megabytesIn(packed)).toBeLessThanOrEqual(mostMegabytes);
    const top = await readdir(packed);
    expect(top.sort()).toEqual(
      ['LICENSE', 'build', 'cms', 'content', 'node_modules', 'package.json'].sort(),
    );
    const files = await readdir(packed, { recursive: true });
    expect(files.filter((file) => /\.(map|tsx|d\.ts)$/.test(file))).toEqual([]);
    const programs = [
      'typescript',
      'vite',
      'esbuild',
      '@next/swc-linux-x64-gnu',
      'playwright-core',
    ];
    for (const name of programs) {
      expect([name, existsSync(path.join(packed, 'node_modules', name))]).toEqual([name, false]);
    }
  });

  it.skipIf(!isRoot)('serves pages, pictures, PDFs and their previews', async () => {
    for (const label of ['en', 'ja']) {
      const { status, text } = await site.get('/home', { site: label });
      expect(status).toBe(200);
      const picture = /\/pictures\/[^"' ,]+\.avif/.exec(text)?.[0] ?? '';
      expect((await site.get(picture)).status).toBe(200);
    }
    const sheet = await site.get('/documents/data-sheets/smf-520/ja.pdf');
    expect([sheet.status, sheet.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const list = (await site.get('/download?kind=dataSheet')).text;
    const link = /href="([^"]*preview=[^"]*)"/.exec(list)?.[1] ?? '';
    const shown = await site.get(link.replaceAll('&amp;', '&').replace(/#.*/, ''));
    const preview = /\/documents\/pages\/[^"' ,]+/.exec(shown.text)?.[0] ?? '';
    expect((await site.get(preview)).status).toBe(200);
  });

  it.skipIf(!isRoot)('takes inquiries and reads CVs', async () => {
    const fields = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Lima' };
    expect((await site.post('/forms/quote', fields)).status).toBe(200);
    const [resume] = sampleResumes;
    if (!resume) throw new Error('There is no sample');
    const { status, json } = await sendFile(site, await makePdf(resume), 'cv.pdf');
    expect([status, json.email]).toEqual([200, resume.expected.email]);
  });

  it.skipIf(!isRoot)('has its back office', async () => {
    const headers = await site.signIn();
    const { status, text } = await site.get('/admin', { headers });
    expect([status, text.includes(administrator.email)]).toEqual([200, true]);
    const file = /\/_next\/static\/[^"\\]+\.js/.exec(text)?.[0] ?? '';
    expect((await site.get(file)).status).toBe(200);
    const pages = await site.get('/admin/collections/pages', { headers });
    expect([pages.status, pages.text.includes('/about')]).toEqual([200, true]);
  });

  it.skipIf(!isRoot)('has written to its data alone, and reported no error', async () => {
    expect(site.output.join('').match(/^\{.*/gm)).toBeNull();
    expect((await readdir(root)).sort()).toEqual(
      ['data', 'dev', 'lib', 'lib64', 'site', 'tmp'].filter((name) =>
        existsSync(path.join(root, name)),
      ),
    );
  });

  it.skipIf(!isRoot)(
    'is found to be alive by the health check of the image, and dead if not',
    async () => {
      const image = await readFile('deploy/Containerfile', 'utf8');
      const [program, ...args]: string[] = JSON.parse(
        /^HEALTHCHECK .* CMD (.*)$/m.exec(image)?.[1] ?? '',
      );
      expect(program).toBe('/site/node_modules/node/bin/node');
      const check = (port: number) =>
        spawnSync(process.execPath, args, { env: { NODE_ENV: 'production', PORT: String(port) } })
          .status;
      expect([check(site.port), check(await freePort())]).toEqual([0, 1]);
    },
  );
});

/** The libraries that Node is linked to, where its loader looks for them. */
function addLibraries(root: string, node: string): void {
  const listed = execFileSync('ldd', [node], { encoding: 'utf8' });
  const linked = [...listed.matchAll(/(\/[^\s:]+\.so[.\d]*) \(/g)].map(([, file = '']) => file);
  const folder = path.dirname(linked.find((file) => file.includes('libc.so')) ?? '');
  const files = [...linked, ...libraries.map((name) => path.join(folder, name))];
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    copyFileSync(file, path.join(root, file));
  }
}
