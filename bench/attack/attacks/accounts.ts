import type { Attack } from '../attack.ts';
import { Counts, jsonOf, type Reply } from '../client.ts';
import { type Account, askOffice, makeAccount } from '../office.ts';
import { resetByMail } from '../reset.ts';
import { openSqlite } from '../rows.ts';

/**
 * M1: weak passwords. M7: an editor has mail sent to their own address. D6: the last administrator.
 */

/** A form that succeeds redirects. */
const isDone = ({ status }: Reply) => status >= 200 && status < 400;

/** The empty string stands for the email address of the account. */
const weak = ['abc', 'short pass', 'password1234', 'qwertyuiop12', ''];

const passwords: Attack = {
  name: 'M1-passwords',
  on: ['full'],
  isDestructive: true,
  async run(scene, controls) {
    const counts = new Counts();
    const broken: string[] = [];
    const expectRefused = (what: string, reply: Reply) => {
      counts.add(reply);
      if (isDone(reply)) broken.push(`${what}: ${reply.status}`);
    };
    const change = ({ id, cookie }: Account, value: object) =>
      askOffice(scene, 'PATCH', `/users/${id}`, value, { cookie, client: 250 });
    for (const [index, password] of weak.entries()) {
      // If it is not refused, the account's session ends.
      const account = await makeAccount(scene, 'editor', `weak.${index}`);
      const current = { currentPassword: account.password };
      const chosen = password || account.email;
      const changed = await change(account, { password: chosen, ...current });
      expectRefused(`the new password “${chosen}”`, changed);
      const reset = await resetByMail(scene, controls, account, chosen);
      if (reset) expectRefused(`reset to “${chosen}”`, reset);
      else broken.push('no password reset mail arrived');
      const email = `new.${index}@example.com`;
      const made = { email, name: 'New', role: 'editor', password: password || email };
      const reply = await askOffice(scene, 'POST', '/users', made);
      expectRefused(`an account with the password “${made.password}”`, reply);
    }
    const account = await makeAccount(scene, 'editor', 'left.alone');
    const email = await change(account, { email: 'another@example.com' });
    expectRefused('a new e-mail without the current password', email);
    const password = await change(account, { password: 'an entirely different long phrase' });
    expectRefused('a new password without the current one', password);
    return {
      sent: `${counts.total} weak passwords and changes without the current one`,
      came: counts.came,
      demanded: 'each refused: length 12, not common, not the address; the current one required',
      broken,
    };
  },
};

const settings: Attack = {
  name: 'M7-settings',
  on: ['full'],
  isDestructive: true,
  async run(scene) {
    const editor = await makeAccount(scene, 'editor', 'curious');
    const mine = { notifications: [{ email: editor.email }] };
    const reply = await askOffice(scene, 'POST', '/globals/settings', mine, editor);
    const after = await askOffice(scene, 'GET', '/globals/settings');
    const isIn = after.text.includes(editor.email);
    return {
      sent: 'an editor adds their own address to the notifications',
      came: { [String(reply.status)]: 1 },
      demanded: 'the settings do not contain it',
      broken: isIn ? ['inquiries and applications are mailed to him'] : [],
    };
  },
};

const lastAdministrator: Attack = {
  name: 'D6-last-administrator',
  on: ['full'],
  isDestructive: true,
  async run(scene) {
    const found = await askOffice(scene, 'GET', '/users?where[role][equals]=admin&depth=0');
    const id = jsonOf<{ docs?: { id: number }[] }>(found)?.docs?.[0]?.id;
    const where = 'where[role][equals]=admin';
    const counts = new Counts();
    for (const [method, path, value] of [
      ['PATCH', `/users/${id}`, { role: 'editor' }],
      ['PATCH', `/users?${where}`, { role: 'editor' }],
      ['DELETE', `/users?${where}`, undefined],
      ['DELETE', `/users/${id}`, undefined],
    ] as const) {
      counts.add(await askOffice(scene, method, path, value));
    }
    const database = openSqlite(scene);
    const left = database.prepare("SELECT COUNT(*) AS count FROM users WHERE role = 'admin'").get();
    database.close();
    return {
      sent: 'the only administrator demotes and deletes their own account, 4 ways',
      came: counts.came,
      demanded: 'the account stays an administrator',
      broken: Number(left?.count) === 1 ? [] : ['there is no administrator any more'],
    };
  },
};

export const accountAttacks: Attack[] = [passwords, settings, lastAdministrator];
