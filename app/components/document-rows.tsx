import type { DocumentContent, EditionContent, PictureFile } from '../../cms/interface.ts';
import type { DownloadMessages } from '../i18n/en/downloads.ts';
import { noBreakSpace } from '../i18n/format.ts';
import { languages } from '../i18n/languages.ts';
import './document-rows.css';
import { ExampleMark } from './example-mark.tsx';
import { SiteLink } from './site-link.tsx';
import { languageOf, textOf } from './text.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Properties {
  documents: DocumentContent[];
  messages: DownloadMessages;
  /** The address of the page that shows a document. */
  previewAddress(key: string): string;
}

/** A list of documents, each with what visitors want to know before they download it. */
export function DocumentRows({ documents, messages, previewAddress }: Properties) {
  const pictures = documents.filter(({ picture }) => picture !== null);
  return (
    <>
      <Rows
        {...{ messages, previewAddress }}
        documents={documents.filter(({ picture }) => picture === null)}
      />
      {pictures.length > 0 && <Pictures documents={pictures} />}
    </>
  );
}

function Rows({ documents, messages, previewAddress }: Properties) {
  return (
    <ul className="document-rows">
      {documents.map((document) => (
        <li key={document.key}>
          <div className="document-title" id={idOf(document)}>
            <Sheet of={document} />
            <span>
              <span {...languageOf(document.title)}>{textOf(document.title)}</span>
              <ExampleMark isExample={document.isExample} />
            </span>
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

/** Pictures to choose from by looking at them. */
function Pictures({ documents }: Pick<Properties, 'documents'>) {
  return (
    <ul className="tiles">
      {documents.map((document) => (
        <li key={document.key}>
          {document.picture && (
            <Thumbnail picture={document.picture} sizes="(min-width: 40rem) 30vw, 45vw" />
          )}
          <p id={idOf(document)} {...languageOf(document.title)}>
            {textOf(document.title)}
          </p>
          {document.picture && <p className="document-size">{sizeInPixels(document.picture)}</p>}
          <p className="document-files">
            <Files edition={document} title={idOf(document)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const sizeInPixels = ({ width, height }: PictureFile) =>
  [width, '×', height, 'px'].join(noBreakSpace);

/** The room for a module on a sheet that is 42 wide. */
const room = { x: 5, y: 13, width: 32, height: 18 };

/** What a sheet is made of, by what its file is: of tables, their rows; of pictures, a hill and its sun. */
const signs = {
  table: 'M5 8H37M5 17H37M5 26H37M5 35H37M5 44H37M5 53H37M20 8V53',
  picture: 'M5 18H37V41H5ZM5 37L15 27L24 36L29 31L37 39M27 24a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  text: 'M5 7H24M5 13H37M5 18H37M5 23H37M5 28H24M5 38H37M5 43H37M5 48H37M5 53H24',
};

function signOf({ kind, hasPreview, module, files: [file] }: DocumentContent): string {
  if (hasPreview && module) return textAndModule(module);
  if (hasPreview || file?.format === 'TXT') return signs.text;
  return kind.key === 'mediaKit' ? signs.picture : signs.table;
}

/** The first page of a document in a few lines: its module in its proportions, and text. */
function Sheet({ of }: { of: DocumentContent }) {
  return (
    <svg
      className="document-sheet"
      viewBox="0 0 42 59"
      width="42"
      height="59"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={`M.5.5h41v58H.5Z${signOf(of)}`} />
    </svg>
  );
}

function textAndModule(module: NonNullable<DocumentContent['module']>): string {
  const scale = Math.min(room.width / module.length, room.height / module.width);
  const [width, height] = [module.length, module.width].map((side) =>
    Number((side * scale).toFixed(1)),
  );
  return `M5 7H24M5 38H37M5 43H37M5 48H37M5 53H24M${room.x} ${room.y}h${width}v${height}h-${width}Z`;
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
