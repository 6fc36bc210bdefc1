import { type Attack, lasting, type Scene } from '../attack.ts';
import { askForm, askJson, Counts, flood } from '../client.ts';
import { sendApplication } from '../forms.ts';
import { makeAccount, ofOwnPage, signIn } from '../office.ts';

/** H2: sign-in attempts, beyond the limit per client and beyond the threads that derive keys. */

const tries = 200;
/** What the limit allows at once, and what it regains in the meantime. */
const mostThrough = 40;
const mostSecondsOfApplication = 2;

const spellings = [
  '/api/users/login',
  '/api/users/LOGIN',
  '/api/users/Login',
  '/api/users/lOgIn',
  '/api/users/log%69n',
  '/api/users/forgot-password',
  '/api/users/FORGOT-PASSWORD',
  '/api/users/Forgot-Password',
  '/api/users/reset-password',
  '/api/users/RESET-PASSWORD',
  '/login',
];

function tryOnce(scene: Scene, path: string, index: number, client: number) {
  const account = { email: `nobody${index}@example.com`, password: `not a password ${index}` };
  if (path === '/login') return askForm(scene, path, account, { client, headers: ofOwnPage });
  return askJson(scene, path, { ...account, token: `none${index}` }, { client });
}

const letterCase: Attack = {
  name: 'H2-letter-case',
  on: ['full'],
  async run(scene) {
    const counts = new Counts();
    for (let index = 0; index < tries; index += 4) {
      const batch = [0, 1, 2, 3].map((more) => {
        const path = spellings[(index + more) % spellings.length] ?? '';
        return tryOnce(scene, path, index + more, 1);
      });
      for (const reply of await Promise.all(batch)) counts.add(reply);
    }
    const refused = counts.of('404', '405', '413', '415', '429');
    const through = tries - refused;
    return {
      sent: `${tries} attempts from one address, ${spellings.length} spellings`,
      came: counts.came,
      demanded: `at most ${mostThrough} let through`,
      broken: through > mostThrough ? [`${through} of ${tries} were let through`] : [],
    };
  },
};

const atOnce: Attack = {
  name: 'H2-at-once',
  on: ['full'],
  async run(scene) {
    const counts = new Counts();
    const waits: number[] = [];
    const broken: string[] = [];
    let isOver = false;
    const applicant = async () => {
      for (let index = 0; !isOver; index += 1) {
        const name = `H2 applicant ${index}`;
        const reply = await sendApplication(scene, name, { client: 60_000 + index });
        waits.push(reply.milliseconds / 1000);
        if (reply.status !== 200) broken.push(`an application was answered ${reply.status}`);
      }
    };
    const applying = applicant();
    const seconds = lasting(scene);
    // Each from its own address: the work itself has to be limited.
    const sent = await flood(64, seconds, async (index) => {
      counts.add(await tryOnce(scene, '/api/users/LOGIN', index, 2 + (index % 50_000)));
    });
    isOver = true;
    await applying;
    const longest = Math.max(...waits);
    if (longest > mostSecondsOfApplication) {
      broken.push(`an application took ${longest.toFixed(1)} s`);
    }
    if (counts.of('500') > 0) broken.push(`${counts.of('500')} × 500`);
    return {
      sent: `${sent} attempts, 64 at once, ${waits.length} applications meanwhile`,
      came: { ...counts.came, [`applied within ${longest.toFixed(1)} s`]: waits.length },
      demanded: `each application 200 within ${mostSecondsOfApplication} s, no 500`,
      broken,
    };
  },
};

/** Knowing someone's address must not be enough to lock them out. */
const locking: Attack = {
  name: 'Low-lock',
  on: ['full'],
  isDestructive: true,
  async run(scene) {
    const { email, password, cookie } = await makeAccount(scene, 'editor', 'locked');
    const counts = new Counts();
    for (let index = 0; index < 20; index += 1) {
      const wrong = { email, password: `wrong password ${index}` };
      counts.add(await askForm(scene, '/login', wrong, { client: index % 4, headers: ofOwnPage }));
    }
    const known = await signIn(scene, { email, password }, { client: 250, headers: { cookie } });
    return {
      sent: '20 wrong passwords from 4 addresses, then the right one from a known device',
      came: { ...counts.came, [known ? 'signed in' : 'locked out']: 1 },
      demanded: 'the right password is accepted from a device that has signed in before',
      broken: known ? [] : ['the owner is locked out by strangers'],
    };
  },
};

export const signInAttacks: Attack[] = [letterCase, atOnce, locking];
