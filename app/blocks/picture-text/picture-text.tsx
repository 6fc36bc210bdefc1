import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './picture-text.css';

export default function PictureText({ block }: { block: BlockOf<'pictureText'> }) {
  return (
    <section
      className={block.picture ? 'picture-text picture-text-pair' : 'picture-text'}
      id={block.anchor ?? undefined}
    >
      <div className="picture-text-body">
        <Text as="h2" value={block.title} />
        <div>
          <Text as="p" value={block.text} />
          <Actions actions={block.actions} />
        </div>
      </div>
      {block.picture && <Picture picture={block.picture} sizes="(min-width: 64rem) 60vw, 100vw" />}
    </section>
  );
}
