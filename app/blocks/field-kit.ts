import type { ArrayField, Field, TextareaField, TextField, UploadField } from 'payload';
import { type StaffText, staffText } from '../i18n/staff.ts';

/** The kinds of field that blocks are made of, so that each is asked for in the same way. */

const linkPattern = /^(\/[^\s/][^\s]*|\/|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+|tel:\S+)$/;
const anchorPattern = /^[a-z0-9-]+$/;

export function textField(
  name: string,
  label: StaffText,
  options: { required?: boolean; maxLength?: number } = {},
): TextField {
  return {
    name,
    type: 'text',
    label: staffText(label),
    localized: true,
    required: options.required ?? false,
    maxLength: options.maxLength ?? 160,
  };
}

export function paragraphField(name: string, label: StaffText): TextareaField {
  return { name, type: 'textarea', label: staffText(label), localized: true, maxLength: 1200 };
}

export const pictureField: UploadField = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  label: staffText('picture'),
};

/** Lets a link lead to this block: `/home#quote`. */
export const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: staffText('anchor'),
  admin: { description: staffText('anchorHelp') },
  validate: matches(anchorPattern, 'anchorInvalid'),
};

export const hrefField: TextField = {
  name: 'href',
  type: 'text',
  label: staffText('linkTarget'),
  admin: { description: staffText('linkTargetHelp') },
  validate: matches(linkPattern, 'linkTargetInvalid'),
};

export const linkFields: Field[] = [
  textField('label', 'linkText', { required: true, maxLength: 80 }),
  { ...hrefField, required: true } as TextField,
];

export const actionsField: ArrayField = {
  name: 'actions',
  type: 'array',
  label: staffText('actions'),
  maxRows: 3,
  fields: linkFields,
};

function matches(pattern: RegExp, message: StaffText) {
  return (
    value: string | null | undefined,
    { req, required }: { req: { i18n: { language: string } }; required?: boolean },
  ): string | true => {
    if (!value && !required) return true;
    if (value && pattern.test(value)) return true;
    const texts: Record<string, string> = staffText(message);
    return texts[req.i18n.language] ?? staffText(message).en;
  };
}
