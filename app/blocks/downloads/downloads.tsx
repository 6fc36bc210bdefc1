import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { languageOf, Text, textOf } from '../../components/text.tsx';
import { type Language, languages } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages/en.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './downloads.css';

type Document = NonNullable<BlockOf<'downloads'>['documents']>[number];

export default function Downloads({ block }: { block: BlockOf<'downloads'> }) {
  const messages = useMessages();
  const documents = block.documents ?? [];
  return (
    <section className="downloads" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {documents.length > 0 ? (
        <ul>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      ) : (
        <p className="downloads-empty">{messages.downloadsEmpty}</p>
      )}
    </section>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const messages = useMessages();
  const page = useLanguageTag();
  const { tag, name } = languages[document.language as Language];
  return (
    <li>
      <span className="downloads-title">
        {document.href ? (
          <a href={document.href} hrefLang={tag} {...languageOf(document.title)}>
            {textOf(document.title)}
          </a>
        ) : (
          <Text value={document.title} />
        )}
        <ExampleMark isExample={document.isExample} />
      </span>
      <span>{kindName(document.kind, messages)}</span>
      <span lang={tag}>{name}</span>
      <span className="downloads-size">
        {document.href
          ? document.size && formatSize(document.size, page)
          : messages.documentUnavailable}
      </span>
    </li>
  );
}

function kindName(kind: Document['kind'], messages: Messages): string {
  const names: Record<Document['kind'], string> = {
    dataSheet: messages.documentDataSheet,
    installationManual: messages.documentInstallationManual,
    certificate: messages.documentCertificate,
    panFile: messages.documentPanFile,
    drawing: messages.documentDrawing,
  };
  return names[kind];
}

/** @param size in kilobytes */
function formatSize(size: number, languageTag: string): string {
  const isLarge = size >= 1000;
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? size / 1000 : size);
}
