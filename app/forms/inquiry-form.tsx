import { useRef } from 'react';
import { useMessages } from '../site.tsx';
import { Form } from './form.tsx';
import { type FormName, fieldsOf } from './forms.ts';
import { useForm } from './use-form.ts';

/** A form that becomes an inquiry: its table says all that it is (specification, section 3). */
export function InquiryForm({ name }: { name: FormName }) {
  const messages = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ name, fields: fieldsOf(name), element });
  return <Form form={form} next={messages.formNext} />;
}
