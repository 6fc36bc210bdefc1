import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../site.tsx';
import { LostDrawing } from './lost-drawing.tsx';

export function NotFound() {
  const messages = useMessages();
  return (
    <section className="notice-page">
      <div>
        <h1>{messages.notFoundTitle}</h1>
        <p className="lead">{messages.notFoundText}</p>
        <p className="actions">
          <SiteLink className="action action-primary" to="/home">
            {messages.toHomePage}
          </SiteLink>
          {/* Without keywords it shows the shortest ways to what visitors look for. */}
          <SiteLink className="action" to="/search">
            {messages.search}
          </SiteLink>
        </p>
      </div>
      <LostDrawing />
    </section>
  );
}
