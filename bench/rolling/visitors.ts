import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Asked {
  path: string;
  site: string;
  /** A form, as its scripts send it. */
  form?: object;
}

interface Outcome {
  status: number;
  text: string;
  /** Of a connection that was kept, and was closed as the request was sent: browsers ask again. */
  isRetried: boolean;
}

const pages = ['/home', '/about', '/eArc', '/news', '/product_data', '/job', '/tools/yield'];
const sites = ['', 'de.', 'zh.', 'ja.', 'fr.'];
const addresses = [
  ...pages,
  ...pages.map((page) => `/content/pages${page}`),
  ...['/sitemap.xml', '/search?q=solar', '/news?page=2', '/parameters.json', '/healthz'],
];
const restBetweenInMilliseconds = 20;
/** Of so many requests one is a form. */
const usualFormEvery = 40;

/** Visitors who ask for one thing after the other, until they are told to stop. */
export class Visitors {
  readonly #port: number;
  readonly #formEvery: number;
  readonly #agent = new Agent({ keepAlive: true });
  #isOver = false;
  #running: Promise<void>[] = [];
  #sent = 0;
  readonly failures: string[] = [];
  readonly figures = { answered: 0, retried: 0 };
  /** Names in the forms that were accepted. */
  readonly accepted: string[] = [];

  constructor(port: number, formEvery = usualFormEvery) {
    this.#port = port;
    this.#formEvery = formEvery;
  }

  come(count: number): void {
    this.#running = Array.from({ length: count }, () => this.#visit());
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
    this.#agent.destroy();
  }

  /** @throws when it is not answered. */
  async ask(asked: Asked): Promise<Outcome> {
    try {
      return { ...(await this.#send(asked)), isRetried: false };
    } catch (error) {
      if (!(error instanceof ClosedMeanwhile)) throw error;
      return { ...(await this.#send(asked)), isRetried: true };
    }
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      this.#sent += 1;
      const number = this.#sent;
      const isForm = number % this.#formEvery === 0;
      const asked = isForm ? formOf(number) : pageOf(number);
      try {
        const { status, isRetried } = await this.ask(asked);
        this.figures.answered += 1;
        if (isRetried) this.figures.retried += 1;
        if (status !== 200) this.failures.push(`${asked.site}${asked.path}: ${status}`);
        else if (isForm) this.accepted.push(nameOf(number));
      } catch (error) {
        this.failures.push(`${asked.site}${asked.path}: ${error}`);
      }
      await sleep(restBetweenInMilliseconds);
    }
  }

  #send({ path, site, form }: Asked): Promise<{ status: number; text: string }> {
    const body = form && JSON.stringify(form);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, path, method: body ? 'POST' : 'GET' },
          // What was posted is not posted again, so it gets a connection of its own.
          agent: body ? false : this.#agent,
          headers: {
            host: `${site}localhost:${this.#port}`,
            // Limits are for each client.
            'x-forwarded-for': `203.0.${Math.floor(this.#sent / 250) % 250}.${this.#sent % 250}`,
            ...(body && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(body)),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = String(Buffer.concat(chunks));
            resolve({ status: response.statusCode ?? 0, text });
          });
        },
      );
      sent.setTimeout(60_000, () => sent.destroy(new Error('not answered within a minute')));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = error.code === 'ECONNRESET' && sent.reusedSocket && !body;
        reject(isClosed ? new ClosedMeanwhile() : error);
      });
      sent.end(body);
    });
  }
}

class ClosedMeanwhile extends Error {}

const pick = <Value>(values: readonly Value[], number: number, otherwise: Value): Value =>
  values[number % values.length] ?? otherwise;

const pageOf = (number: number): Asked => ({
  path: pick(addresses, number, '/home'),
  site: pick(sites, Math.floor(number / addresses.length), ''),
});

const nameOf = (number: number) => `Rolling ${number}`;

const formOf = (number: number): Asked => ({
  path: '/forms/quote',
  site: '',
  form: {
    ...{ name: nameOf(number), email: `n${number}@example.com` },
    ...{ projectAddress: 'Lima', content: 'x' },
  },
});
