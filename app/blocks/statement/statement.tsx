import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Basis } from '../../components/basis.tsx';
import { languageOf, TitleWords, textOf } from '../../components/text.tsx';
import './statement.css';

export default function Statement({ block }: { block: BlockOf<'statement'> }) {
  const basis = useId();
  const hasBasis = Boolean(textOf(block.basis) || textOf(block.source) || block.isExample);
  return (
    <section className="statement" id={block.anchor ?? undefined}>
      <h2 {...languageOf(block.text)} aria-describedby={hasBasis ? basis : undefined}>
        <TitleWords value={block.text} />
      </h2>
      {hasBasis && (
        <div className="statement-basis">
          <span aria-hidden="true">*</span>
          <Basis
            id={basis}
            value={block.basis}
            source={block.source}
            href={block.href}
            isExample={block.isExample}
          />
        </div>
      )}
    </section>
  );
}
