import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MemoryLimit } from '../helpers/memory-limit.ts';
import { freePort, TestSite } from '../helpers/site.ts';

/** Nobody's: of no account, and not the one that the image names. */
const anyUser = '54321';
const mostMegabytes = 350;
const memory = 256 * 1024 * 1024;
/** In milliseconds, on a busy machine. */
const longestBuild = 3_600_000;

/** Building takes minutes, root, and Debian's packages buildah and mmdebstrap. */
const isAsked = process.env.TEST_IMAGE === 'buildah';
if (!isAsked) console.log('The image is not built: TEST_IMAGE does not ask for it.');

/** As a container engine does where no container can be: a root that is read-only, /data, /tmp, and no right. */
const startScript = `set -e
root=$1 data=$2 tasks=$3 user=$4
shift 4
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind /dev "$root/dev"
mount --bind /proc "$root/proc"
[ -z "$tasks" ] || echo $$ > "$tasks"
exec unshare --root="$root" --wd=/site --setuid="$user" --setgid="$user" "$@"
`;

/** npm gets packages in the image from where this machine does, and trusts whom this machine does. */
async function volumesOfNpm(work: string): Promise<string[]> {
  const own = path.join(homedir(), '.npmrc');
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const settings = existsSync(own) ? await readFile(own, 'utf8') : '';
  const file = path.join(work, 'npmrc');
  await writeFile(file, `${settings}\n${certificates ? 'cafile=/etc/npm.crt\n' : ''}`);
  const volumes = [`${file}:/root/.npmrc:ro`];
  if (certificates) volumes.push(`${certificates}:/etc/npm.crt:ro`);
  return volumes.flatMap((volume) => ['--volume', volume]);
}

/** What the image says of itself, as `docker inspect` would. */
interface Settings {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
}

describe.skipIf(!isAsked)('the image', () => {
  let work: string;
  let root: string;
  let settings: Settings;
  let site: TestSite;
  let limit: MemoryLimit | null;

  async function run(program: string, ...args: string[]): Promise<string> {
    const environment = {
      ...process.env,
      BUILDAH_ISOLATION: 'chroot',
      CONTAINERS_STORAGE_CONF: path.join(work, 'storage.conf'),
    };
    const options = { env: environment, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await promisify(execFile)(program, args, options);
    return stdout.trim();
  }

  beforeAll(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'image-'));
    await chmod(work, 0o755);
    const stores = `graphroot = "${work}/store"\nrunroot = "${work}/run"`;
    await writeFile(path.join(work, 'storage.conf'), `[storage]\ndriver = "vfs"\n${stores}\n`);
    console.log('  making the bases of the image …');
    await run('sh', 'deploy/bases-from-debian.sh');
    console.log('  building the image …');
    await run(
      'buildah',
      ...['build', '--quiet', '--format', 'docker', '--tag', 'website'],
      ...['--file', 'deploy/Containerfile', '--ignorefile', 'deploy/Containerfile.dockerignore'],
      ...(await volumesOfNpm(work)),
      ...['--build-arg', 'BUILD_BASE=localhost/website-build-base'],
      ...['--build-arg', 'BASE=localhost/website-base', '.'],
    );
    const described = JSON.parse(await run('buildah', 'inspect', '--type', 'image', 'website'));
    settings = described.Docker.config;
    root = await run('buildah', 'mount', await run('buildah', 'from', 'website'));

    const data = path.join(work, 'data');
    await cp(inject('filledDataDirectories').sqlite, data, { recursive: true });
    await run('chown', '-R', anyUser, data);
    limit = await MemoryLimit.make(memory);
    site = new TestSite(await freePort(), data, {
      ...Object.fromEntries(settings.Env.map((one) => one.split(/=(.*)/s).slice(0, 2))),
      ...{ DATA_DIR: '/data', WARM: 'on' },
    });
    site.command = [
      'unshare',
      ...['--mount', 'sh', '-c', startScript, 'sh'],
      ...[root, data, limit?.processes ?? '', anyUser, ...settings.Entrypoint, ...settings.Cmd],
    ];
    const started = performance.now();
    await site.start();
    console.log(`  ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }, longestBuild);
  afterAll(async () => {
    await site?.stop('SIGKILL');
    await limit?.remove();
    if (work) await run('buildah', 'rm', '--all').catch(() => undefined);
    if (work) await rm(work, { recursive: true, force: true });
  });

  it(`has at most ${mostMegabytes} MB`, async () => {
    const [{ size }] = JSON.parse(await run('buildah', 'images', '--json', 'localhost/website'));
    const [, number, unit] = /^([\d.]+) (MB|GB)$/.exec(size) ?? [];
    console.log(`  ${size}`);
    expect([unit, Number(number)]).toEqual(['MB', expect.any(Number)]);
    expect(Number(number)).toBeLessThanOrEqual(mostMegabytes);
  });

  it('names a user without rights, its data, and how it is asked whether it lives', () => {
    expect(settings).toMatchObject({ User: '65532:65532', WorkingDir: '/site' });
    expect(Object.keys(settings.Volumes)).toEqual(['/data']);
    const [kind, ...check] = settings.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const [program = '', ...args] = check;
    const statusOn = (port: number) =>
      spawnSync('unshare', [`--root=${root}`, program, ...args], {
        env: { NODE_ENV: 'production', PORT: String(port) },
      }).status;
    expect([statusOn(site.port), statusOn(1)]).toEqual([0, 1]);
  });

  it('has no program but Node, and neither sources nor tests', async () => {
    const found = await run('find', root, '-type', 'f', '-perm', '/111', '-not', '-name', '*.so*');
    const programs = await Promise.all(
      found.split('\n').map(async (file) => {
        const isCompiled = (await readFile(file)).subarray(1, 4).toString() === 'ELF';
        return isCompiled && !file.endsWith('.node') ? path.relative(root, file) : [];
      }),
    );
    expect(programs.flat()).toEqual(['site/node_modules/node/bin/node']);
    expect(existsSync(path.join(root, 'bin/sh'))).toBe(false);
    const names = await readdir(path.join(root, 'site'), { recursive: true });
    const own = names.filter((name) => !name.startsWith('node_modules/'));
    expect(own.filter((name) => /\.(test\.ts|tsx|map)$/.test(name))).toEqual([]);
  });

  it('serves pages, a search, pictures and PDFs, and takes an inquiry', async () => {
    for (const label of ['en', 'de', 'ja', 'zh']) {
      const { status, text } = await site.get('/home', { site: label });
      expect([status, text.includes('</html>')]).toEqual([200, true]);
      const picture = /\/pictures\/[^"' ,]+\.avif/.exec(text)?.[0] ?? '';
      expect((await site.get(picture)).status).toBe(200);
    }
    expect((await site.get('/search?q=module')).status).toBe(200);
    const sheet = await site.get('/documents/data-sheets/smf-520/ja.pdf');
    expect([sheet.status, sheet.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const fields = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Lima' };
    expect((await site.post('/forms/quote', fields)).status).toBe(200);
  });

  it('could write to its data and to /tmp alone, as a user without rights', async () => {
    const status = await readFile(`/proc/${site.processId}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\\s+${anyUser}\\s+${anyUser}\\s`, 'm'));
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    const mounts = await readFile(`/proc/${site.processId}/mounts`, 'utf8');
    expect(mounts).toMatch(/^\S+ \/ \S+ ro[,\s]/m);
  });

  it('was content with 256 MB, and reported no error', async ({ skip }) => {
    expect(site.output.join('').match(/^\{.*/gm)).toBeNull();
    if (!limit) return skip('This machine has no control groups for memory.');
    console.log(`  at most ${Math.round((await limit.mostUsed()) / 1024 / 1024)} MB`);
    expect(await limit.timesKilled()).toBe(0);
    expect((await site.get('/home')).status).toBe(200);
  });
});
