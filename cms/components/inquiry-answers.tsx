import type { UIFieldServerProps } from 'payload';
import { type PeopleText, peopleMessage } from '../../app/i18n/people.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { isAddress } from '../mail/messages.ts';
import { hasMailServer } from '../mail/owed.ts';
import { AnswerPanel } from './answer-panel.tsx';

/** What was written about an inquiry, and the form for an answer. */
export function InquiryAnswers({ data, payload, i18n }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (typeof id !== 'number') return null;
  const own = (key: PeopleText) => peopleMessage(key, i18n.language);
  const staff = (key: StaffText) => staffMessage(key, i18n.language);
  return (
    <AnswerPanel
      inquiry={{
        id,
        reference: String(data.reference),
        email: isAddress(data.email) ? data.email.trim() : null,
        name: data.name ?? '',
        company: data.companyName ?? '',
        language: data.language ?? '',
      }}
      hasMail={hasMailServer(payload)}
      language={i18n.language}
      states={{
        pending: staff('mailPending'),
        sent: staff('mailSent'),
        none: staff('mailNone'),
        failed: staff('mailFailed'),
        noServer: staff('mailNoServer'),
      }}
      kinds={{
        answer: own('answer'),
        assignment: own('mailKindAssignment'),
        reminder: own('mailKindReminder'),
      }}
      texts={{
        title: own('answers'),
        answer: own('answer'),
        template: own('answerTemplate'),
        blank: own('answerBlank'),
        subject: own('answerSubject'),
        text: own('answerText'),
        files: own('answerFiles'),
        send: own(hasMailServer(payload) ? 'answerSend' : 'answerKeep'),
        mailto: own('answerMailto'),
        noServer: own('answerNoServer'),
        noAddress: own('answerNoAddress'),
        stored: own(hasMailServer(payload) ? 'answerStored' : 'answerKept'),
        empty: own('answerEmpty'),
        tooLarge: own('answerTooLarge'),
        to: own('answerTo'),
        from: own('answerFrom'),
        attachments: own('attachments'),
        // What the visitor reads.
        inquiry: peopleMessage('inquiryReference', String(data.language)),
        failed: own('failed'),
      }}
    />
  );
}
