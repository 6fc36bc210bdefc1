import { administrator } from '../../site.ts';
import { type Attack, type Controls, pause, type Scene, secondsUntil } from '../attack.ts';
import { ask, askJson, Counts, host, type Reply } from '../client.ts';
import { sendApplication } from '../forms.ts';
import { ofOwnPage } from '../office.ts';
import { forgotPageOf, pathOfLink, readable, requestReset, resetLinkIn } from '../reset.ts';
import { query } from '../rows.ts';

/** M4: a forgotten password. */

const pairs = 20;
/** How much the medians may differ; a network hides as much. */
const mostMilliseconds = 25;

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Alternates between the known and the unknown account, each from its own address. */
async function compare(scene: Scene, page: string | undefined, counts: Counts): Promise<string[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const seen = new Set<string>();
  const shape = ({ status, text }: Reply, email: string) =>
    `${status} ${text.replaceAll(email, 'EMAIL').length}`;
  for (let index = 0; index < pairs; index += 1) {
    for (const kind of index % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? administrator.email : 'adm1n@example.com';
      const reply = await requestReset(
        scene,
        page,
        email,
        10 + 2 * index + (kind === 'known' ? 1 : 0),
      );
      counts.add(reply);
      times[kind].push(reply.milliseconds);
      seen.add(shape(reply, email));
    }
  }
  const difference = Math.abs(median(times.known) - median(times.unknown));
  const broken = [];
  if (difference > mostMilliseconds) {
    broken.push(
      `known ${median(times.known).toFixed(0)} ms, unknown ${median(times.unknown).toFixed(0)} ms`,
    );
  }
  if (seen.size > 1) broken.push(`the responses differ: ${[...seen].join(' and ')}`);
  return broken;
}

/**
 * Follows the link in the mail.
 * @returns what is wrong with it.
 */
async function follow(scene: Scene, controls: Controls): Promise<string[]> {
  const toOwner = async () =>
    (await controls.mails()).filter(({ to }) => to.includes(administrator.email));
  await secondsUntil(async () => (await toOwner()).length > 0, 10);
  const mail = (await toOwner()).at(-1);
  if (!mail) return ['no mail came'];
  const link = resetLinkIn(mail);
  if (!link) return ['the mail has no link'];
  const address = URL.parse(link, 'relative://nowhere');
  const broken: string[] = [];
  if (address?.protocol !== 'https:' || address.host !== host) {
    broken.push(`the link leads to ${link.replace(/[\w-]{20,}/, 'TOKEN')}`);
  }
  const token = /[\w-]{20,}/.exec(link)?.[0];
  const path = pathOfLink(link);
  const { status } = await ask(scene, path, { headers: ofOwnPage });
  if (status !== 200) broken.push(`the link is answered ${status}`);
  await pause(1500);
  if (!token) broken.push('the link has no token');
  else if ((await controls.log()).includes(token)) broken.push('the token is in the log');
  const rows = await query(scene, 'SELECT * FROM users');
  if (token && JSON.stringify(rows).includes(token)) broken.push('the token is in the database');
  return broken;
}

export const forgotten: Attack = {
  name: 'M4-forgotten',
  on: ['full'],
  isDestructive: true,
  async run(scene, controls) {
    const counts = new Counts();
    const page = await forgotPageOf(scene);
    const broken = page ? [] : ['/login leads to no page for a forgotten password'];
    const poisoned = await askJson(
      scene,
      '/api/users/forgot-password',
      { email: administrator.email },
      { client: 1, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    counts.add(poisoned);
    counts.add(await requestReset(scene, page, administrator.email, 2));
    broken.push(...(await follow(scene, controls)), ...(await compare(scene, page, counts)));
    const mails = (await controls.mails()).map(({ text }) => readable(text));
    if (mails.some((text) => text.includes('evil.example'))) broken.push('a mail leads elsewhere');
    return {
      sent: `${2 + 2 * pairs} requests for a known and an unknown address`,
      came: { ...counts.came, mails: mails.length },
      demanded: 'a link to this site, no token in the log or database, no difference',
      broken,
    };
  },
};

/** Low: confirmations sent to somebody who never asked for them. */
export const unasked: Attack = {
  name: 'Low-mails',
  on: ['public', 'full'],
  async run(scene, controls) {
    const counts = new Counts();
    const email = `stranger.${scene.profile}@example.com`;
    const sent = 30;
    for (let index = 0; index < sent; index += 1) {
      const name = `stranger ${crypto.randomUUID()}`;
      counts.add(await sendApplication(scene, name, { fields: { email }, client: index }));
    }
    const most = 5;
    const count = async () =>
      (await controls.mails()).filter(({ to }) => to.includes(email)).length;
    await secondsUntil(async () => (await count()) > most, 10);
    await pause(2000);
    const mails = await count();
    return {
      sent: `${sent} applications in the name of a stranger, from ${sent} addresses`,
      came: { ...counts.came, mails },
      demanded: `at most ${most} mails to them, all applications stored`,
      broken: [
        ...(mails > most ? [`${mails} mails to him`] : []),
        ...(counts.of('200') < sent ? [`${counts.of('200')} of ${sent} stored`] : []),
      ],
    };
  },
};
