import { useId, useState } from 'react';
import type { NewsMessages } from '../../i18n/en/news.ts';
import { useSite } from '../../site.tsx';
import { shareLinks } from './share-links.ts';
import './share.css';

interface Properties {
  href: string;
  title: string;
  messages: NewsMessages;
}

/** Ways to pass an article on. None of them loads anything from elsewhere before it is used. */
export function Share({ href, title, messages }: Properties) {
  const site = useSite();
  const label = useId();
  const [said, setSaid] = useState('');
  const address = `${site.origins[site.language]}${href}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(messages.linkCopied);
    } catch {
      // Without permission, or without https: the address can still be copied by hand.
      setSaid(address);
    }
  }

  async function share() {
    if (!navigator.share) return copy();
    // Whoever closes the dialogue has decided not to share.
    await navigator.share({ title, url: address }).catch(() => undefined);
  }

  return (
    <div className="share">
      <p className="share-label" id={label}>
        {messages.share}
      </p>
      <ul aria-labelledby={label}>
        <li className="share-natively">
          <button type="button" onClick={share}>
            {messages.share}
          </button>
        </li>
        {shareLinks({ address, title, site }).map(({ name, href: target }) => (
          <li key={target}>
            <a href={target}>{name ?? messages.byEmail}</a>
          </li>
        ))}
        <li className="share-copy">
          <button type="button" onClick={copy}>
            {messages.copyLink}
          </button>
        </li>
      </ul>
      <output>{said}</output>
    </div>
  );
}
