import type { Text as TextValue } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import './basis.css';
import { ExampleMark } from './example-mark.tsx';
import { Text, textOf } from './text.tsx';

interface Properties {
  value: TextValue | null | undefined;
  source?: TextValue | null;
  href?: string | null;
  isExample?: boolean | null;
  id?: string;
}

/** The footnote below a claim: its basis, its source, or that it is an example. */
export function Basis({ value, source, href, isExample, id }: Properties) {
  const messages = useMessages();
  if (!textOf(value) && !textOf(source) && !isExample) return null;
  return (
    <p className="basis" id={id}>
      <span className="basis-word">{messages.basis}</span>{' '}
      {textOf(value) && (
        <>
          <Text value={value} />{' '}
        </>
      )}
      <Source source={source} href={href} />
      <ExampleMark isExample={isExample} />
    </p>
  );
}

export function Source({ source, href }: Pick<Properties, 'source' | 'href'>) {
  if (!textOf(source)) return null;
  return href ? (
    <a href={href}>
      <Text value={source} />
    </a>
  ) : (
    <Text as="cite" value={source} />
  );
}
