import { request } from 'node:http';
import type { Attack, Scene } from '../attack.ts';
import { addressOf, Counts, host, loopback } from '../client.ts';

/** H1: bodies of 300 MB, to routes that need nothing of that size. */

const megabyte = 2 ** 20;
const sizeInBytes = 300 * megabyte;
/** How much a route may read before it responds; the kernel's buffers hold part of it. */
const mostTaken = 64 * megabyte;
const patience = 30_000;

interface Body {
  path: string;
  isChunked?: boolean;
  type?: string;
  client?: number;
}

const head = '{"email":"ada@example.com","password":"';
const tail = '"}';
const filling = Buffer.alloc(256 * 1024, 'x');

/** @returns the status, or the fate of the connection, and how much had been accepted by then. */
function sendBody(
  scene: Scene,
  { path, isChunked = false, type = 'application/json', client = 0 }: Body,
): Promise<{ what: string; taken: number }> {
  return new Promise((resolve) => {
    let taken = 0;
    let isOver = false;
    const sent = request({
      ...{ host: loopback, port: scene.ports[0], path, method: 'POST', agent: false },
      headers: {
        ...{ host, 'content-type': type, 'x-forwarded-for': addressOf(scene, client) },
        ...(!isChunked && { 'content-length': String(sizeInBytes + head.length + tail.length) }),
      },
    });
    // An attacker keeps sending after a response; only the end of the connection stops it.
    let what = 'closed';
    const finish = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      sent.destroy();
      resolve({ what, taken });
    };
    const limit = setTimeout(() => {
      what = 'no answer';
      finish();
    }, patience);
    sent.on('response', (response) => {
      what = String(response.statusCode);
      response.resume().on('error', finish);
      if (taken >= sizeInBytes) response.on('end', finish);
    });
    sent.on('error', finish).on('close', finish);
    const write = () => {
      while (!isOver && taken < sizeInBytes) {
        taken += filling.length;
        if (!sent.write(filling)) return void sent.once('drain', write);
      }
      if (!isOver) sent.end(tail);
    };
    sent.write(head);
    write();
  });
}

/** Sequential unless `atOnce`. */
const attackWith = (name: string, bodies: Body[], atOnce = false): Attack => ({
  name,
  on: ['public', 'full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const send = async (body: Body, index: number) => {
      const { what, taken } = await sendBody(scene, { client: index, ...body });
      counts.add(what);
      if (!/^[24]\d\d$|^closed$/.test(what)) broken.push(`${body.path}: ${what}`);
      if (taken > mostTaken) {
        broken.push(`${body.path} took ${Math.round(taken / megabyte)} MB`);
      }
    };
    if (atOnce) await Promise.all(bodies.map(send));
    else for (const [index, body] of bodies.entries()) await send(body, index);
    return {
      sent: `${bodies.length} bodies of 300 MB${atOnce ? ' at once' : ''}`,
      came: counts.came,
      demanded: 'no 5xx, and the connection closed before 64 MB are read',
      broken,
    };
  },
});

const login = '/api/users/login';
const form = 'application/x-www-form-urlencoded';

export const bodies: Attack[] = [
  attackWith('H1-login-declared', [{ path: login }]),
  attackWith('H1-login-chunked', [{ path: login, isChunked: true }]),
  attackWith(
    'H1-login-six',
    Array.from({ length: 6 }, (_, index) => ({ path: login, isChunked: index % 2 === 1 })),
    true,
  ),
  attackWith('H1-others', [
    ...[false, true].flatMap((isChunked) => [
      { path: '/api/pages', isChunked },
      { path: '/api/globals/settings', isChunked },
      { path: '/admin', isChunked },
      { path: '/forms/quote', isChunked },
      { path: '/forms/resume/save', isChunked },
      { path: '/stats/record-visit', isChunked },
      { path: '/login', isChunked, type: form },
    ]),
  ]),
];
