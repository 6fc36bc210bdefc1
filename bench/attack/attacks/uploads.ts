import { connect } from 'node:net';
import { type Attack, lasting, type Scene } from '../attack.ts';
import { ask, Counts, loopback } from '../client.ts';
import { resumeFile, sendApplication } from '../forms.ts';
import { encode } from '../office.ts';
import { statusesIn, usualHead } from '../raw.ts';

/** M5: files sent slowly by one client while others apply. */

const uploads = 64;
const mostSeconds = 3;

/** A client that starts to send a file, and then sends a byte a second. */
function uploadSlowly(scene: Scene, path: string, counts: Counts): () => void {
  const socket = connect(scene.ports[0] ?? 0, loopback);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.once('close', () => counts.add(statusesIn(answer)[0] ?? 'closed'));
  const part = '--slow\r\ncontent-disposition: form-data; name="file"; filename="CV.pdf"\r\n\r\n';
  socket.write(
    `POST ${path} HTTP/1.1\r\n${usualHead(scene, 1)}content-type: multipart/form-data; boundary=slow\r\ncontent-length: 5000000\r\n\r\n${part}%PDF-1.7\n`,
  );
  const timer = setInterval(() => socket.writable && socket.write('x'), 1000);
  return () => {
    clearInterval(timer);
    if (!socket.destroyed && answer === '') counts.add('still under way');
    socket.removeAllListeners('close').destroy();
  };
}

async function parseOnce(scene: Scene, client: number) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(resumeFile)]), 'CV.pdf');
  const { body, type } = await encode(form);
  const headers = { 'content-type': type };
  return ask(scene, '/forms/resume/parse', { method: 'POST', body, headers, client });
}

/** The CV reader's response to a file without text, or to one that it has read. */
const isRead = (status: number) => status === 200 || status === 422;

const attackWith = (
  name: string,
  path: string,
  once: (scene: Scene, index: number) => ReturnType<typeof ask>,
  isServed: (status: number) => boolean,
): Attack => ({
  name,
  on: ['public', 'full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const ends = Array.from({ length: uploads }, () => uploadSlowly(scene, path, counts));
    const end = performance.now() + lasting(scene, 20, 8) * 1000;
    let served = 0;
    for (let index = 0; performance.now() < end; index += 1) {
      const { status, milliseconds } = await once(scene, 100 + index);
      if (isServed(status)) served += 1;
      else broken.push(`another client was answered ${status}`);
      if (milliseconds / 1000 > mostSeconds) {
        broken.push(`another client waited ${(milliseconds / 1000).toFixed(1)} s`);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    for (const stop of ends) stop();
    const all = broken.length;
    return {
      sent: `${uploads} slow uploads to ${path} by one client`,
      came: { ...counts.came, 'others served': served },
      demanded: `others are served within ${mostSeconds} s`,
      broken: all > 3 ? [...broken.slice(0, 2), `… ${all} in all`] : broken,
    };
  },
});

export const slowUploads: Attack[] = [
  attackWith(
    'M5-applications',
    '/forms/resume',
    (scene, index) =>
      sendApplication(scene, `M5 ${crypto.randomUUID()} ${index}`, { client: index }),
    (status) => status === 200,
  ),
  attackWith('M5-reading', '/forms/resume/parse', parseOnce, isRead),
];
