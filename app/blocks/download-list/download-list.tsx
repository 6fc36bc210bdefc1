import { useId } from 'react';
import type { BlockOf, Choice, DocumentList, DocumentPreview } from '../../../cms/interface.ts';
import { DocumentRows } from '../../components/document-rows.tsx';
import { FilterChoice, ListFilter } from '../../components/list-filter.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { languageOf, Text, textOf } from '../../components/text.tsx';
import type { DownloadMessages } from '../../i18n/en/downloads.ts';
import { languages } from '../../i18n/languages.ts';
import { useSite } from '../../site.tsx';
import './download-list.css';

/** Every document of the site, by product, kind and language. */
export default function DownloadList({ block }: { block: BlockOf<'downloadList'> }) {
  const { list, words } = block;
  const { product, kind, language, documents, preview } = list;
  const own = useSite().language;
  const isFiltered = product !== null || kind !== null || language !== own;
  return (
    <section className="download-list" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {/* There without a preview too, so that no link to it leads nowhere. */}
      <div id="preview">{preview && <Preview preview={preview} list={list} words={words} />}</div>
      <ListFilter key={`${product} ${kind} ${language}`} action="/download" isFiltered={isFiltered}>
        <FilterChoice
          name="product"
          label={words.product}
          choices={list.products}
          chosen={product}
        />
        <FilterChoice name="kind" label={words.kind} choices={list.kinds} chosen={kind} />
        <LanguageChoice choices={list.languages} chosen={language} words={words} />
      </ListFilter>
      <p className="list-count" role="status">
        {documents.length > 0
          ? words.total.replace('{value}', String(documents.length))
          : isFiltered
            ? words.none
            : words.empty}
      </p>
      <DocumentRows
        documents={documents}
        words={words}
        previewAddress={(key) => addressOf(list, own, key)}
      />
    </section>
  );
}

function LanguageChoice({
  choices,
  chosen,
  words,
}: {
  choices: Choice[];
  chosen: string;
  words: DownloadMessages;
}) {
  const id = useId();
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{words.language}</label>
      <select id={id} name="language" defaultValue={chosen}>
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value="all">{words.allLanguages}</option>
      </select>
    </p>
  );
}

interface PreviewProperties {
  preview: DocumentPreview;
  list: DocumentList;
  words: DownloadMessages;
}

/** The pages of a document as pictures: they can be read on a telephone, and without scripts. */
function Preview({ preview, list, words }: PreviewProperties) {
  const own = useSite().language;
  const { title, language, pages, pageCount } = preview;
  const lang = language ? languages[language].tag : undefined;
  const altOf = (index: number) =>
    words.previewPage
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
          {words.openFile}
        </a>
        <SiteLink className="action" to={addressOf(list, own)}>
          {words.closePreview}
        </SiteLink>
      </p>
      {pages.length === 0 && <p role="alert">{words.previewFailed}</p>}
      <div className="download-preview-pages">
        {pages.map(({ source, width, height }, index) => (
          // biome-ignore lint/performance/noImgElement: pages of a document have one size only
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
        <p>{words.previewShortened.replace('{value}', String(pages.length))}</p>
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
