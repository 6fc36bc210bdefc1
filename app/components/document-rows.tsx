import type {
  DocumentContent,
  DocumentKind,
  EditionContent,
  PictureFile,
} from '../../cms/interface.ts';
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

/** The kind that has a heading of its own, and pictures. */
const kit: DocumentKind = 'mediaKit';

/** A list of documents, each with what visitors want to know before they download it. */
export function DocumentRows({ documents, messages, previewAddress }: Properties) {
  const ofKit = documents.filter(({ kind }) => kind.key === kit);
  const others = documents.filter(({ kind }) => kind.key !== kit);
  const pictures = ofKit.filter(({ picture }) => picture !== null);
  const rows = ofKit.filter(({ picture }) => picture === null);
  return (
    <>
      {others.length > 0 && <Rows {...{ messages, previewAddress }} documents={others} />}
      {ofKit.length > 0 && <h3 className="document-heading">{ofKit[0]?.kind.name}</h3>}
      {rows.length > 0 && <Rows {...{ messages, previewAddress }} documents={rows} />}
      {pictures.length > 0 && <Pictures documents={pictures} />}
    </>
  );
}

/** What has the same title is about the same thing, and shares a row: a model's data sheet and parameters. */
function Rows({ documents, messages, previewAddress }: Properties) {
  const titles = new Set(documents.map(({ title }) => textOf(title)));
  return (
    <ul className="document-rows">
      {[...titles].map((shared) => (
        <Row
          key={shared}
          documents={documents.filter(({ title }) => textOf(title) === shared)}
          {...{ messages, previewAddress }}
        />
      ))}
    </ul>
  );
}

function Row({ documents, messages, previewAddress }: Properties) {
  const [first] = documents;
  if (!first) return null;
  const title = idOf(first);
  return (
    <li>
      <div className="document-title" id={title}>
        <Sheet of={first} />
        <span>
          <span {...languageOf(first.title)}>{textOf(first.title)}</span>
          <ExampleMark isExample={documents.some(({ isExample }) => isExample)} />
        </span>
      </div>
      <div className="document-editions">
        {documents.map((document) => (
          <div key={document.key} className="document-edition">
            <p className="document-facts">
              {document.kind.key !== kit && <span>{document.kind.name}</span>}
              {document.language && (
                <span lang={languages[document.language].tag}>
                  {languages[document.language].name}
                </span>
              )}
              <Edition edition={document} messages={messages} />
            </p>
            <p className="document-files">
              <Files edition={document} title={title} />
              {document.hasPreview && (
                <SiteLink
                  to={previewAddress(document.key)}
                  id={`${idOf(document)}-preview`}
                  aria-labelledby={`${idOf(document)}-preview ${title}`}
                >
                  {messages.preview}
                </SiteLink>
              )}
            </p>
            {document.older.length > 0 && <Older {...{ document, messages, title }} />}
          </div>
        ))}
      </div>
    </li>
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
  return kind.key === kit ? signs.picture : signs.table;
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

interface OlderProperties extends Pick<Properties, 'messages'> {
  document: DocumentContent;
  title: string;
}

function Older({ document, messages, title }: OlderProperties) {
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
              <Files edition={edition} title={title} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
