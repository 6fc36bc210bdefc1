import { NoAnswerError, ResponseError } from '../http.ts';

interface Options {
  /** Is told the share of the body that has left this computer, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A file of the largest size, over a slow line. */
const timeoutInMilliseconds = 120_000;

/**
 * Posts a form with a file. `fetch` cannot tell how far an upload has come.
 * @throws ResponseError for an answer that is not a success; NoAnswerError when there was none;
 * a DOMException named AbortError when it was called off.
 */
export function postForm<Answer>(
  path: string,
  body: FormData,
  { onProgress, signal }: Options = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = timeoutInMilliseconds;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as Answer);
      else reject(new ResponseError(request.status, answer));
    };
    request.onerror = () => reject(new NoAnswerError(undefined));
    request.ontimeout = () => reject(new NoAnswerError(new DOMException('', 'TimeoutError')));
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
