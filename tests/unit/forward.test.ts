import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forward } from '../../server/staff/forward.ts';

/** More than a connection holds while nobody reads. */
const much = Buffer.alloc(8 * 1024 * 1024, 'x');

let directory: string;
let agent: Agent;
let behind: Server;
let front: Server;
let hung = 0;
/** In milliseconds, of whoever waits for the process behind. */
let patience = 0;
/** What the process behind does with the requests that reach it, in their order. */
let answers: ((response: ServerResponse) => void)[] = [];
let failures: unknown[] = [];
let forwarded: Promise<void>[] = [];

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'forward-'));
  agent = new Agent({ keepAlive: true });
  const socketPath = path.join(directory, 'socket');
  hung = 0;
  patience = 60_000;
  failures = [];
  forwarded = [];
  behind = createServer((_, response) => answers.shift()?.(response));
  await new Promise<void>((resolve) => behind.listen(socketPath, resolve));
  front = createServer((incoming, outgoing) => {
    const done = forward(incoming, outgoing, {
      ...{ to: { agent, socketPath }, asked: {}, told: { 'x-told': 'yes' } },
      ...{ patience, hung: () => (hung += 1) },
    }).catch((error: unknown) => {
      failures.push(error);
      outgoing.writeHead(503).end();
    });
    forwarded.push(done);
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
});

afterEach(() => {
  agent.destroy();
  for (const server of [front, behind]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(directory, { recursive: true });
});

const ask = () => get({ port: (front.address() as AddressInfo).port });

/** @returns the status of a request that is read to its end. */
function statusOf(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    ask()
      .on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
      .on('error', reject);
  });
}

describe('a request that is forwarded', () => {
  it('is answered with the headers that are asked for', async () => {
    answers = [(response) => response.end('here')];
    const headers = await new Promise((resolve) => {
      ask().on('response', (response) => resolve(response.resume().headers));
    });
    expect(headers).toMatchObject({ 'x-told': 'yes', 'content-length': '4' });
  });

  it('is given up when its client goes before it is answered', async () => {
    const reached = Promise.withResolvers<ServerResponse>();
    answers = [reached.resolve, (response) => response.end()];
    const client = ask().on('error', () => undefined);
    const response = await reached.promise;
    const closed = new Promise((resolve) => response.on('close', resolve));
    client.destroy();
    await closed;
    await Promise.all(forwarded);
    expect([failures, hung]).toEqual([[], 0]);
    expect(await statusOf()).toBe(200);
  });

  it('leaves no response waiting that nobody reads', async () => {
    const closed = Promise.withResolvers<void>();
    answers = [
      (response) => {
        response.on('close', closed.resolve).end(much);
      },
    ];
    const client = ask().on('error', () => undefined);
    client.on('response', (response) => {
      response.on('error', () => undefined);
      client.destroy();
    });
    await closed.promise;
    await Promise.all(forwarded);
    expect([failures, hung]).toEqual([[], 0]);
  });

  it('fails when the process is silent, and says so', async () => {
    answers = [() => undefined];
    patience = 50;
    expect(await statusOf()).toBe(503);
    expect([failures.length, hung]).toEqual([1, 1]);
  });
});
