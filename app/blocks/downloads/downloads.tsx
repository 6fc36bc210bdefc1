import type { BlockOf } from '../../../cms/interface.ts';
import { DocumentRows } from '../../components/document-rows.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import './downloads.css';

/** The documents of certain models, on the page about them. */
export default function Downloads({ block }: { block: BlockOf<'downloads'> }) {
  const { files, messages } = block;
  return (
    <section className="section-grid downloads" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {files.length > 0 ? (
        <DocumentRows
          documents={files}
          messages={messages}
          previewAddress={(key) => `/download?preview=${key}#preview`}
        />
      ) : (
        <p className="downloads-empty">{messages.empty}</p>
      )}
      <p className="downloads-all">
        <SiteLink to="/download">{messages.allDownloads}</SiteLink>
      </p>
    </section>
  );
}
