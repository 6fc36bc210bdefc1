import { administrator } from '../site.ts';
import type { Scene } from './attack.ts';
import { type Asking, ask, askForm, jsonOf, origin, type Reply } from './client.ts';

/** What a browser sends about a request by the site's own page. */
export const ofOwnPage = { origin, 'sec-fetch-site': 'same-origin' };

/** @returns the headers of a session opened at /login, or null. */
export async function signIn(
  scene: Scene,
  account: { email: string; password: string } = administrator,
  asking: Asking = {},
): Promise<string | null> {
  const { headers } = await askForm(scene, '/login', account, {
    ...asking,
    headers: { ...ofOwnPage, ...asking.headers },
  });
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0]);
  return cookies?.some((cookie) => cookie?.includes('token=')) ? cookies.join('; ') : null;
}

interface OfficeAsking extends Asking {
  /** Whose session; the administrator's by default. */
  cookie?: string;
}

/** Calls the back office's API with a session cookie, as its own pages do. */
export function askOffice(
  scene: Scene,
  method: string,
  path: string,
  value?: unknown,
  { cookie = scene.cookie, ...asking }: OfficeAsking = {},
): Promise<Reply> {
  return ask(scene, `/api${path}`, {
    method,
    ...(value !== undefined && { body: JSON.stringify(value) }),
    ...asking,
    headers: { 'content-type': 'application/json', ...ofOwnPage, cookie, ...asking.headers },
  });
}

export interface Account {
  id: number | string;
  email: string;
  password: string;
  cookie: string;
}

/**
 * Creates an account and signs in to it.
 * @throws if that fails.
 */
export async function makeAccount(scene: Scene, role: string, name: string): Promise<Account> {
  const account = { email: `${name}@example.com`, password: `a long password of ${name}` };
  const made = await askOffice(scene, 'POST', '/users', { ...account, name, role });
  const id = jsonOf<{ doc?: { id?: number } }>(made)?.doc?.id;
  if (id === undefined) throw new Error(`No account: ${made.status} ${made.text.slice(0, 300)}`);
  const cookie = await signIn(scene, account, { client: 250 });
  if (!cookie) throw new Error(`Signing in as ${account.email} failed`);
  return { id, ...account, cookie };
}

/** Uploads a file as the back office does. */
export async function upload(
  scene: Scene,
  collection: string,
  file: { name: string; type: string; content: Uint8Array },
  fields: Record<string, unknown>,
  cookie = scene.cookie,
): Promise<Reply> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  form.set('file', new Blob([Uint8Array.from(file.content)], { type: file.type }), file.name);
  const { body, type } = await encode(form);
  return ask(scene, `/api/${collection}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...ofOwnPage, cookie },
    patience: 60_000,
  });
}

/** @returns a form with files as sent over the wire, with its content type. */
export async function encode(form: FormData): Promise<{ body: Buffer; type: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { body: Buffer.from(await request.arrayBuffer()), type };
}
