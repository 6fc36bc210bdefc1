import type { BlockOf } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import { InquiryForm } from '../../forms/inquiry-form.tsx';
import './form.css';

export default function FormBlock({ block }: { block: BlockOf<'form'> }) {
  // A page may have several forms, whose fields are called the same.
  const title = `${block.form}-heading`;
  return (
    <section className="form-block" id={block.anchor ?? undefined} aria-labelledby={title}>
      <div className="form-block-words">
        <Text as="h2" id={title} value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      <InquiryForm name={block.form} />
    </section>
  );
}
