import type { SiteData } from '../../site.tsx';

interface Shared {
  /** Whole address of the article. */
  address: string;
  title: string;
  site: Pick<SiteData, 'language' | 'isMainlandHosted'>;
}

/**
 * Plain links to where people of a site's language share; a network learns of it only when one is
 * followed. Mail, without a name of its own, comes first. WeChat has no address to share by: there
 * one pastes the link.
 */
export function shareLinks({ address, title, site }: Shared): { name?: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  const mail = { href: `mailto:?subject=${text}&body=${url}` };
  const weibo = {
    name: '微博',
    href: `https://service.weibo.com/share/share.php?url=${url}&title=${text}`,
  };
  const line = { name: 'LINE', href: `https://social-plugins.line.me/lineit/share?url=${url}` };
  const linkedIn = {
    name: 'LinkedIn',
    href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  const x = { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` };
  // From mainland China the others cannot be reached.
  if (site.isMainlandHosted) return [mail, weibo];
  if (site.language === 'zh') return [mail, weibo, linkedIn, x];
  if (site.language === 'ja') return [mail, line, x, linkedIn];
  return [mail, linkedIn, x];
}
