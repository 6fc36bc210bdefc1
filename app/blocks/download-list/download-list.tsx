import { useId } from 'react';
import type { BlockOf, Choice, DocumentList, DocumentPreview } from '../../../cms/interface.ts';
import { DocumentRows } from '../../components/document-rows.tsx';
import { FilterChoice, ListFilter, useFollowing } from '../../components/list-filter.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { languageOf, Text, textOf } from '../../components/text.tsx';
import type { DownloadMessages } from '../../i18n/en/downloads.ts';
import { languages } from '../../i18n/languages.ts';
import { useSite } from '../../site.tsx';
import './download-list.css';

/** All documents of the site, by product, kind and language. */
export default function DownloadList({ block }: { block: BlockOf<'downloadList'> }) {
  const { list, messages } = block;
  const { product, kind, language, documents, preview } = list;
  const own = useSite().language;
  const isFiltered = product !== null || kind !== null || language !== own;
  return (
    <section className="download-list" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {/* Rendered even without a preview, so that no link to it is dead. */}
      <div id="preview">
        {preview && <Preview preview={preview} list={list} messages={messages} />}
      </div>
      <ListFilter action="/download" isFiltered={isFiltered}>
        <FilterChoice
          name="product"
          label={messages.product}
          choices={list.products}
          chosen={product}
        />
        <FilterChoice name="kind" label={messages.kind} choices={list.kinds} chosen={kind} />
        <LanguageChoice choices={list.languages} chosen={language} messages={messages} />
      </ListFilter>
      <p className="list-count" role="status">
        {documents.length > 0
          ? messages.total.replace('{value}', String(documents.length))
          : isFiltered
            ? messages.none
            : messages.empty}
      </p>
      <DocumentRows
        documents={documents}
        messages={messages}
        previewAddress={(key) => addressOf(list, own, key)}
      />
    </section>
  );
}

function LanguageChoice({
  choices,
  chosen,
  messages,
}: {
  choices: Choice[];
  chosen: string;
  messages: DownloadMessages;
}) {
  const id = useId();
  const field = useFollowing<HTMLSelectElement>(chosen);
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{messages.language}</label>
      <select id={id} name="language" defaultValue={chosen} ref={field}>
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value="all">{messages.allLanguages}</option>
      </select>
    </p>
  );
}

interface PreviewProperties {
  preview: DocumentPreview;
  list: DocumentList;
  messages: DownloadMessages;
}

/** The pages of a document as pictures, which can be read on a phone and without JavaScript. */
function Preview({ preview, list, messages }: PreviewProperties) {
  const own = useSite().language;
  const { title, language, pages, pageCount } = preview;
  const lang = language ? languages[language].tag : undefined;
  const altOf = (index: number) =>
    messages.previewPage
      .replace('{title}', textOf(title))
      .replace('{page}', String(index + 1))
      .replace('{pages}', String(pageCount));
  return (
    <section className="download-preview" aria-labelledby="preview-title">
      <h3 id="preview-title" {...languageOf(title)}>
        {textOf(title)}
      </h3>
      <p className="actions">
        <a className="action" href={preview.href} hrefLang={lang}>
          {messages.openFile}
        </a>
        <SiteLink className="action" to={addressOf(list, own)}>
          {messages.closePreview}
        </SiteLink>
      </p>
      {pages.length === 0 && <p role="alert">{messages.previewFailed}</p>}
      <div className="download-preview-pages">
        {pages.map(({ source, width, height }, index) => (
          // biome-ignore lint/performance/noImgElement: document pages come in a single size
          <img
            key={source}
            src={source}
            width={width}
            height={height}
            alt={altOf(index)}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
      {pages.length > 0 && pages.length < pageCount && (
        <p>{messages.previewShortened.replace('{value}', String(pages.length))}</p>
      )}
    </section>
  );
}

function addressOf({ product, kind, language }: DocumentList, own: string, preview?: string) {
  const query = new URLSearchParams({
    ...(product && { product }),
    ...(kind && { kind }),
    ...(language !== own && { language }),
    ...(preview && { preview }),
  });
  return `/download${query.size > 0 ? `?${query}` : ''}${preview ? '#preview' : ''}`;
}
