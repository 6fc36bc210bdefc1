import type { Language } from '../../app/i18n/languages.ts';
import type { Confirmation } from './confirmation.ts';

/** The mail for a forgotten password, in the language of the site it was requested on. */
export const resetLinks: Record<Language, Confirmation> = {
  en: {
    subject: 'Choose a new password',
    body: `Hello,

Somebody, probably you, asked for a new password for your account on the eArc website. You can choose it here:

{link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.

eArc`,
  },
  zh: {
    subject: '设置新密码',
    body: `您好：

有人（可能是您本人）为您在eArc网站的账号申请了新密码。请通过以下链接设置：

{link}

链接一小时内有效，仅可使用一次。如果不是您本人申请，无需任何操作，您的密码保持不变。

eArc`,
  },
  de: {
    subject: 'Neues Passwort wählen',
    body: `Guten Tag,

jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto auf der Website von eArc angefordert. Hier können Sie es wählen:

{link}

Der Link gilt eine Stunde lang und nur einmal. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

eArc`,
  },
  ja: {
    subject: '新しいパスワードの設定',
    body: `eArcウェブサイトのアカウントについて、パスワードの再設定が申し込まれました。
次のリンクから新しいパスワードを設定してください。

{link}

リンクは1時間、1回限り有効です。お心当たりがない場合は、何もする必要はありません。パスワードは変更されません。

eArc`,
  },
  es: {
    subject: 'Elija una contraseña nueva',
    body: `Hola:

Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en el sitio web de eArc. Puede elegirla aquí:

{link}

El enlace sirve una sola vez y durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.

eArc`,
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    body: `Bonjour,

quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur le site d’eArc. Vous pouvez le choisir ici :

{link}

Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.

eArc`,
  },
  pl: {
    subject: 'Wybór nowego hasła',
    body: `Dzień dobry,

ktoś, prawdopodobnie Państwo, poprosił o nowe hasło do Państwa konta w witrynie eArc. Można je wybrać tutaj:

{link}

Odnośnik działa raz i przez godzinę. Jeśli prośba nie pochodzi od Państwa, nie trzeba nic robić: hasło pozostaje bez zmian.

eArc`,
  },
};
