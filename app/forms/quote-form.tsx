import { useState } from 'react';
import { useSite } from '../site.tsx';
import type { FieldDescription } from './fields.tsx';
import { Form } from './form.tsx';
import { quote } from './quote.ts';

const fields: FieldDescription[] = [
  {
    name: 'name',
    label: 'fieldName',
    required: true,
    autoComplete: 'name',
    errors: { required: 'errorNameRequired' },
  },
  {
    name: 'email',
    label: 'fieldEmail',
    isHalf: true,
    type: 'email',
    autoComplete: 'email',
    errors: { invalid: 'errorEmailInvalid', contactRequired: 'errorContactRequired' },
  },
  {
    name: 'phone',
    label: 'fieldPhone',
    isHalf: true,
    type: 'tel',
    autoComplete: 'tel',
    errors: { invalid: 'errorPhoneInvalid' },
  },
  {
    name: 'projectAddress',
    label: 'fieldProjectAddress',
    isHalf: true,
    required: true,
    autoComplete: 'country-name',
    placeholder: 'projectAddressPlaceholder',
    errors: { required: 'errorProjectAddressRequired' },
  },
  {
    name: 'detailedAddress',
    label: 'fieldDetailedAddress',
    isHalf: true,
    autoComplete: 'street-address',
    errors: {},
  },
  { name: 'companyName', label: 'fieldCompanyName', autoComplete: 'organization', errors: {} },
  { name: 'content', label: 'fieldContent', type: 'textarea', errors: {} },
];

/** Project consultation (specification, section 3). */
export function QuoteForm() {
  return (
    <Form name="quote" schema={quote} fields={fields} extras={{ projectAddress: <Places /> }} />
  );
}

/**
 * Suggestions for the project address: countries in the visitor's language, in Chinese cities.
 * Any other text can be typed. They are looked up when the field is first used.
 */
function Places() {
  const { language } = useSite();
  const [places, setPlaces] = useState<string[]>([]);
  const load = () => {
    if (places.length > 0) return;
    import('./places.ts')
      .then(({ listPlaces }) => setPlaces(listPlaces(language)))
      // Without suggestions the field works as before.
      .catch(() => undefined);
  };
  return (
    <datalist
      id="quote-projectAddress-list"
      ref={(list) => {
        const input = list?.parentElement?.querySelector('input');
        input?.addEventListener('focus', load, { once: true });
      }}
    >
      {places.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
