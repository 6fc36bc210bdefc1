import { connect } from 'node:net';
import { richText } from '../../../content/rich-text.ts';
import type { Attack, Scene } from '../attack.ts';
import { Counts, host, loopback } from '../client.ts';
import { askOffice } from '../office.ts';

/** Low: URLs that lead to other sites or run a script, stored through the API. */

const addresses = [
  '/\\evil.example',
  '/\t/evil.example',
  '//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
];

/** Redirected paths must not lead to another host. */
const paths = ['/\\evil.example/', '//evil.example/', '/%5Cevil.example/', '/%2Fevil.example/'];

function linkedText(url: string) {
  const text = richText(['[a link](https://example.com)']);
  return JSON.parse(
    JSON.stringify(text).replace('https://example.com', JSON.stringify(url).slice(1, -1)),
  );
}

function locationOf(scene: Scene, path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(scene.ports[0] ?? 0, loopback);
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^location: (.*)\r$/im.exec(answer)?.[1] ?? ''));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  });
}

export const links: Attack = {
  name: 'Low-links',
  on: ['full'],
  isDestructive: true,
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    for (const url of addresses) {
      const menu = { menu: [{ label: 'evil', href: url }] };
      const article = { title: 'evil', summary: 'evil', topic: 'company', _status: 'published' };
      for (const [what, reply] of [
        ['the menu', await askOffice(scene, 'POST', '/globals/settings', menu)],
        [
          'an article',
          await askOffice(scene, 'POST', '/news', { ...article, body: linkedText(url) }),
        ],
      ] as const) {
        counts.add(reply);
        if (reply.status < 300) broken.push(`${JSON.stringify(url)} is stored in ${what}`);
      }
    }
    for (const path of paths) {
      const location = await locationOf(scene, path);
      counts.add(location === '' ? 'no redirect' : 'redirect');
      if (URL.parse(location, `https://${host}`)?.host !== host && location !== '') {
        broken.push(`${path} leads to ${location}`);
      }
    }
    return {
      sent: `${addresses.length} addresses in a menu and an article, ${paths.length} paths`,
      came: counts.came,
      demanded: 'none stored, no redirect to another host',
      broken,
    };
  },
};
