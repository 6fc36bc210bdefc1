import type { ReactNode } from 'react';
import type {
  PageContent,
  Picture as PictureContent,
  RichText,
  Text as TextContent,
} from '../../cms/interface.ts';
import { languages } from '../i18n/languages.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ExampleMark } from './example-mark.tsx';
import './entry-page.css';
import { Picture } from './picture.tsx';
import { languageOf, Text, TitleWords } from './text.tsx';

interface Properties {
  page: Pick<PageContent, 'breadcrumbs'>;
  entry: {
    title: TextContent;
    summary?: TextContent | null;
    picture?: PictureContent;
    isExample: boolean;
  };
  /** The key facts, and what to do about them: they stay in view beside the text. */
  facts: ReactNode;
  text: RichText;
  children: ReactNode;
}

/** The page of an open position or of an activity. */
export function EntryPage({ page, entry, facts, text, children }: Properties) {
  const { title, summary, picture, isExample } = entry;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={title} />
      <article className="entry-page">
        <h1>
          <span {...languageOf(title)}>
            <TitleWords value={title} />
          </span>
          <ExampleMark isExample={isExample} />
        </h1>
        {summary && <Text as="p" className="lead" value={summary} />}
        <div className="entry-page-facts">{facts}</div>
        {picture && <Picture picture={picture} sizes="(min-width: 64rem) 60vw, 90vw" isFirst />}
        <div
          className="rich-text"
          lang={text.language ? languages[text.language].tag : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from the editor's document, which has no raw HTML
          dangerouslySetInnerHTML={{ __html: text.html }}
        />
        {children}
      </article>
    </>
  );
}
