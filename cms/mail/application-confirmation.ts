import type { Language } from '../../app/i18n/languages.ts';
import type { Confirmation } from './confirmation.ts';

/** What an applicant gets, in the language of the site the application was sent from. */
export const applicationConfirmations: Record<Language, Confirmation> = {
  en: {
    subject: 'We have received your application ({reference})',
    body: `Hello {name},

Thank you for applying to us. Your application and your CV are stored under the reference {reference}.
Only the people responsible for recruitment can see them. They will get back to you.

If you want to add something or withdraw your application, simply reply to this mail and keep the reference in the subject.

eArc`,
  },
  zh: {
    subject: '我们已收到您的应聘资料（{reference}）',
    body: `{name}，您好：

感谢您应聘eArc。您的应聘资料和简历已保存，受理编号为{reference}。
只有负责招聘的同事可以查看，他们会与您联系。

如需补充材料或撤回应聘，请直接回复本邮件，并在主题中保留受理编号。

eArc`,
  },
  de: {
    subject: 'Ihre Bewerbung ist eingegangen ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Bewerbung. Sie ist mit Ihrem Lebenslauf unter der Nummer {reference} gespeichert.
Einsehen kann sie nur, wer bei uns für Personal zuständig ist. Sie hören von uns.

Möchten Sie etwas ergänzen oder Ihre Bewerbung zurückziehen, antworten Sie einfach auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.

eArc`,
  },
  ja: {
    subject: 'ご応募を受け付けました（{reference}）',
    body: `{name} 様

ご応募いただき、ありがとうございます。応募内容と履歴書を受付番号{reference}で承りました。
閲覧できるのは採用担当者のみです。担当者よりご連絡いたします。

補足や応募の取り下げをご希望の場合は、件名の受付番号を残したまま、このメールにご返信ください。

eArc`,
  },
  es: {
    subject: 'Hemos recibido su candidatura ({reference})',
    body: `Hola, {name}:

Gracias por su candidatura. Está guardada, junto con su currículum, con la referencia {reference}.
Solo pueden verla las personas responsables de la selección, que se pondrán en contacto con usted.

Si desea añadir algo o retirar su candidatura, responda a este correo y conserve la referencia en el asunto.

eArc`,
  },
  fr: {
    subject: 'Nous avons bien reçu votre candidature ({reference})',
    body: `Bonjour {name},

merci pour votre candidature. Elle est enregistrée avec votre CV sous la référence {reference}.
Seules les personnes chargées du recrutement peuvent la consulter. Elles reviendront vers vous.

Pour la compléter ou la retirer, répondez simplement à ce message en conservant la référence dans l’objet.

eArc`,
  },
  pl: {
    subject: 'Otrzymaliśmy Państwa zgłoszenie rekrutacyjne ({reference})',
    body: `Dzień dobry {name},

dziękujemy za zgłoszenie. Zostało zapisane wraz z CV pod numerem {reference}.
Wgląd mają tylko osoby odpowiedzialne za rekrutację. Skontaktują się z Państwem.

Aby coś dodać lub wycofać zgłoszenie, wystarczy odpowiedzieć na tę wiadomość, pozostawiając numer w temacie.

eArc`,
  },
};

/** The link back to an unfinished application. */
export const draftLinks: Record<Language, Confirmation> = {
  en: {
    subject: 'Your saved application',
    body: `Hello,

With this link you can continue your application to eArc, on any device. It works for 30 days:

{link}

The CV itself is not saved; please attach it again. Nobody here reads the application before you send it.
If you did not ask for this, please ignore this mail: what was saved is deleted after 30 days.

eArc`,
  },
  zh: {
    subject: '您保存的应聘资料',
    body: `您好：

通过以下链接，您可以在任何设备上继续填写eArc的应聘表单，链接30天内有效：

{link}

简历文件不会保存，请重新添加。在您提交之前，我们不会查看填写的内容。
如果这不是您本人的操作，请忽略本邮件：所保存的内容将在30天后删除。

eArc`,
  },
  de: {
    subject: 'Ihre gespeicherte Bewerbung',
    body: `Guten Tag,

über diesen Link setzen Sie Ihre Bewerbung bei eArc fort, auf jedem Gerät. Er gilt 30 Tage:

{link}

Der Lebenslauf selbst wird nicht gespeichert, bitte fügen Sie ihn wieder an. Bevor Sie die Bewerbung absenden, liest sie hier niemand.
Haben Sie das nicht veranlasst, ignorieren Sie diese E-Mail bitte: Das Gespeicherte wird nach 30 Tagen gelöscht.

eArc`,
  },
  ja: {
    subject: '保存した応募内容',
    body: `下記のリンクから、どの端末でもeArcへの応募の入力を再開できます。リンクの有効期間は30日間です。

{link}

履歴書のファイルは保存されません。改めて添付してください。送信されるまで、当社が応募内容を見ることはありません。
お心当たりのない場合は、このメールを破棄してください。保存された内容は30日後に削除されます。

eArc`,
  },
  es: {
    subject: 'Su candidatura guardada',
    body: `Hola:

Con este enlace puede continuar su candidatura a eArc desde cualquier dispositivo. Es válido durante 30 días:

{link}

El currículum no se guarda; adjúntelo de nuevo. Nadie lee la candidatura antes de que usted la envíe.
Si no lo ha solicitado, ignore este correo: lo guardado se elimina a los 30 días.

eArc`,
  },
  fr: {
    subject: 'Votre candidature enregistrée',
    body: `Bonjour,

ce lien vous permet de poursuivre votre candidature chez eArc sur n’importe quel appareil. Il est valable 30 jours :

{link}

Le CV lui-même n’est pas enregistré ; veuillez le joindre à nouveau. Personne ne lit la candidature avant son envoi.
Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : les données enregistrées seront supprimées au bout de 30 jours.

eArc`,
  },
  pl: {
    subject: 'Zapisane zgłoszenie rekrutacyjne',
    body: `Dzień dobry,

pod tym adresem można dokończyć zgłoszenie do eArc na dowolnym urządzeniu. Odnośnik jest ważny 30 dni:

{link}

Samo CV nie jest zapisywane; prosimy dołączyć je ponownie. Nikt nie czyta zgłoszenia przed jego wysłaniem.
Jeśli to nie Państwa prośba, prosimy zignorować tę wiadomość: zapisane dane zostaną usunięte po 30 dniach.

eArc`,
  },
};
