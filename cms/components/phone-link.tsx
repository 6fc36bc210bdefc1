'use client';

import { getTranslation } from '@payloadcms/translations';
import { useField, useTranslation } from '@payloadcms/ui';

interface Properties {
  path: string;
  field: { label?: Parameters<typeof getTranslation>[0] };
}

/** A telephone number in international format, to be dialled with a click. */
export function PhoneLink({ path, field }: Properties) {
  const { i18n } = useTranslation();
  const { value } = useField<string>({ path });
  if (!value) return null;
  const label = getTranslation(field.label ?? '', i18n);
  return (
    <div className="field-type text">
      <span className="field-label">{label}</span>
      <div className="field-type__wrap">
        <a href={telephoneAddress(value)}>{value}</a>
      </div>
    </div>
  );
}

/** RFC 3966, including an extension, if any. */
function telephoneAddress(number: string): string {
  const [subscriber = '', extension] = number.split(' ext. ');
  return `tel:${subscriber.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
