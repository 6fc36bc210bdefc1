import { NoAnswerError, ResponseError } from '../http.ts';

interface Options {
  /** Reports the share of the body that has been uploaded, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Enough for the largest files over a slow line; the server waits as long. */
const timeoutInMilliseconds = 300_000;

/**
 * Posts a form with a file. `fetch` cannot report upload progress.
 * @throws ResponseError for an unsuccessful response; NoAnswerError if there was none; a
 * DOMException named AbortError if it was cancelled.
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
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
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
