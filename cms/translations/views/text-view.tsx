import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, Link } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { deskMessages } from '../../../app/i18n/desk.ts';
import { languages } from '../../../app/i18n/languages.ts';
import { isKind, nameOfKind, readDocument } from '../documents.ts';
import { languagesOf, mayApprove } from '../rights.ts';
import { readStates } from '../states.ts';
import { entriesOf } from './entries.ts';
import { ExchangeTools } from './exchange-tools.tsx';
import { TextEditor } from './text-editor.tsx';
import './desk.css';

/** /admin/translations/KIND/ID/LANGUAGE: source and translation side by side. */
export async function TextView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions } = initPageResult;
  const { payload, user, i18n } = req;
  if (!user) redirect('/login');
  const [, kind, id = '', wanted] = Array.isArray(params?.segments) ? params.segments : [];
  const language = languagesOf(user).find((one) => one === wanted);
  const document = isKind(kind) ? await readDocument(payload, kind, id) : undefined;
  if (!language || !document) notFound();
  const words = deskMessages(i18n.language);
  const states = await readStates(payload, { kind: document.kind, document: id, language });
  const { name } = languages[language];
  const isEditor = mayApprove(user);
  const place =
    document.kind === 'settings' ? 'globals/settings' : `collections/${document.kind}/${id}`;
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, params, searchParams, user, visibleEntities, req }}
      locale={initPageResult.locale}
    >
      <Gutter className="desk">
        <p className="desk__way">
          <Link href={`/admin/translations?language=${language}`} prefetch={false}>
            {words.back}
          </Link>
          {isEditor && (
            <Link href={`/admin/${place}?locale=${language}`} prefetch={false}>
              {words.edit}
            </Link>
          )}
        </p>
        <h1>
          {document.title || nameOfKind(payload, document.kind, i18n.language)}{' '}
          <span className="desk__language">{name}</span>
        </h1>
        {isEditor && document.isDraft && <p className="desk__help">{words.draftHelp}</p>}
        <TextEditor
          // What was approved or imported meanwhile is drawn anew.
          key={[...states.all()].map((one) => one.proposal?.at).join()}
          {...{ language, words, mayReview: isEditor }}
          document={{ kind: document.kind, id }}
          languageName={name}
          entries={entriesOf(document, language, states, i18n.language)}
        />
        <ExchangeTools
          languages={[{ code: language, name }]}
          chosen={language}
          words={words}
          only={{ kind: document.kind, id }}
        />
      </Gutter>
    </DefaultTemplate>
  );
}
