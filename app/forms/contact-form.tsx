import type { FieldDescription } from './fields.tsx';
import { Form } from './form.tsx';

const message: FieldDescription = {
  name: 'content',
  label: 'fieldMessage',
  required: true,
  type: 'textarea',
  errors: { required: 'errorMessageRequired' },
};

const name: FieldDescription = {
  name: 'name',
  label: 'fieldName',
  isHalf: true,
  autoComplete: 'name',
  errors: { required: 'errorNameRequired' },
};

const email: FieldDescription = {
  name: 'email',
  label: 'fieldEmail',
  isHalf: true,
  type: 'email',
  autoComplete: 'email',
  errors: { required: 'errorEmailRequired', invalid: 'errorEmailInvalid' },
};

const contactFields: FieldDescription[] = [
  { ...name, required: true },
  { ...email, required: true },
  { name: 'company', label: 'fieldCompanyName', autoComplete: 'organization', errors: {} },
  message,
];

export function CustomerServiceForm() {
  return <Form name="customer-service" fields={contactFields} />;
}

export function MediaCooperationForm() {
  return <Form name="media-cooperation" fields={contactFields} />;
}

export function FeedbackForm() {
  return <Form name="feedback" fields={[name, email, message]} />;
}
