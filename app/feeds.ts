/** The news for feed readers, on every site in its language; the server makes them (server/feeds). */
export const feeds = [
  { href: '/news/rss.xml', name: 'RSS', type: 'application/rss+xml' },
  { href: '/news/atom.xml', name: 'Atom', type: 'application/atom+xml' },
  { href: '/news/feed.json', name: 'JSON Feed', type: 'application/feed+json' },
] as const;
