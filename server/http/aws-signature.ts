import { createHash, createHmac } from 'node:crypto';

interface Request {
  url: URL;
  /** With small names, without `host`. */
  headers: Record<string, string>;
  body: string;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Scope {
  region: string;
  service: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * Signature version 4 of Amazon's interfaces, of a POST without query
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 * @returns the headers that have to be sent.
 */
export function signedHeaders(
  { url, headers, body }: Request,
  { accessKeyId, secretAccessKey }: Credentials,
  { region, service }: Scope,
  now = new Date(),
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const signed: Record<string, string> = { ...headers, host: url.host, 'x-amz-date': moment };
  const names = Object.keys(signed).sort();
  const canonical = [
    ...['POST', url.pathname, ''],
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    ...['', names.join(';'), sha256(body)],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  return {
    ...headers,
    'x-amz-date': moment,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
