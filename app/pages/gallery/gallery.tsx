import type { BlockType } from '../../../cms/interface.ts';
import { blockComponent, blockTypes, loadBlocks } from '../../blocks/blocks.ts';
import type { Example } from '../../blocks/example.ts';

const modules = import.meta.glob<{ examples: Example<BlockType>[] }>('../../blocks/*/examples.ts', {
  eager: true,
});

/** Every block in every state, for the eye and for the tests. Only there when GALLERY is on. */
export async function loader() {
  await loadBlocks(blockTypes);
  return null;
}

export function Component() {
  return (
    <>
      <h1 className="page-title">Gallery of blocks</h1>
      {Object.entries(modules).flatMap(([file, { examples }]) =>
        examples.map(({ name, block }) => {
          const Block = blockComponent(block.blockType);
          return [
            <p className="on-cell" key={`${file} ${name}`}>
              {block.blockType}: {name}
            </p>,
            <Block key={`${file} ${name} block`} block={block} isFirst={false} />,
          ];
        }),
      )}
    </>
  );
}
