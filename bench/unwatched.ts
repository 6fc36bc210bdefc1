import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf } from '../e2e/browser.ts';

/*
 * A browser whose pages nobody debugs. Playwright, like any debugger, enables the `Runtime` domain,
 * with which V8 finds out where each error was made; React makes five while it is evaluated, so that
 * V8 reads all of it a second time. On a phone that are 50 ms which no visitor waits.
 */

interface Device {
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
  /** How many times as slow its processor is. */
  slowdown: number;
}

export interface UnwatchedBrowser {
  /**
   * Opens an address in a context of its own, waits, and evaluates an expression.
   * @param wait in milliseconds, after `load`
   * @returns what the expression's promise resolves to
   */
  read(address: string, device: Device, wait: number, expression: string): Promise<number>;
  close(): Promise<void>;
}

/** Of the Chrome DevTools Protocol. */
type Parameters = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Parameters;
  error?: { message: string };
}

export async function openUnwatched(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'unwatched-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const child = spawn(
    programOf(),
    [...options, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => child.kill());
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, found] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${said}`)));
  });
  const send = await connect(endpoint);
  return {
    async read(address, { slowdown, ...screen }, wait, expression) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const target = { url: 'about:blank', browserContextId };
      const { targetId } = await send('Target.createTarget', target);
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const sendHere = (method: string, parameters?: Parameters) =>
        send(method, parameters, String(attached.sessionId));
      await sendHere('Emulation.setDeviceMetricsOverride', screen);
      await sendHere('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
      const pointer = { enabled: screen.mobile, configuration: 'mobile' };
      await sendHere('Emulation.setEmitTouchEventsForMouse', pointer);
      await sendHere('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await sendHere('Page.navigate', { url: address });
      const evaluate = async (source: string) => {
        const asked = { expression: source, awaitPromise: true, returnByValue: true };
        const { result } = await sendHere('Runtime.evaluate', asked);
        return Number((result as { value?: unknown }).value);
      };
      await evaluate(
        `new Promise((resolve) => document.readyState === 'complete' ? resolve() : addEventListener('load', resolve))`,
      );
      await new Promise((resolve) => setTimeout(resolve, wait));
      const value = await evaluate(expression);
      await send('Target.disposeBrowserContext', { browserContextId });
      return value;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** @returns a function that sends a command, to the browser or to one of its pages, and awaits its answer. */
async function connect(endpoint: string) {
  const socket = new WebSocket(endpoint);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.(message);
  });
  await once(socket, 'open');
  let last = 0;
  return async (method: string, params: Parameters = {}, sessionId?: string) => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
}
