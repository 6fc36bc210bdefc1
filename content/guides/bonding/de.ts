import type { GuideText } from '../text.ts';

export const de: GuideText = {
  title: 'Verkleben auf Dächern',
  text: 'Für rahmenlose SMF-Module auf Trapezblech, auf Stehfalzen und, mit Aluminium-Unterkonstruktion, auf Flachdächern: was vorzubereiten ist, in welcher Reihenfolge Sie arbeiten, was Sie prüfen und was Sie notieren.',
  tools: [
    'Belegungsplan, Schlagschnur, Maßband',
    'Reiniger, fusselfreie Tücher und, falls verlangt, Primer: so, wie das Datenblatt des Klebstoffs sie nennt',
    'Klebstoff aus einer Charge, nicht abgelaufen, mit passender Pistole',
    'Thermometer für Luft und Blech, Hygrometer',
    'Proben und Federwaage oder Haftzugprüfgerät für die Haftprüfung',
    'Weiche Rolle oder ebenes Brett zum Andrücken',
    'Absturzsicherung, Schuhe mit weicher Sohle, Handschuhe',
    'Multimeter und Messleitungen, ausgelegt für mehr als die Stringspannung; UV-beständige Kabelbinder',
  ],
  conditions: [
    'Personen: zwei für jedes Modul, eine davon im Kleben geschult; für Strings und Anschluss eine Elektrofachkraft.',
    'Temperatur: Luft, Blech und Kartusche liegen im Temperaturbereich des Klebstoffs, und zwar bis er ausgehärtet ist. Ein Blech in der Sonne ist viel wärmer als die Luft, unter klarem Nachthimmel kälter: Messen Sie am Blech.',
    'Feuchte: kein Regen, kein Tau, kein Reif, vom Reinigen an, bis das Datenblatt des Klebstoffs es zulässt.',
    'Wind: Ein Modul ist ein Segel. Heben Sie es nur an, wenn zwei Personen es in jeder Bö ruhig halten können; nennen die Anleitung oder die Vorschriften für Arbeiten auf Dächern eine niedrigere Grenze, gilt diese.',
    'Unterbrechung: Eine Raupe, die schon eine Haut hat, wird abgeschabt; auf sie wird kein Modul mehr gedrückt. Tragen Sie nur so viele Raupen auf, wie Sie in der Offenzeit des Klebstoffs belegen können.',
  ],
  checks: [
    'Jedes Modul ist entlang aller Raupen angedrückt; keine Kante steht ab.',
    'Jede Raupe hat auf ganzer Länge Kontakt; von jedem Tag ist eine Probe aufgehoben.',
    'Keine Raupe versperrt dem Wasser den Weg.',
    'Kein Kabel liegt auf dem Blech, hängt im Wasser oder scheuert an einer scharfen Kante.',
    'Polarität und Leerlaufspannung jedes Strings sind gemessen und wie erwartet.',
    'Wartungswege, Dachabläufe und die Zonen, die die Windberechnung ausschließt, sind frei.',
    'Jede Reihe wurde fotografiert, bevor ihre Kabel verdeckt waren.',
    'Nichts belastet die Module, bis der Klebstoff ausgehärtet ist.',
  ],
  care: [
    'Nach dem ersten Sturm und dann einmal im Jahr: Kanten und Raupen ansehen, an jeder Ecke vorsichtig mit der Hand prüfen, ob sie festsitzt.',
    'Mit Wasser und weicher Bürste reinigen; kein Hochdruck, kein Lösemittel.',
    'Die Wege des Wassers von Laub und Schmutz freihalten.',
    'Ein Modul, das sich gelöst hat, wird sofort gesichert und uns gemeldet; es wird nicht auf dem alten Klebstoff neu verklebt.',
  ],
  decisions: [
    {
      document: 'Montageanleitung des Moduls',
      decides:
        'Lage, Länge und Querschnitt der Raupen, Abstände, Biegung, zulässige Lasten, Kabel und Steckverbinder',
    },
    {
      document: 'Datenblatt des Klebstoffs',
      decides:
        'Reiniger und Primer, Temperatur, Offenzeit, Aushärtezeit, Haltbarkeit, ungeeignete Oberflächen',
    },
    {
      document: 'Statik und Windberechnung',
      decides: 'Traglastreserve, freizuhaltende Zonen, Zahl der Module je Zone',
    },
    {
      document: 'Hersteller von Blech oder Dachbahn',
      decides: 'Zustimmung, Garantie, was die Oberfläche berühren darf',
    },
    {
      document: 'Anleitung des Wechselrichters',
      decides:
        'Eingangsspannung und -strom, Erdung, Isolationsmessung, Reihenfolge beim Ein- und Ausschalten',
    },
    {
      document: 'Vorschriften Ihres Landes',
      decides:
        'Wer auf dem Dach und an der Elektrik arbeiten darf, Anmeldung, Zugang für die Feuerwehr',
    },
  ],
  record: {
    lines: [
      'Blech oder Dachbahn, Beschichtung, Baujahr',
      'Klebstoff: Produkt, Charge, haltbar bis',
      'Reiniger und Primer: Produkte',
      'Oberflächentemperatur',
      'Haftprüfung: Datum, wo der Bruch verläuft',
    ],
    columns: [
      'Reihe oder String',
      'Module',
      'Raupen geprüft',
      'Polarität',
      'Uoc gemessen (V)',
      'Kürzel',
    ],
  },
};
