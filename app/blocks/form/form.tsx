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
  return (
    <section className="form-block" id={block.anchor ?? undefined}>
      <div className="form-block-words">
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      <Form />
    </section>
  );
}
