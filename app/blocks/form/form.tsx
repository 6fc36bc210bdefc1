import type { BlockOf } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import {
  CustomerServiceForm,
  FeedbackForm,
  MediaCooperationForm,
} from '../../forms/contact-form.tsx';
import { CustomRequestForm } from '../../forms/custom-request-form.tsx';
import { QuoteForm } from '../../forms/quote-form.tsx';
import './form.css';

const components = {
  quote: QuoteForm,
  'custom-request': CustomRequestForm,
  'customer-service': CustomerServiceForm,
  'media-cooperation': MediaCooperationForm,
  feedback: FeedbackForm,
};

export default function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const Form = components[block.form];
  // A page may have several forms, whose fields are called the same.
  const title = `${block.form}-heading`;
  return (
    <section className="form-block" id={block.anchor ?? undefined} aria-labelledby={title}>
      <div className="form-block-words">
        <Text as="h2" id={title} value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      <Form />
    </section>
  );
}
