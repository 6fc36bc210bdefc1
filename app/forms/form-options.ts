import { type StaffText, staffText } from '../i18n/staff.ts';
import { type FormName, formNames } from './forms.ts';

const labels: Record<FormName, StaffText> = {
  quote: 'quoteForm',
  'custom-request': 'customRequestForm',
  'customer-service': 'customerServiceForm',
  'media-cooperation': 'mediaCooperationForm',
  feedback: 'feedbackForm',
};

/** The forms as the back office lists them. */
export const formOptions = formNames.map((name) => ({
  value: name,
  label: staffText(labels[name]),
}));
