import { useState } from 'react';
import type { RegistrationContent, RegistrationState } from '../../../cms/interface.ts';
import { FormSection } from '../../blocks/form/form-section.tsx';
import { Actions } from '../../components/actions.tsx';
import { activity as fields } from '../../forms/activity.ts';
import {
  Field,
  type FieldProperties,
  inputAttributes,
  Labelled,
  useFieldMessages,
} from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { ActivityMessages } from '../../i18n/en/activities.ts';
import { SiteProvider, useFormState, useMessages, useSite } from '../../site.tsx';

interface Properties extends RegistrationContent {
  isExample: boolean;
}

/** The form, or why there is none. */
export function Registration({ state, messages: words, isExample }: Properties) {
  const site = useSite();
  const formState = useFormState();
  const messages = { ...useMessages(), ...words };
  // What somebody typed is shown again, even if the last place was taken meanwhile; and the form
  // stays while somebody fills it in.
  const [isShown] = useState(state === 'open' || formState?.form === 'activity');
  const title = words.registrationTitle;
  if (!isShown) return <NoRegistration state={state} words={words} />;
  const text = isExample ? words.registrationExample : words.registrationText;
  return (
    <FormSection block={{ anchor: 'registration', title, text }} titleId="activity-heading">
      <SiteProvider site={site} formState={formState} messages={messages}>
        <RegistrationForm next={words.formNext} />
      </SiteProvider>
    </FormSection>
  );
}

function RegistrationForm({ next }: { next: string | undefined }) {
  const form = useForm({ name: 'activity', fields });
  return <Form form={form} draw={(field) => <RegistrationField {...field} />} next={next} />;
}

function RegistrationField(properties: FieldProperties) {
  const { field, values } = properties;
  const messages = useFieldMessages();
  if (field.kind !== 'count') return <Field {...properties} />;
  return (
    <Labelled {...properties}>
      <input
        {...inputAttributes(properties)}
        // Not a number input: it would keep from us what was typed, were it no number.
        type="text"
        inputMode="numeric"
        defaultValue={values[field.name] ?? ''}
        placeholder={messages.pleaseEnter}
      />
    </Labelled>
  );
}

interface StateProperties {
  state: RegistrationState;
  words: ActivityMessages;
}

function NoRegistration({ state, words }: StateProperties) {
  const texts: Record<RegistrationState, string> = {
    open: words.registrationText,
    full: words.registrationFullText,
    closed: words.registrationClosedText,
    past: words.registrationPastText,
  };
  return (
    <FormSection
      block={{ anchor: 'registration', title: stateText(state, words), text: texts[state] }}
      titleId="activity-heading"
    >
      <Actions actions={[{ label: words.contact, href: '/about#contact' }]} />
    </FormSection>
  );
}

function stateText(state: RegistrationState, words: ActivityMessages): string {
  return {
    open: words.registrationTitle,
    full: words.isFull,
    closed: words.registrationClosedTitle,
    past: words.isPast,
  }[state];
}
