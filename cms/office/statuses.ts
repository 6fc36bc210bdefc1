import { staffText } from '../../app/i18n/staff.ts';

/** How far an inquiry has come, in the order that it takes. */
export const statusOptions = [
  { value: 'new', label: staffText('statusNew') },
  { value: 'inProgress', label: staffText('statusInProgress') },
  { value: 'answered', label: staffText('statusAnswered') },
  { value: 'closed', label: staffText('statusClosed') },
  { value: 'spam', label: staffText('statusSpam') },
];
