import type { ServerProps } from 'payload';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { type PeopleText, peopleMessage } from '../../app/i18n/people.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { roles, roleTexts } from '../access.ts';
import { hasMailServer } from '../mail/owed.ts';
import { InviteForm } from './invite-form.tsx';

/** Above the list of accounts, for administrators. */
export function InviteColleague({ user, payload, i18n }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const { language } = i18n;
  const own = (key: PeopleText) => peopleMessage(key, language);
  const staff = (key: StaffText) => staffMessage(key, language);
  return (
    <InviteForm
      language={language}
      roles={roles.map((role) => ({ value: role, label: staff(roleTexts[role]) }))}
      languages={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
      texts={{
        title: own('inviteTitle'),
        help: own(hasMailServer(payload) ? 'inviteHelp' : 'inviteNoMail'),
        name: staff('name'),
        email: staff('email'),
        role: staff('role'),
        language: own('language'),
        submit: own('inviteSubmit'),
        sent: own('inviteSent'),
        link: own('inviteLink'),
        taken: own('inviteTaken'),
        invalid: own('inviteInvalid'),
        failed: own('failed'),
      }}
    />
  );
}
