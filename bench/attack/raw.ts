import { connect, type Socket } from 'node:net';
import type { Scene } from './attack.ts';
import { addressOf, host, loopback } from './client.ts';

/** Requests as raw bytes, for what no client library would send. */

export function open({ ports }: Scene, node = 0): Socket {
  const socket = connect(ports[node] ?? 0, loopback);
  // The outcome shows when the connection ends.
  socket.on('error', () => undefined);
  return socket;
}

/** The headers that every request here needs, including the host. */
export const usualHead = (scene: Scene, client = 0) =>
  `host: ${host}\r\nx-forwarded-for: ${addressOf(scene, client)}\r\n`;

/**
 * @returns everything received until the site closes the connection or is silent for `patience`
 * milliseconds.
 */
export function exchange(scene: Scene, bytes: string | Buffer, patience = 1500): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(scene);
    const chunks: Buffer[] = [];
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
  });
}

/** The status of each response received on one connection. */
export const statusesIn = (answers: string): string[] =>
  [...answers.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status = '']) => status);
