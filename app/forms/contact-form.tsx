import { contact, feedback } from './contact.ts';
import { Form } from './form.tsx';

export function CustomerServiceForm() {
  return <Form name="customer-service" fields={contact} />;
}

export function MediaCooperationForm() {
  return <Form name="media-cooperation" fields={contact} />;
}

export function FeedbackForm() {
  return <Form name="feedback" fields={feedback} />;
}
