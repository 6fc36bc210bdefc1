import { useMessages } from '../../site.tsx';

export function Component() {
  const messages = useMessages();
  return (
    <section className="notice-page">
      <h1>{messages.keysTitle}</h1>
      <p className="lead">{messages.keysText}</p>
    </section>
  );
}
