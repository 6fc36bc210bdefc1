import { staffText } from '../../app/i18n/staff.ts';

/** The status of an inquiry, in chronological order. */
export const statusOptions = [
  { value: 'new', label: staffText('statusNew') },
  { value: 'inProgress', label: staffText('statusInProgress') },
  { value: 'answered', label: staffText('statusAnswered') },
  { value: 'closed', label: staffText('statusClosed') },
  { value: 'spam', label: staffText('statusSpam') },
];
