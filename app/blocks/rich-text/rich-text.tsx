import type { BlockOf } from '../../../cms/interface.ts';
import { languages } from '../../i18n/languages.ts';
import '../../components/picture.css';
import './rich-text.css';

/** A heading, whose words the server may have marked, and links to sections of the page; nothing else. */
const contents = /^<h2>(?:[^<]|<.?span[^>]*>)+<.h2><ul>(<li><a href="#[^<]+<.a><.li>)+<.ul>$/;

export default function RichText({ block }: { block: BlockOf<'richText'> }) {
  const { html, language } = block.body;
  return (
    <section
      className={`rich-text${contents.test(html) ? ' rich-text-contents' : ''}`}
      id={block.anchor ?? undefined}
      lang={language ? languages[language].tag : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated on the server from the editor's document, which contains no raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
