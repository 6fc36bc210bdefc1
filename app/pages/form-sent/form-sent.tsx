import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../site.tsx';

/** Where a visitor without scripts arrives after sending a form. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('reference') ?? '';
  const from = query.get('from') ?? '';
  return {
    reference: /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference) ? reference : null,
    from: /^\/(?!\/)[\w/-]*$/.test(from) ? from : '/home',
  };
}

export function Component() {
  const { reference, from } = useLoaderData<typeof loader>();
  const messages = useMessages();
  return (
    <section className="notice-page">
      <h1>{messages.formSuccessTitle}</h1>
      <p className="lead">{messages.formSuccessText}</p>
      {reference && (
        <p>
          {messages.formReference}: <strong>{reference}</strong>
        </p>
      )}
      <p className="actions">
        <SiteLink className="action action-primary" to={from}>
          {messages.formBackToPage}
        </SiteLink>
      </p>
    </section>
  );
}
