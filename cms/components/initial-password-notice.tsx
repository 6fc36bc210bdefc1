import type { ServerProps } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';

/** Reminds anyone still using the password printed at installation to set one of their own. */
export function InitialPasswordNotice({ user, i18n }: ServerProps) {
  if (!user || !('passwordIsInitial' in user) || !user.passwordIsInitial) return null;
  const texts: Record<string, string> = staffText('initialPasswordNotice');
  return <p role="status">{texts[i18n.language] ?? texts.en}</p>;
}
