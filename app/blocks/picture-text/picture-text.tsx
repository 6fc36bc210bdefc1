import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './picture-text.css';

export default function PictureText({ block }: { block: BlockOf<'pictureText'> }) {
  return (
    <section className="picture-text" id={block.anchor ?? undefined}>
      <div className="picture-text-words">
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
        <Actions actions={block.actions} />
      </div>
      {block.picture && <Picture picture={block.picture} sizes="(min-width: 60rem) 58vw, 100vw" />}
    </section>
  );
}
