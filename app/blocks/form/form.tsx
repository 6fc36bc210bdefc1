import type { BlockOf } from '../../../cms/interface.ts';
import { CaseField } from '../../forms/case-field.tsx';
import { Field, type FieldProperties } from '../../forms/fields.tsx';
import { FilesField } from '../../forms/files-field.tsx';
import { Form } from '../../forms/form.tsx';
import { fieldsOf } from '../../forms/forms.ts';
import { useForm } from '../../forms/use-form.ts';
import { SiteProvider, useFormState, useMessages, useSite } from '../../site.tsx';
import { FormSection } from './form-section.tsx';

export default function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const site = useSite();
  const formState = useFormState();
  const messages = { ...useMessages(), ...block.words };
  return (
    // A page may have several forms with fields of the same name.
    <FormSection block={block} titleId={`${block.form}-heading`}>
      <SiteProvider {...{ site, formState, messages }}>
        <InquiryForm block={block} />
      </SiteProvider>
    </FormSection>
  );
}

function InquiryForm({ block: { form: name, words, carried } }: { block: BlockOf<'form'> }) {
  const form = useForm({ name, fields: fieldsOf(name) });
  const draw = ({ field, ...rest }: FieldProperties) => {
    switch (field.kind) {
      case 'files':
        return <FilesField {...rest} field={field} />;
      case 'case':
        return <CaseField {...rest} {...{ field, carried }} />;
      default:
        return <Field {...rest} field={field} />;
    }
  };
  return <Form form={form} draw={draw} next={words.formNext} />;
}
