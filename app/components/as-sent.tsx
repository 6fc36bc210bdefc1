import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface Properties {
  as: 'div' | 'figcaption' | 'tbody';
  /** What the children are made of: when it is another, they are made anew. */
  of: unknown;
  children: () => ReactNode;
}

/**
 * An element of which React takes over nothing inside: it stays as the server has sent it. For what
 * is long and only read: no links, no fields, no handlers, nothing but `of` that changes it.
 */
export function AsSent({ as: Element, of, children }: Properties) {
  const isTakingOver = useSyncExternalStore(neverChanges, isMadeHere, isSent);
  const [sent] = useState(isTakingOver ? { of } : null);
  return sent?.of === of ? (
    <Element
      key="sent"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, and keeps React out
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  ) : (
    <Element key="made">{children()}</Element>
  );
}

const neverChanges = () => () => undefined;
const isMadeHere = () => false;
/** To the server nobody sends it. */
const isSent = () => !import.meta.env.SSR;
