import { operator, operatorAddress } from '../operator.ts';
import type { PrivacyText } from './text.ts';

export const de: PrivacyText = {
  title: 'Datenschutzerklärung',
  description:
    'Was diese Website verarbeitet, wenn Sie sie besuchen, ein Formular senden oder sich bewerben, wie lange, wer es sieht und welche Rechte Sie haben.',
  summary: {
    title: 'Version 6, 23. November 2026',
    text: 'Kurz gesagt: Die öffentlichen Seiten setzen keine Cookies, zeigen keine Werbung und rufen keinen fremden Dienst auf, um Besuche zu zählen. Was Sie uns senden, verwenden wir, um Ihnen zu antworten. Anfragen werden 24 Monate nach der letzten Änderung gelöscht. Zu jeder Einsendung wird die Version dieser Erklärung gespeichert.',
    textWithAnalytics:
      'Kurz gesagt: Die öffentlichen Seiten zeigen keine Werbung. Nur wenn Sie zustimmen, zählt ein fremder Dienst Ihre Besuche und setzt dafür Cookies; welcher, steht in den Cookie-Einstellungen. Was Sie uns senden, verwenden wir, um Ihnen zu antworten. Anfragen werden 24 Monate nach der letzten Änderung gelöscht. Zu jeder Einsendung wird die Version dieser Erklärung gespeichert.',
  },
  controller: [
    { heading: 'Wer verantwortlich ist' },
    `Beispieldaten, vom Betreiber zu ersetzen: ${operatorAddress}, Deutschland, vertreten durch Vorname Nachname (Geschäftsführung), E-Mail ${operator.privacyEmail}. Ist eine Person als Datenschutzbeauftragte benannt, nennt der Betreiber sie hier.`,
  ],
  forms: [
    { heading: 'Wenn Sie ein Formular senden' },
    'Pflichtfelder sind gekennzeichnet, alles andere ist freiwillig. Kein Kästchen ist vorab angekreuzt.',
    {
      list: [
        'Angebotsanfrage: Name, Projektadresse (Land) und eine E-Mail-Adresse oder Telefonnummer; freiwillig genaue Adresse, Firma sowie Projekt und Anforderungen.',
        'Anfrage für Module nach Maß: Name, E-Mail-Adresse und Anforderungen; freiwillig Firma, Telefon, Land, Projektumfang und ob Sie eine tragbare Powerstation brauchen.',
        'Kundenservice und Presse: Name, E-Mail-Adresse und Nachricht; freiwillig die Firma.',
        'Anmeldung zu einer Veranstaltung: Name, E-Mail-Adresse und Anzahl der Personen; freiwillig Firma, Telefon und Nachricht.',
        'Feedback: Ihre Nachricht; Name und E-Mail-Adresse nur, wenn Sie möchten.',
      ],
    },
    'Angebotsanfragen, Anfragen für Module nach Maß und Fragen an den Kundenservice können Sie Bilder und Pläne beifügen. Unser eigener Server speichert jedes Bild neu, ohne Ort, Zeit und Gerät der Aufnahme und ohne andere verborgene Angaben; PDF-Dateien werden unverändert gespeichert. Die Dateien haben keine öffentliche Adresse, jeder Zugriff wird protokolliert, und sie werden zusammen mit der Anfrage gelöscht.',
    'Senden Sie mit einer Angebotsanfrage eine Berechnung aus einem unserer Rechner mit, speichern wir deren Eingaben, etwa Ort und Größe eines Dachs, und ihre Ergebnisse zusammen mit der Anfrage. Sie sehen sie vorher und können sie weglassen. Berechnungen, die Sie nicht senden, werden nicht gespeichert.',
    'Zu jeder Einsendung speichern wir eine Vorgangsnummer, den Zeitpunkt, die Sprache, die Website und Seite, von der sie kam, die Version dieser Erklärung und, wo wir danach gefragt haben, Ihre Einwilligung in eine Übermittlung ins Ausland. Unser eigener Server kennzeichnet, was nach Spam aussieht oder eine frühere Nachricht wiederholt; ein fremder Dienst ist nicht beteiligt.',
    'Zweck und Rechtsgrundlage: Wir beantworten Ihre Anfrage, bereiten auf Ihren Wunsch ein Angebot oder einen Vertrag vor und bearbeiten Ihre Anmeldung zu einer Veranstaltung, etwa einer Schulung oder Führung (Art. 6 Abs. 1 lit. b DSGVO). Bei Presseanfragen und Feedback haben wir ein berechtigtes Interesse daran, Ihnen zu antworten (Art. 6 Abs. 1 lit. f DSGVO). Wir verwenden Ihre Angaben nicht für Werbung und verkaufen sie nicht.',
    { heading: 'E-Mails' },
    'Geben Sie eine E-Mail-Adresse an, erhalten Sie eine Bestätigung mit Ihrem Namen und der Vorgangsnummer. Die Zuständigen erhalten eine Benachrichtigung mit Ihren Angaben. Niemand wird für einen Newsletter angemeldet. Lassen Sie sich eine Berechnung per E-Mail schicken, verwenden wir die Adresse nur für diese eine E-Mail und speichern sie nicht.',
    { heading: 'Wer es sieht und wie lange' },
    'Anfragen und ihre Dateien sehen der Vertrieb sowie Administratorinnen und Administratoren; sie können Notizen dazu anlegen. Dienstleister für Server und E-Mail handeln nach unserer Weisung (Beispieldaten: Der Betreiber nennt sie hier).',
    'Eine Anfrage wird 24 Monate nach ihrer letzten Änderung gelöscht. Ist sie dann noch in Bearbeitung, bleibt sie bis zum Abschluss gespeichert. Für Benachrichtigungen in unseren Postfächern gilt dieselbe Frist.',
  ],
  applications: [
    { heading: 'Wenn Sie sich bewerben' },
    'Das Bewerbungsformular nimmt einen Lebenslauf (PDF oder DOCX) an und fragt nach Name, E-Mail-Adresse, Telefon, aktueller Anschrift, bisherigen Positionen, bisheriger Branche und der Stelle, auf die Sie sich bewerben. Geburtsdatum und Staatsangehörigkeit sind freiwillig.',
    'Ein Programm auf unserem eigenen Server liest den Lebenslauf und füllt das Formular aus. Sie prüfen das Ergebnis vor dem Absenden. Die Datei geht an keinen fremden Dienst, und kein Programm entscheidet über Ihre Bewerbung.',
    'Wählen Sie eine Datei aus, wird sie an unseren Server gesendet, dort im Arbeitsspeicher gelesen und nicht aufbewahrt: Gespeichert wird sie erst, wenn Sie die Bewerbung absenden.',
    'Speichern legt eine Bewerbung auf Ihrem Gerät ab, ohne die Datei. Nur wenn Sie sich einen Link per E-Mail senden lassen, speichern auch wir Ihre Eingaben, ohne die Datei, für 30 Tage; danach werden sie gelöscht. Wer den Link hat, kann sie lesen: Geben Sie ihn nicht weiter.',
    'Rechtsgrundlage ist das Bewerbungsverfahren selbst (Art. 6 Abs. 1 lit. b DSGVO); eine Einwilligung ist dafür nicht nötig. Möchten wir Ihren Lebenslauf für spätere Stellen aufbewahren, bitten wir Sie gesondert um Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
    'Bewerbungen sehen nur die Personalabteilung sowie Administratorinnen und Administratoren; die Dateien haben keine öffentliche Adresse. Nach einer Absage löschen wir Bewerbung und Dateien nach sechs Monaten, gerechnet ab der letzten Änderung des Status: So lange können Ansprüche nach dem AGG zu klären sein. Auf Ihren Wunsch löschen wir früher, länger bewahren wir nur mit Ihrer Einwilligung in den Talentpool auf.',
  ],
  device: [
    { heading: 'Was auf Ihrem Gerät bleibt' },
    'Was Sie in ein Formular eingeben, bleibt bis zum Absenden als Entwurf im lokalen Speicher (Local Storage) Ihres Browsers. Vorher sehen wir es nicht. Hat der Server bestätigt, dass Ihre Einsendung gespeichert ist, wird der Entwurf gelöscht.',
    'Solange ein Tab geöffnet ist, merkt sich der Browser außerdem, wie weit Sie gescrollt haben. Mehr dazu und zum Löschen steht unter [Cookie-Einstellungen](/cookies).',
  ],
  operation: [
    { heading: 'Wenn Sie die Website besuchen' },
    'Um Ihnen eine Seite zu liefern, wird Ihre Netzwerkadresse (IP-Adresse) gebraucht. Wir speichern sie nicht.',
    {
      list: [
        'Besuchszählung: Nach jedem Seitenwechsel sendet der Browser eine leere Nachricht an unseren eigenen Server (POST /stats/record-visit). Wir zählen nach Tag, Website, Sprache und Pfad, ohne Cookie, ohne Kennung und ohne personenbezogene Daten.',
        'Adressen, die es nicht gibt, und Suchen ohne Ergebnis: Wir zählen sie nach Tag und Sprache, als Pfad oder als Wörter ohne Zahlen und E-Mail-Adressen, ohne Angaben über Sie. Nach 90 Tagen werden sie gelöscht.',
        'Serverprotokoll: welcher Pfad aufgerufen wurde, mit welchem Ergebnis und wie schnell. Keine Netzwerkadresse, keine Suchbegriffe, nichts über Ihren Browser.',
        'Schutz vor Missbrauch: Wie oft von einer Netzwerkadresse etwas gesendet wird, zählen wir im Arbeitsspeicher. Läuft die Website in mehreren Prozessen, zählen diese gemeinsam in ihrer Datenbank; dort steht statt der Adresse ein mit einem Schlüssel gebildeter Hashwert, der nach spätestens zwei Stunden gelöscht wird.',
        'Interner Bereich: Nur wer sich dort anmeldet, erhält ein Sitzungs-Cookie. Es läuft nach acht Stunden ab.',
      ],
    },
    'Rechtsgrundlage ist unser berechtigtes Interesse an einer Website, die funktioniert und nicht missbraucht wird (Art. 6 Abs. 1 lit. f DSGVO).',
  ],
  rights: [
    { heading: 'Ihre Rechte nach der DSGVO' },
    'Sie können Auskunft darüber verlangen, was wir über Sie gespeichert haben, es berichtigen, löschen oder seine Verarbeitung einschränken lassen, es in maschinenlesbarer Form erhalten und einer Verarbeitung widersprechen, die auf berechtigten Interessen beruht. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Und Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren (Art. 77 DSGVO), etwa in dem Bundesland, in dem Sie wohnen oder arbeiten.',
    'Schreiben Sie an die Adresse oben oder nutzen Sie das [Kontaktformular](/about#contact); mit der Vorgangsnummer finden wir Ihre Anfrage leichter. Keine Entscheidung über Sie fällt allein automatisch. Werden Daten außerhalb der EU verarbeitet, nennt der Betreiber hier Ort und Schutzmaßnahmen (Beispieldaten).',
  ],
  japan: [
    { heading: 'Wenn Sie uns aus Japan besuchen (APPI)' },
    {
      list: [
        'Unternehmen: Name, Anschrift und Vertretung wie oben angegeben (Beispieldaten).',
        'Zwecke: Anfragen beantworten, Angebote und Verträge vorbereiten, Kundenservice, Pressearbeit, Anmeldungen zu Veranstaltungen (Schulungen, Führungen) bearbeiten, Personalgewinnung.',
        'Auskunft, Berichtigung, Einstellung der Nutzung, Löschung: Schreiben Sie an die Adresse oben. Wir prüfen, ob die Bitte von Ihnen kommt, und antworten ohne unnötige Verzögerung.',
        'Sicherheitsmaßnahmen: verschlüsselte Übertragung, Zugriff nach Rollen, Bewerbungsdateien ohne öffentliche Adresse, Protokolle ohne personenbezogene Daten, Löschung nach Ablauf der Frist.',
        'Übermittlung: an das Unternehmen und seine Dienstleister in den Ländern, die der Betreiber hier aufführt (Beispieldaten: Deutschland).',
      ],
    },
  ],
  china: [
    { heading: 'Wenn Sie uns aus Festlandchina besuchen (PIPL)' },
    'Nach Artikel 39 des PIPL braucht die Übermittlung personenbezogener Daten ins Ausland eine gesonderte Einwilligung. Formulare auf Websites, die in Festlandchina betrieben werden, fragen danach mit einem eigenen Kästchen, das nicht vorab angekreuzt ist. Ohne sie können wir die Einsendung nicht annehmen; lesen können Sie trotzdem jede Seite.',
    {
      list: [
        `Empfänger und Kontakt: ${operator.name}, Deutschland, ${operator.privacyEmail} (Beispieldaten).`,
        'Zweck und Art: Ihre Anfrage beantworten oder Ihre Anmeldung oder Bewerbung bearbeiten; verschlüsselte Übertragung, Speicherung im internen Bereich.',
        'Arten von Daten: die Felder des jeweiligen Formulars, wie oben aufgeführt.',
        'Ihre Rechte: Einsicht, Kopie, Berichtigung, Löschung und Widerruf der Einwilligung, durch Nachricht an den Empfänger.',
      ],
    },
  ],
  draft: {
    title: 'Entwurf: Die Angaben des Betreibers fehlen noch',
    text: 'Diese Erklärung beschreibt, wie die Website arbeitet. Die Angaben zum verantwortlichen Unternehmen, zu seinen Dienstleistern und zu den Orten der Verarbeitung sind Beispieldaten, bis der Betreiber sie ersetzt. Vor der Veröffentlichung ist sie anwaltlich zu prüfen.',
  },
  ending: {
    title: 'Fragen zu Ihren Daten?',
    text: 'Schreiben Sie uns und nennen Sie, falls vorhanden, die Vorgangsnummer.',
    action: 'Nachricht schreiben',
    alternative: 'Cookie-Einstellungen',
  },
};
