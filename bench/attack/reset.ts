import { type Controls, type Mail, type Scene, secondsUntil } from './attack.ts';
import { ask, askForm, askJson, type Reply } from './client.ts';
import { type Account, ofOwnPage } from './office.ts';

/** A forgotten password, through whichever page the site offers. */

/** Decodes quoted-printable, in which soft line breaks end with an equals sign (RFC 2045, 6.7). */
export const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const linksIn = (mail: string) =>
  readable(mail).match(/(?:https?:)?\/\/?[\w.:-]*\/[^\s"<>]+/g) ?? [];

/** The site's own page, if /login links to one. */
export async function forgotPageOf(scene: Scene): Promise<string | undefined> {
  const { text } = await ask(scene, '/login');
  const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return links.find((href) => /forgot|password|reset/i.test(href));
}

export function requestReset(
  scene: Scene,
  page: string | undefined,
  email: string,
  client: number,
) {
  const asking = { client, headers: ofOwnPage };
  if (page) return askForm(scene, page, { email }, asking);
  return askJson(scene, '/api/users/forgot-password', { email }, asking);
}

export const resetLinkIn = (mail: Mail) =>
  linksIn(mail.text).find((one) => /reset|password/i.test(one));

export const pathOfLink = (link: string) => link.replace(/^(\w+:)?\/\/[^/]*/, '');

/**
 * Sets a new password through the link in a mail.
 * @returns null if no mail came.
 */
export async function resetByMail(
  scene: Scene,
  controls: Controls,
  { email }: Account,
  password: string,
): Promise<Reply | null> {
  const page = await forgotPageOf(scene);
  await requestReset(scene, page, email, 240);
  const mailsToOwner = async () => (await controls.mails()).filter(({ to }) => to.includes(email));
  await secondsUntil(async () => (await mailsToOwner()).length > 0, 10);
  const link = (await mailsToOwner()).map(resetLinkIn).find((one) => one !== undefined);
  const token = /[\w-]{20,}/.exec(link ?? '')?.[0];
  if (!link || !token) return null;
  const asking = { client: 240, headers: ofOwnPage };
  if (!page) return askJson(scene, '/api/users/reset-password', { token, password }, asking);
  const { text } = await ask(scene, pathOfLink(link), asking);
  const form = [...text.matchAll(/<form[^>]*\baction="([^"]+)"[^>]*>[\s\S]*?<\/form>/g)].find(
    ([html]) => html.includes('type="password"'),
  );
  if (!form?.[1]) return null;
  const names = [...form[0].matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /\bname="([^"]+)"/.exec(input)?.[1] ?? '',
    value: /\bvalue="([^"]*)"/.exec(input)?.[1] ?? '',
    isPassword: input.includes('type="password"'),
  }));
  const fields = names.map(({ name, value, isPassword }) => [name, isPassword ? password : value]);
  return askForm(scene, form[1], Object.fromEntries(fields), asking);
}
