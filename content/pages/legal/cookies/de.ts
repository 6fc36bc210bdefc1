import type { CookiesText } from './text.ts';

export const de: CookiesText = {
  title: 'Cookie-Einstellungen',
  description:
    'Was Ihr Browser auf dieser Website behält und warum, wann Sie vorher gefragt werden und wie Sie alles löschen.',
  none: [
    'Hier gibt es nichts einzustellen: Die öffentlichen Seiten setzen keine Cookies, weder eigene noch fremde. Schriften, Bilder und Skripte kommen von unserem eigenen Server. Keine Seite ruft fremde Dienste für Analyse, Werbung, Karten oder Videos auf.',
  ],
  banner: {
    title: 'Warum es kein Einwilligungsbanner gibt',
    text: 'In Deutschland verlangt § 25 TDDDG eine Einwilligung, bevor etwas nicht Notwendiges auf einem Gerät gespeichert oder dort ausgelesen wird. Wir legen dort nur ab, was eine von Ihnen genutzte Funktion braucht: Ihren Entwurf und Ihre Stelle auf der Seite. Die Besuchszählung speichert nichts auf dem Gerät und liest dort nichts aus. Diese Einschätzung (Stand: November 2026) bestätigt der Betreiber vor der Veröffentlichung.',
  },
  counting: [
    { heading: 'Besuchszählung mit Ihrer Einwilligung' },
    'Wenn Sie zustimmen, lädt diese Website das Skript des Dienstes, den die Frage am unteren Rand des Fensters nennt: Google Analytics (Google Ireland Limited; Daten können zu Google in die USA gelangen) oder auf den chinesischen Websites Baidu Tongji (百度统计, Baidu, China). Der Dienst erfährt Ihre Netzwerkadresse, Ihren Browser und welche Seiten Sie hier öffnen, auch die Wörter einer Suche. Er setzt Cookies („_ga…“ oder „Hm_…“), die bis zu zwölf Monate bleiben. Werbefunktionen sind ausgeschaltet.',
    'Ohne Ihre Einwilligung wird nichts davon geladen. Ihre Antwort bleibt zwölf Monate auf diesem Gerät (Local Storage, „analytics“); danach, oder wenn sich der Dienst oder unsere Datenschutzerklärung ändert, fragen wir erneut. Sendet Ihr Browser Global Privacy Control oder Do Not Track, werden Sie nicht gefragt, und nichts wird geladen. Auf dieser Seite können Sie Ihre Antwort jederzeit ändern; was bis dahin aufgrund Ihrer Einwilligung verarbeitet wurde, bleibt rechtmäßig.',
    'Alle übrigen Schriften, Bilder und Skripte kommen von unserem eigenen Server. Grundlage ist Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO).',
  ],
  device: [
    { heading: 'Was auf Ihrem Gerät liegt' },
    {
      list: [
        'Entwurf eines Formulars (Local Storage): Ihre Eingaben, damit nichts verloren geht. Er wird gelöscht, sobald der Server bestätigt hat, dass Ihre Einsendung gespeichert ist.',
        'Stelle auf der Seite (Session Storage, „scroll-positions“): wie weit Sie gescrollt haben, damit „Zurück“ an dieselbe Stelle führt. Sie verschwindet, wenn der Tab geschlossen wird.',
        'Browser-Cache: Kopien von Seiten, Bildern und Schriften, damit sie schneller laden. Ihr Browser verwaltet ihn.',
      ],
    },
    { heading: 'Was die Besuchszählung tut' },
    'Nach jedem Seitenwechsel sendet der Browser eine leere Nachricht an unseren eigenen Server. Der Server zählt nach Tag, Website, Sprache und Pfad. Sie erhalten keine Kennung und werden nicht wiedererkannt.',
  ],
  deletion: [
    { heading: 'So löschen Sie alles' },
    {
      list: [
        'Öffnen Sie in den Einstellungen Ihres Browsers, meist unter „Datenschutz“, die Websitedaten und löschen Sie den Eintrag dieser Website.',
        'In einem privaten Fenster wird alles gelöscht, wenn Sie es schließen.',
        'Löschen Sie auf einem gemeinsam genutzten Gerät die Websitedaten, wenn ein Formular nicht abgesendet wurde.',
      ],
    },
    'Verbieten Sie dem Browser das Speichern ganz, funktionieren trotzdem alle Seiten und Formulare. Nur Entwürfe und die Stelle auf der Seite merkt er sich dann nicht.',
  ],
  staff: [
    { heading: 'Die interne Anmeldung' },
    'Nur wer sich im internen Bereich anmeldet, erhält ein Cookie. „payload-token“ hält die Sitzung, ist für Skripte nicht lesbar und läuft nach acht Stunden ab. Der interne Bereich kann außerdem Anzeigeeinstellungen wie Sprache und Farben speichern. Als Besucherin oder Besucher erhalten Sie nichts davon.',
  ],
  ending: {
    title: 'Alles über Ihre Daten',
    text: 'Was mit Formularen und Bewerbungen geschieht, steht in der Datenschutzerklärung.',
    action: 'Datenschutzerklärung',
    alternative: 'Frage stellen',
  },
};
