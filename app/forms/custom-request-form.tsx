import { customRequest } from './custom-request.ts';
import { Form } from './form.tsx';
import { Places } from './places-list.tsx';

/** Made-to-measure modules of the off-grid series (specification, section 3). */
export function CustomRequestForm() {
  return (
    <Form
      name="custom-request"
      fields={customRequest}
      extras={{ country: <Places formId="custom-request" field="country" /> }}
    />
  );
}
