import type { AccessibilityText } from './text.ts';

export const de: AccessibilityText = {
  title: 'Erklärung zur Barrierefreiheit',
  description:
    'Was diese Website anstrebt (WCAG 2.2 AA), was wie geprüft wurde, welche Grenzen wir kennen und wie Sie eine Barriere melden.',
  status: [
    'Alle sollen diese Website nutzen können: mit Tastatur, mit Screenreader, vergrößert, in hellen oder dunklen Farben, mit oder ohne Skripte.',
    { heading: 'Stand' },
    'Unser Ziel ist WCAG 2.2, Stufe AA. Wir prüfen das automatisch und beheben, was die Prüfungen finden. Die Konformität ist damit nicht bewiesen: Solche Prüfungen finden nur einen Teil der Barrieren, und eine unabhängige Prüfung gab es noch nicht. Stand dieser Erklärung: 21. November 2026.',
  ],
  tests: [
    { heading: 'Was wie geprüft wird' },
    {
      list: [
        'axe-core mit seinen Regeln zu WCAG 2.0, 2.1 und 2.2, Stufen A und AA: auf Seiten und in ihren Zuständen, etwa mit offenem Menü, mit Fehlern im Formular, nach dem Absenden oder bei einer Seite, die es nicht gibt; jeweils in hellen und dunklen Farben, auf dem Telefon und auf einem großen Bildschirm.',
        'Tastatur: Menüs, Sprachauswahl und Formulare lassen sich ohne Maus bedienen. Nach dem Absenden springt der Fokus zur Fehlerübersicht oder zur Bestätigung.',
        'Ohne Skripte: Seiten lassen sich mit ausgeschaltetem JavaScript lesen, Formulare absenden.',
        'Bewegung: Wo das Gerät weniger Bewegung verlangt, wird nicht animiert gescrollt.',
      ],
    },
  ],
  limits: [
    { heading: 'Bekannte Grenzen' },
    {
      list: [
        'Menschen, die auf assistive Technik angewiesen sind, haben die Website noch nicht erprobt. Auch mit den gängigen Screenreadern haben wir sie noch nicht systematisch geprüft.',
        'Unterlagen zum Herunterladen, etwa Datenblätter und Zertifikate, sind möglicherweise keine barrierefreien PDF-Dateien. Fragen Sie uns nach dem Inhalt in anderer Form.',
        'Maßstäbliche Zeichnungen nennen ihre Zahlen auch als Text. Den Eindruck der Größenverhältnisse selbst vermittelt nur das Bild.',
        'Noch nicht übersetzter Text erscheint auf Englisch. Er ist als Englisch ausgezeichnet, damit Screenreader ihn richtig aussprechen.',
        'Der interne Bereich stammt von einem anderen Hersteller und ist von dieser Erklärung nicht erfasst.',
      ],
    },
  ],
  barrier: {
    title: 'Sind Sie auf eine Barriere gestoßen?',
    text: 'Sagen Sie uns, auf welcher Seite es war, was Sie tun wollten und was im Weg stand. Das Feedback-Formular verlangt weder Namen noch E-Mail-Adresse; geben Sie eine Adresse an, wenn Sie eine Antwort möchten. Auf Wunsch erhalten Sie den Inhalt in anderer Form.',
  },
  enforcement: [
    { heading: 'Die Pflicht nach dem BFSG' },
    'Das Barrierefreiheitsstärkungsgesetz (BFSG) setzt in Deutschland die Richtlinie (EU) 2019/882 um und gilt seit dem 28. Juni 2025 für Dienstleistungen im elektronischen Geschäftsverkehr mit Verbraucherinnen und Verbrauchern; Kontakt- und Buchungsformulare können dazugehören. Ob es für diese Website gilt, hat der Betreiber zu klären (Stand: November 2026). Hilft Ihnen unsere Antwort nicht weiter, können Sie sich an die zuständige Marktüberwachungsbehörde wenden. Der Betreiber nennt sie hier vor der Veröffentlichung.',
  ],
  ending: {
    title: 'Sagen Sie uns, was im Weg steht',
    text: 'Ein Satz und der Name der Seite genügen.',
    action: 'Barriere melden',
    alternative: 'Kontakt',
  },
};
