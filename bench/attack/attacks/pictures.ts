import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import type { Attack } from '../attack.ts';
import { ask, Counts, jsonOf, type Reply } from '../client.ts';
import { upload } from '../office.ts';

/** Memory: a picture with very many pixels. Low: files that are not what they claim to be. */

const side = 16_000;

/** A PNG of a single colour, which is small however many pixels it has (PNG, section 5.3). */
async function hugePng(): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const rows = Buffer.alloc((1 + side * 3) * 100);
  for (let row = 0; row < side; row += 100) {
    if (!deflate.write(rows)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(parts)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}

const fields = { alternative: 'A picture' };

interface Stored {
  doc?: { id: number; url?: string; filename?: string };
}

const huge: Attack = {
  name: 'memory-huge-picture',
  on: ['full'],
  async run(scene, controls) {
    const counts = new Counts();
    const broken: string[] = [];
    const content = await hugePng();
    const before = await controls.memory();
    let most = before;
    const watch = setInterval(async () => {
      most = Math.max(most, await controls.memory());
    }, 100);
    const files = [
      { name: 'huge.png', type: 'image/png' },
      { name: 'huge.jpg', type: 'image/jpeg' },
    ];
    for (const file of files) {
      const reply = await upload(scene, 'media', { ...file, content }, fields);
      counts.add(reply);
      const isRefused = reply.status >= 400 && reply.status < 500;
      if (!isRefused) broken.push(`${file.name}: ${reply.status || reply.failure}`);
      if (reply.milliseconds > 3000) {
        broken.push(`${file.name} took ${(reply.milliseconds / 1000).toFixed(1)} s`);
      }
    }
    clearInterval(watch);
    const megabytes = `${(content.length / 2 ** 20).toFixed(1)} MB`;
    return {
      sent: `${files.length} × a picture of ${side}² pixels, ${megabytes}`,
      came: { ...counts.came, 'MB more': Math.round(most - before) },
      demanded: 'refused with a message within 3 s',
      broken,
    };
  },
};

const disguised: Attack = {
  name: 'Low-disguised-files',
  on: ['full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const background = '#123456';
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const files = [
      { name: 'x.html', type: 'image/png', content: png },
      { name: 'x.svg', type: 'image/png', content: png },
      { name: 'x.png', type: 'image/png', content: html },
      { name: 'y.html', type: 'text/html', content: html },
      { name: 'y.svg', type: 'image/svg+xml', content: svg },
      { name: '../../z.png', type: 'image/png', content: png },
    ];
    for (const file of files) {
      const reply = await upload(scene, 'media', file, fields);
      counts.add(reply);
      if (reply.status >= 500) broken.push(`${file.name}: ${reply.status}`);
      const wrong = reply.status < 300 && (await lookAt(reply));
      if (wrong) broken.push(`${file.name}: ${wrong}`);
    }
    return {
      sent: `${files.length} files with misleading names`,
      came: counts.came,
      demanded: 'refused, or stored and sent as the picture it is',
      broken,
    };

    async function lookAt(reply: Reply): Promise<string | undefined> {
      const doc = jsonOf<Stored>(reply)?.doc;
      if (!/\.(png|jpe?g|webp|avif)$/.test(doc?.filename ?? ''))
        return `stored as ${doc?.filename}`;
      if (doc?.filename?.includes('/')) return `stored as ${doc.filename}`;
      const path = URL.parse(doc?.url ?? '', 'http://localhost')?.pathname ?? '';
      const sent = await ask(scene, path, { headers: { cookie: scene.cookie } });
      const type = sent.headers['content-type'] ?? '';
      return sent.status === 200 && !type.startsWith('image/') ? `sent as ${type}` : undefined;
    }
  },
};

export const pictures: Attack[] = [huge, disguised];
