import { Form } from './form.tsx';
import { Places } from './places-list.tsx';
import { quote } from './quote.ts';

/** Project consultation (specification, section 3). */
export function QuoteForm() {
  return (
    <Form
      name="quote"
      fields={quote}
      extras={{ projectAddress: <Places formId="quote" field="projectAddress" /> }}
    />
  );
}
