import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: 'Nous avons bien reçu votre demande ({reference})',
    body: `Bonjour {name},

Merci de nous avoir écrit. Votre demande est enregistrée sous la référence {reference}.
Nous lisons chaque demande et répondons dès que possible.

Pour la compléter, répondez simplement à ce message en conservant la référence dans l’objet.

eArc`,
  },
  applicationReceived: {
    subject: 'Nous avons bien reçu votre candidature ({reference})',
    body: `Bonjour {name},

Merci pour votre candidature. Elle est enregistrée avec votre CV sous la référence {reference}.
Seules les personnes chargées du recrutement peuvent la consulter. Elles reviendront vers vous.

Pour la compléter ou la retirer, répondez simplement à ce message en conservant la référence dans l’objet.

eArc`,
  },
  savedApplication: {
    subject: 'Votre candidature enregistrée',
    body: `Bonjour,

Ce lien vous permet de poursuivre votre candidature chez eArc sur n’importe quel appareil. Il est valable 30 jours :

{link}

Le CV lui-même n’est pas enregistré ; veuillez le joindre à nouveau. Personne ne lit la candidature avant son envoi.
Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : les données enregistrées seront supprimées au bout de 30 jours.

eArc`,
  },
  calculation: {
    subject: 'Votre calcul : {title}',
    body: `Bonjour,

Sur le site d’eArc, quelqu’un, sans doute vous, a demandé l’envoi de ce calcul à cette adresse :

{text}

Le lien l’affiche de nouveau et permet de modifier les données.
Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien d’autre ne suivra, et nous n’avons pas conservé l’adresse.

eArc`,
  },
  newPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    body: `Bonjour,

Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur le site d’eArc. Vous pouvez le choisir ici :

{link}

Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.

eArc`,
  },
  invitation: {
    subject: 'Votre compte sur le site d’eArc',
    body: `Bonjour {name},

Vous êtes invité à travailler sur le site d’eArc. Choisissez ici votre mot de passe, et votre compte sera prêt :

{link}

Le lien fonctionne une seule fois, pendant 7 jours. Si vous n’attendiez pas ce message, veuillez l’ignorer.

eArc`,
  },
  inquiryAssigned: {
    subject: 'La demande {reference} vous est attribuée',
    body: `Bonjour {name},

La demande {reference} vous a été attribuée :

{link}

eArc`,
  },
  inquiryReminder: {
    subject: 'Rappel : demande {reference}',
    body: `Bonjour {name},

La demande {reference} est à relancer aujourd’hui :

{link}

eArc`,
  },
};
