/** What decides how a page is sent from memory. */
export interface RequestHeaders {
  host: string | undefined;
  /** Whether there is another one, which may name another site. */
  hasTwoHosts: boolean;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
  requestId: string | undefined;
}

const add = (known: string | undefined, value: string) =>
  known === undefined ? value : `${known}, ${value}`;

/**
 * Reads these few in one go. Node's `request.headers` would make an object of all that a browser
 * sends, which takes longer than sending the page; what comes twice is treated as there.
 * @param raw names and values in turn.
 */
export function readHeaders(raw: readonly string[]): RequestHeaders {
  const read: RequestHeaders = {
    host: undefined,
    hasTwoHosts: false,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ifModifiedSince: undefined,
    requestId: undefined,
  };
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const value = raw[index + 1] ?? '';
    // Most names differ in their length already.
    switch (name.length) {
      case 4:
        if (name.toLowerCase() !== 'host') break;
        if (read.host === undefined) read.host = value;
        else read.hasTwoHosts = true;
        break;
      case 12:
        if (name.toLowerCase() === 'x-request-id') read.requestId = add(read.requestId, value);
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') read.ifNoneMatch = add(read.ifNoneMatch, value);
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') {
          read.acceptEncoding = add(read.acceptEncoding, value);
        }
        break;
      case 17:
        if (name.toLowerCase() === 'if-modified-since') read.ifModifiedSince ??= value;
        break;
    }
  }
  return read;
}
