import type { UIFieldServerProps } from 'payload';
import { type PeopleText, peopleMessage } from '../../app/i18n/people.ts';
import { AccountPanel } from './account-panel.tsx';

/** How somebody signs in, and where; for its owner and for administrators. */
export function AccountSecurity({ data, user, i18n }: UIFieldServerProps) {
  const id: unknown = data?.id;
  const isOwn = user?.id === id;
  if (typeof id !== 'number' || (!isOwn && user?.role !== 'admin')) return null;
  const translate = (key: PeopleText) => peopleMessage(key, i18n.language);
  return (
    <AccountPanel
      id={id}
      isOwn={isOwn}
      language={i18n.language}
      texts={{
        title: translate('securityTitle'),
        secondFactor: translate('secondFactor'),
        isOn: translate('secondFactorOn'),
        isOff: translate('secondFactorOff'),
        isOffRequired: translate('secondFactorOffRequired'),
        setUp: translate('secondFactorSetUp'),
        manage: translate('secondFactorManage'),
        reset: translate('secondFactorReset'),
        resetConfirm: translate('secondFactorResetConfirm'),
        sessions: translate('sessions'),
        none: translate('sessionsNone'),
        isThis: translate('sessionThis'),
        unknown: translate('sessionUnknown'),
        since: translate('sessionSince'),
        used: translate('sessionUsed'),
        end: translate('sessionEnd'),
        endOthers: translate('sessionsEndOthers'),
        endAll: translate('sessionsEndAll'),
        invitedUntil: translate('invitedUntil'),
        invitedExpired: translate('invitedExpired'),
        resend: translate('invitationResend'),
        resent: translate('inviteSent'),
        link: translate('inviteLink'),
        withdraw: translate('invitationWithdraw'),
        withdrawConfirm: translate('invitationWithdrawConfirm'),
        failed: translate('failed'),
      }}
    />
  );
}
