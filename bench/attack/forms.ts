import type { Scene } from './attack.ts';
import { type Asking, ask, askForm, askJson, type Reply } from './client.ts';
import { encode } from './office.ts';
import { query } from './rows.ts';

/** What a visitor types, including a name by which to find it in the database. */
const inquiry = (name: string) => ({
  name,
  email: 'ada@example.com',
  projectAddress: 'Germany',
  content: `What ${name} typed, "quoted".`,
});

/** As the form's scripts send it. */
export const sendInquiry = (scene: Scene, name: string, asking: Asking = {}) =>
  askJson(scene, '/forms/quote', { ...inquiry(name), idempotencyKey: name }, asking);

/** As a browser without JavaScript sends it. */
export const sendPlainInquiry = (scene: Scene, name: string, asking: Asking = {}) =>
  askForm(scene, '/forms/quote', { ...inquiry(name), page: '/home' }, asking);

/** Whether a page that refuses a plain inquiry still contains everything that was typed. */
export const keepsText = ({ text }: Reply, name: string) =>
  text.includes(name) && text.includes('Germany') && text.includes('quoted');

export const resumeFile = Buffer.from('%PDF-1.7\n% a CV for attacks\n%%EOF\n');

/** As the form's scripts send it. */
export async function sendApplication(
  scene: Scene,
  name: string,
  { fields = {}, ...asking }: Asking & { fields?: Record<string, string> } = {},
): Promise<Reply> {
  const form = new FormData();
  const values = { name, email: 'ada@example.com', privacy: 'yes', idempotencyKey: name };
  for (const [field, value] of Object.entries({ ...values, ...fields })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(resumeFile)]), 'CV.pdf');
  const { body, type } = await encode(form);
  return ask(scene, '/forms/resume', {
    method: 'POST',
    body,
    ...asking,
    headers: { 'content-type': type, ...asking.headers },
  });
}

/** Compares the submissions reported as successful with what is in the database. */
export async function findLost(
  scene: Scene,
  table: 'inquiries' | 'applications',
  answered: readonly string[],
  sent: readonly string[],
): Promise<{ lost: number; double: number; stored: number }> {
  const rows = await query(scene, `SELECT name FROM ${table}`);
  const counts = new Map<string, number>();
  const own = new Set(sent);
  for (const { name } of rows) {
    if (own.has(String(name))) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  }
  return {
    lost: answered.filter((name) => !counts.has(name)).length,
    double: [...counts.values()].filter((count) => count > 1).length,
    stored: counts.size,
  };
}
