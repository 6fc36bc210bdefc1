import { type PayloadRequest, ValidationError } from 'payload';
import { formatNumber } from '../../app/i18n/format.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';

/** Answered with 400, and shown beside the file in the back office. */
export function refuseFile(
  req: PayloadRequest,
  text: StaffText,
  figures: Record<string, number> = {},
): ValidationError {
  const { language } = req.i18n;
  const message = staffMessage(text, language).replace(/\{(\w+)\}/g, (_, name: string) =>
    formatNumber(figures[name] ?? 0, language),
  );
  return new ValidationError({ errors: [{ message, path: 'file' }] }, req.t);
}
