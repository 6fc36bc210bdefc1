/** A mail of ours; `{key}` is filled in. */
export interface MailText {
  subject: string;
  body: string;
}

/** What visitors and staff are sent. */
export const messages = {
  /** To the sender of a form. */
  inquiryReceived: {
    subject: 'We have received your request ({reference})',
    body: `Hello {name},

Thank you for writing to us. Your request is stored under the reference {reference}.
We read every request ourselves and answer as soon as we can.

If you want to add something, simply reply to this email and keep the reference in the subject.

eArc`,
  },
  /** To an applicant. */
  applicationReceived: {
    subject: 'We have received your application ({reference})',
    body: `Hello {name},

Thank you for applying to us. Your application and your CV are stored under the reference {reference}.
Only the people responsible for recruitment can see them. They will get back to you.

If you want to add something or withdraw your application, simply reply to this email and keep the reference in the subject.

eArc`,
  },
  /** The link back to an unfinished application. */
  savedApplication: {
    subject: 'Your saved application',
    body: `Hello,

With this link you can continue your application to eArc, on any device. It works for 30 days:

{link}

The CV itself is not saved; please attach it again. Nobody here reads the application before you send it.
If you did not ask for this, please ignore this email: what was saved is deleted after 30 days.

eArc`,
  },
  /** A calculation that a visitor has sent to himself. */
  calculation: {
    subject: 'Your calculation: {title}',
    body: `Hello,

On the eArc website somebody, probably you, asked for this calculation to be sent to this address:

{text}

The link shows it again, and lets you change the entries.
If you did not ask for this, please ignore this email: nothing further will come, and we have not kept the address.

eArc`,
  },
  /** To members of staff who forgot their password. */
  newPassword: {
    subject: 'Choose a new password',
    body: `Hello,

Somebody, probably you, asked for a new password for your account on the eArc website. You can choose it here:

{link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.

eArc`,
  },
  /** To whom an administrator has invited. */
  invitation: {
    subject: 'Your account on the eArc website',
    body: `Hello {name},

you have been invited to work on the eArc website. Choose your password here, and your account is ready:

{link}

The link works once and for 7 days. If you did not expect this, please ignore this email.

eArc`,
  },
  /** To whom an inquiry was assigned. */
  inquiryAssigned: {
    subject: 'Enquiry {reference} is yours',
    body: `Hello {name},

the enquiry {reference} has been assigned to you:

{link}

eArc`,
  },
  /** To whom is in charge of an inquiry, on the day to follow up on it. */
  inquiryReminder: {
    subject: 'Reminder: enquiry {reference}',
    body: `Hello {name},

today is the day to follow up on the enquiry {reference}:

{link}

eArc`,
  },
};

export type MailMessages = { [Key in keyof typeof messages]: MailText };
