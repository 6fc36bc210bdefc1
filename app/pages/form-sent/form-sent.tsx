import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SiteLink } from '../../components/site-link.tsx';
import { type PageSource, pageSourceContext } from '../../page-source.ts';
import { useMessages } from '../../site.tsx';

/** Where a visitor without scripts arrives after sending a form. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('reference') ?? '';
  const from = query.get('from') ?? '';
  const form = params.form ?? '';
  return {
    form,
    reference: /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference) ? reference : null,
    from: /^\/(?!\/)[\w/-]*$/.test(from) ? from : '/home',
    ...(form === 'resume' && (await applicationWords(context.get(pageSourceContext)))),
  };
}

/** Those of the page with the form for applications; none where that is not published. */
async function applicationWords(source: PageSource) {
  const page = await source.page('/resume_submit', '');
  const block = page?.blocks.find(({ blockType }) => blockType === 'resumeForm');
  if (block?.blockType !== 'resumeForm') return null;
  const { words, sendsMail } = block.application;
  const { formSuccessTitle: title, formSuccessText: text, formAnother, sentConfirmation } = words;
  const confirmation = sendsMail ? sentConfirmation : null;
  return { title, text, another: formAnother, confirmation };
}

export function Component() {
  const { form, reference, from, title, text, another, confirmation } =
    useLoaderData<typeof loader>();
  const messages = useMessages();

  return (
    <section className="notice-page">
      <h1>{title ?? messages.formSuccessTitle}</h1>
      <p className="lead">{text ?? messages.formSuccessText}</p>
      {confirmation && <p>{confirmation}</p>}
      {reference && (
        <p>
          {messages.labelled.replace('{label}', messages.formReference)}
          <strong>{reference}</strong>
        </p>
      )}
      <p className="actions">
        <SiteLink className="action action-primary" to={from}>
          {messages.formBackToPage}
        </SiteLink>
        {/* A form stands by itself on the page for applications, beside its title elsewhere. */}
        <SiteLink className="action" to={form === 'resume' ? from : `${from}#${form}-heading`}>
          {another ?? messages.formAnother}
        </SiteLink>
      </p>
    </section>
  );
}
