import { activity } from './activity.ts';
import { forms } from './forms.ts';

/** Every form that becomes an inquiry: those that editors place, and those with pages of their own. */
const inquiryForms = { ...forms, activity };

export type InquiryForm = keyof typeof inquiryForms;

export const inquiryFormNames = Object.keys(inquiryForms) as InquiryForm[];

/** Any row of any form. */
export type FieldOfInquiries = (typeof inquiryForms)[InquiryForm][number];

export const fieldsOfInquiry = (name: InquiryForm): readonly FieldOfInquiries[] =>
  inquiryForms[name];

export function isInquiryForm(name: string): name is InquiryForm {
  return Object.hasOwn(inquiryForms, name);
}
