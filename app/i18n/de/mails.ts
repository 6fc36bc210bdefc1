import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: 'Ihre Anfrage ist eingegangen ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Nachricht. Ihre Anfrage ist unter der Nummer {reference} gespeichert.
Wir lesen jede Anfrage selbst und antworten so bald wie möglich.

Möchten Sie etwas ergänzen, antworten Sie einfach auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.

eArc`,
  },
  applicationReceived: {
    subject: 'Ihre Bewerbung ist eingegangen ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Bewerbung. Sie ist mit Ihrem Lebenslauf unter der Nummer {reference} gespeichert.
Einsehen kann sie nur, wer bei uns für Personal zuständig ist. Sie hören von uns.

Möchten Sie etwas ergänzen oder Ihre Bewerbung zurückziehen, antworten Sie einfach auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.

eArc`,
  },
  savedApplication: {
    subject: 'Ihre gespeicherte Bewerbung',
    body: `Guten Tag,

über diesen Link setzen Sie Ihre Bewerbung bei eArc fort, auf jedem Gerät. Er gilt 30 Tage:

{link}

Der Lebenslauf selbst wird nicht gespeichert, bitte fügen Sie ihn wieder an. Bevor Sie die Bewerbung absenden, liest sie hier niemand.
Haben Sie das nicht veranlasst, ignorieren Sie diese E-Mail bitte: Das Gespeicherte wird nach 30 Tagen gelöscht.

eArc`,
  },
  calculation: {
    subject: 'Ihre Berechnung: {title}',
    body: `Guten Tag,

auf der Website von eArc hat jemand, vermutlich Sie selbst, diese Berechnung an diese Adresse schicken lassen:

{text}

Der Link zeigt sie wieder, und dort können Sie die Eingaben ändern.
Haben Sie das nicht veranlasst, ignorieren Sie diese E-Mail bitte: Es folgt nichts Weiteres, und die Adresse haben wir nicht aufgehoben.

eArc`,
  },
  newPassword: {
    subject: 'Neues Passwort wählen',
    body: `Guten Tag,

jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto auf der Website von eArc angefordert. Hier können Sie es wählen:

{link}

Der Link gilt eine Stunde lang und nur einmal. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

eArc`,
  },
  invitation: {
    subject: 'Ihr Konto auf der Website von eArc',
    body: `Guten Tag {name},

Sie sind eingeladen, an der Website von eArc mitzuarbeiten. Wählen Sie hier Ihr Passwort, dann ist Ihr Konto bereit:

{link}

Der Link gilt 7 Tage lang und nur einmal. Haben Sie damit nicht gerechnet, ignorieren Sie diese E-Mail bitte.

eArc`,
  },
  inquiryAssigned: {
    subject: 'Die Anfrage {reference} liegt bei Ihnen',
    body: `Guten Tag {name},

die Anfrage {reference} wurde Ihnen zugewiesen:

{link}

eArc`,
  },
  inquiryReminder: {
    subject: 'Erinnerung: Anfrage {reference}',
    body: `Guten Tag {name},

heute ist die Wiedervorlage der Anfrage {reference}:

{link}

eArc`,
  },
};
