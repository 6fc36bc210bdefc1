import type { DocumentContent, EditionContent } from '../../cms/interface.ts';
import type { DownloadMessages } from '../i18n/en/downloads.ts';
import { languages } from '../i18n/languages.ts';
import './document-rows.css';
import { ExampleMark } from './example-mark.tsx';
import { SiteLink } from './site-link.tsx';
import { languageOf, textOf } from './text.tsx';

interface Properties {
  documents: DocumentContent[];
  messages: DownloadMessages;
  /** The address of the page that shows a document. */
  previewAddress(key: string): string;
}

/** A list of documents, each with what visitors want to know before they download it. */
export function DocumentRows({ documents, messages, previewAddress }: Properties) {
  return (
    <ul className="document-rows">
      {documents.map((document) => (
        <li key={document.key}>
          <div className="document-title" id={idOf(document)}>
            <span {...languageOf(document.title)}>{textOf(document.title)}</span>
            <ExampleMark isExample={document.isExample} />
          </div>
          <p className="document-facts">
            <span>{document.kind.name}</span>
            {document.language && (
              <span lang={languages[document.language].tag}>
                {languages[document.language].name}
              </span>
            )}
            <Edition edition={document} messages={messages} />
          </p>
          <p className="document-files">
            <Files edition={document} title={idOf(document)} />
            {document.hasPreview && (
              <SiteLink
                to={previewAddress(document.key)}
                id={`${idOf(document)}-preview`}
                aria-labelledby={`${idOf(document)}-preview ${idOf(document)}`}
              >
                {messages.preview}
              </SiteLink>
            )}
          </p>
          {document.older.length > 0 && <Older document={document} messages={messages} />}
        </li>
      ))}
    </ul>
  );
}

const idOf = ({ key }: EditionContent) => `document-${key}`;

function Edition({ edition, messages }: { edition: EditionContent; messages: DownloadMessages }) {
  const { version, date } = edition;
  return (
    <>
      {version && <span>{messages.version.replace('{value}', version)}</span>}
      <time dateTime={date.value}>{date.text}</time>
    </>
  );
}

/** @param title the id of the element that names the document. */
function Files({ edition, title }: { edition: EditionContent; title: string }) {
  return edition.files.map(({ format, href, size }) => {
    const id = `${idOf(edition)}-${format.toLowerCase()}`;
    return (
      <a key={href} href={href} id={id} aria-labelledby={`${title} ${id}`}>
        {format}
        {size && <span className="document-size"> {size}</span>}
      </a>
    );
  });
}

function Older({ document, messages }: { document: DocumentContent; messages: DownloadMessages }) {
  return (
    <details>
      <summary>{messages.older}</summary>
      <ul>
        {document.older.map((edition) => (
          <li key={edition.key}>
            <p className="document-facts">
              <Edition edition={edition} messages={messages} />
            </p>
            <p className="document-files">
              <Files edition={edition} title={idOf(document)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
