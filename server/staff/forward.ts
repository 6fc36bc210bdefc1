import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Hop-by-hop headers, which must not be passed on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

interface Forwarding {
  /** Of the other process. */
  to: Pick<RequestOptions, 'agent' | 'socketPath'>;
  /** Headers that replace those of the request. */
  asked: Record<string, string>;
  /** Headers that replace those of the response. */
  told: Record<string, string>;
  /** How many milliseconds the process may be silent before it answers. */
  patience: number;
  /** Called when it was. */
  hung: () => void;
}

/**
 * Forwards a request to another process, and its response back.
 * @returns once that is sent, or the client has gone.
 * @throws Error when there is no response.
 */
export async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { to, asked, told, patience, hung }: Forwarding,
): Promise<void> {
  const { method, url } = incoming;
  const headers = passedOn({ ...incoming.headers, ...asked });
  const outward = request({ ...to, method, path: url, headers });
  // There may be a second error, from a body that is still being received.
  outward.on('error', () => undefined);
  outward.setTimeout(patience, () => {
    outward.destroy();
    hung();
  });
  // What nobody is there to read would wait for ever, and look as if the process had hung.
  const leave = () => {
    if (!outgoing.writableFinished) outward.destroy();
  };
  outgoing.once('close', leave);
  if (outgoing.destroyed) leave();
  incoming.pipe(outward);
  try {
    const [answer] = (await once(outward, 'response')) as [IncomingMessage];
    // From here on it is the client who may be slow.
    outward.setTimeout(0);
    outgoing.writeHead(answer.statusCode ?? 502, { ...passedOn(answer.headers), ...told });
    // A response that breaks off has already begun, so it cannot be refused any more.
    await pipeline(answer, outgoing).catch(() => outgoing.destroy());
  } catch (error) {
    if (!outgoing.destroyed) throw error;
  }
}

function passedOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
  );
}
