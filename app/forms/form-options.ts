import { type StaffText, staffText } from '../i18n/staff.ts';
import { type FormName, forms } from './forms.ts';
import { type InquiryForm, inquiryFormNames } from './inquiry-forms.ts';

const labels: Record<InquiryForm, StaffText> = {
  quote: 'quoteForm',
  'custom-request': 'customRequestForm',
  'customer-service': 'customerServiceForm',
  'media-cooperation': 'mediaCooperationForm',
  feedback: 'feedbackForm',
  activity: 'activityForm',
};

/** The forms as the back office lists them. */
export const formOptions = inquiryFormNames.map(optionOf);

/** Those that editors can place on a page. */
export const placedFormOptions = (Object.keys(forms) as FormName[]).map(optionOf);

function optionOf<Name extends InquiryForm>(name: Name) {
  return { value: name, label: staffText(labels[name]) };
}
