import type { TermsText } from './text.ts';

export const de: TermsText = {
  title: 'Nutzungsbedingungen',
  description:
    'Worauf Sie sich auf dieser Website verlassen können, was Sie weiterverwenden dürfen und warum ein Formular noch kein Vertrag ist.',
  draft: {
    title: 'Entwurf: vor der Veröffentlichung anwaltlich zu prüfen',
    text: 'Diese Bedingungen sind sorgfältig entworfen, aber noch nicht anwaltlich bestätigt. Bis dahin zeigen sie, was der Betreiber vorhat. Version 1, 21. November 2026.',
  },
  content: [
    'Diese Bedingungen gelten für diese Website in allen Sprachen. Wer sie betreibt, steht im Impressum. Sie brauchen kein Konto, um sie zu nutzen. Rechte, die das Gesetz Verbraucherinnen und Verbrauchern gibt, bleiben unberührt.',
    { heading: 'Inhalte ohne Gewähr' },
    'Wir prüfen, was wir veröffentlichen, und nennen unsere Quellen. Trotzdem kann eine Angabe falsch oder veraltet sein, und Produkte ändern sich. Alle Inhalte sind deshalb ohne Gewähr. Was wir Ihnen schulden, ergibt sich aus Ihrem Vertrag und den zugehörigen Unterlagen, nicht aus dieser Website.',
    'Keine Seite ersetzt den Blick auf das Gebäude selbst. Vor jeder Bestellung prüft die Tragwerksplanung die Last, und auf dem tatsächlichen Dach wird getestet, ob der Klebstoff hält. Eine Abschätzung auf dieser Website ist weder ein Angebot noch eine Ertragszusage.',
    { heading: 'Visualisierungen und Beispieldaten' },
    'Bilder mit der Unterschrift „Visualisierung“ sind am Computer berechnet. Sie zeigen, was gemeint ist, kein fertiges Projekt.',
    'Was als „Beispieldaten“ gekennzeichnet ist, steht für etwas, das noch nicht vorliegt, oder zeigt, wie es dargestellt würde. Es beschreibt weder tatsächliche Kunden noch tatsächliche Projekte. Bitte planen Sie nicht damit.',
  ],
  use: [
    { heading: 'Ein Formular ist kein Vertrag' },
    'Ein Formular ist eine Anfrage, keine Bestellung. Die Bestätigung besagt nur, dass wir Ihre Anfrage gespeichert haben. Ein Vertrag kommt erst zustande, wenn beide Seiten einem Angebot ausdrücklich zugestimmt haben.',
    { heading: 'Was Sie weiterverwenden dürfen' },
    'Texte, Bilder, Zeichnungen und Marken gehören uns oder denen, die dabei genannt sind. Sie dürfen die Seiten lesen, ausdrucken und verlinken und Unterlagen für die Planung unverändert weitergeben. In Medienberichten dürfen Sie unsere Visualisierungen [mit der unter „Presse und Medien“ genannten Bildunterschrift](/about#media) verwenden. Für alles andere brauchen Sie unsere Erlaubnis.',
    { heading: 'Links' },
    'Wir verlinken andere Websites, meist als Quellen. Verantwortlich sind deren Betreiber. Führt einer unserer Links zu rechtswidrigen Inhalten, [sagen Sie es uns bitte](/about#feedback): Wir prüfen ihn und entfernen ihn.',
    { heading: 'Zulässige Nutzung' },
    'Bitte versuchen Sie nicht, die Anmeldung zu umgehen oder Formulare maschinell massenhaft abzusenden. Wie oft sich von einem Anschluss in kurzer Zeit etwas absenden lässt, ist begrenzt.',
    { heading: 'Haftung' },
    'Wir haften nach den gesetzlichen Vorschriften. Diese Bedingungen erweitern die Haftung nicht und schränken sie nicht ein.',
    { heading: 'Recht und Sprachen' },
    'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat (Beispieldaten: Deutschland). Zwingender Verbraucherschutz des Landes, in dem Sie leben, bleibt bestehen. Weichen zwei Sprachfassungen voneinander ab, gilt für Sie die Fassung, die Sie genutzt haben.',
    { heading: 'Änderungen' },
    'Ändern sich diese Bedingungen, ändern sich auch Version und Datum oben. Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy).',
  ],
  ending: {
    title: 'Wer hinter dieser Website steht',
    text: 'Das Impressum nennt den Betreiber; zu den Produkten ist es ein Klick.',
    action: 'Impressum',
    alternative: 'Zu den Produkten',
  },
};
