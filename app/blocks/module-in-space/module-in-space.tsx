import { type ComponentType, useId, useState } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { loadChunk } from '../../chunks.ts';
import { Basis } from '../../components/basis.tsx';
import { Text } from '../../components/text.tsx';
import { useLanguageTag } from '../../site.tsx';
import '../../tools/tool.css';
import { Figures } from './figures.tsx';
import { Poster } from './poster.tsx';
import { firstPose } from './sheets.ts';
import type { SpaceProperties } from './space/space.tsx';
import { pictured } from './wording.ts';

/** Like a studio, and as wide as the page; on phones there is more room above than beside. */
const stageStyle = {
  blockSize: 'clamp(21rem, 50vw, 45rem)',
  background: 'color-mix(in srgb, var(--ink) 9%, var(--paper))',
};

/**
 * A module to bend, to take apart and to put beside glass. What that needs is loaded when somebody
 * asks for it; before, and where it cannot be drawn, there are a picture and a table.
 */
export default function ModuleInSpace({ block }: { block: BlockOf<'moduleInSpace'> }) {
  const { space, messages: words } = block;
  const languageTag = useLanguageTag();
  const [state, setState] = useState<'asked' | 'failed' | 'unavailable'>();
  const [Space, setSpace] = useState<ComponentType<SpaceProperties>>();
  const title = useId();
  if (!space) return null;
  const bend = space.bendRadius ? firstPose.bend : 0;

  function show() {
    setState('asked');
    loadChunk(() => import('./space/space.tsx')).then(
      (module) => setSpace(() => module.Space),
      () => setState('failed'),
    );
  }

  const isShown = Space && state === 'asked';
  return (
    <section className="section-grid specification-table" id={block.anchor ?? undefined}>
      <Text as="h2" id={title} value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <div style={{ gridColumn: '1 / -1' }}>
        {isShown ? (
          <Space {...{ space, words, stageStyle }} giveUp={() => setState('unavailable')} />
        ) : (
          <>
            <div style={stageStyle}>
              <Poster space={space} label={pictured(space, bend, words, languageTag)} />
            </div>
            {state !== 'unavailable' && (
              <p className="actions tool-scripted">
                <button
                  className="action"
                  type="button"
                  onClick={show}
                  aria-disabled={state === 'asked'}
                >
                  {words.show}
                </button>
              </p>
            )}
          </>
        )}
        <p role="status">
          {state === 'asked' && !Space && words.loading}
          {state === 'failed' && words.failed}
          {state === 'unavailable' && words.unavailable}
        </p>
      </div>
      <Figures {...{ space, words, title }} />
      <Basis value={block.basis} />
    </section>
  );
}
