import { type Attack, pause } from '../attack.ts';
import { ask, Counts, host } from '../client.ts';
import { query } from '../rows.ts';

/** Low: one client inflates the visit counts. */

const tries = 2000;
const mostCounted = 200;

export const visits: Attack = {
  name: 'Low-visits',
  on: ['public', 'full'],
  async run(scene) {
    const counts = new Counts();
    const [page] = await query(scene, "SELECT path FROM pages WHERE _status = 'published' LIMIT 1");
    const path = String(page?.path ?? '/home');
    const statement = `SELECT SUM(visits) AS sum FROM visit_counts WHERE path = '${path}'`;
    const visitsOfPage = async () => Number((await query(scene, statement))[0]?.sum ?? 0);
    const before = await visitsOfPage();
    const headers = { referer: `https://${host}${path}` };
    for (let index = 0; index < tries / 20; index += 1) {
      const batch = Array.from({ length: 20 }, () =>
        ask(scene, '/stats/record-visit', { method: 'POST', headers, client: 1 }),
      );
      for (const reply of await Promise.all(batch)) counts.add(reply);
    }
    // Counts are written every two seconds.
    await pause(5000);
    const counted = (await visitsOfPage()) - before;
    return {
      sent: `${tries} visits of one page by one client`,
      came: { ...counts.came, counted },
      demanded: `at most ${mostCounted} counted`,
      broken: counted > mostCounted ? [`${counted} of ${tries} were counted`] : [],
    };
  },
};
