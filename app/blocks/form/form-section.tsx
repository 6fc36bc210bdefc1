import type { ReactNode } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import './form.css';

interface Properties {
  block: Pick<BlockOf<'form'>, 'anchor' | 'title' | 'text'>;
  /** Set if the title names the section. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** A form with a title and text beside it. */
export function FormSection({ block, titleId, className = 'form-block', children }: Properties) {
  return (
    <section className={className} id={block.anchor ?? undefined} aria-labelledby={titleId}>
      <div className="form-block-words">
        <Text as="h2" id={titleId} value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      {children}
    </section>
  );
}
