import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Wie man das Datenblatt eines Solarmoduls liest, Zeile für Zeile',
  summary:
    'Leistung, Spannungen, Koeffizienten, Gewicht: was jede Zeile sagt, unter welchen Bedingungen sie gilt und was „Beispieldaten“ auf unseren Seiten heißt.',
  body: [
    'Ein Datenblatt beschreibt ein Modul im Labor. Über Ihr Dach verspricht es nichts, aber mit ihm lassen sich zwei Module vergleichen, wenn man weiß, unter welchen Bedingungen eine Zahl gilt.',
    { heading: 'Leistung und Wirkungsgrad' },
    'Die Nennleistung gilt bei Standardtestbedingungen (STC): feste Einstrahlung und 25 °C Zelltemperatur. Im Freien trifft ein Modul sie selten an. Der Wirkungsgrad ist diese Leistung, geteilt durch die Modulfläche und durch die Einstrahlung der Prüfung. Ein höherer Wirkungsgrad spart Fläche, nicht unbedingt Geld. Für die 520-W-Klasse sind {smf-520.efficiency} veröffentlicht (unitedpowerpartners.com).',
    { heading: 'Spannungen, Ströme, Koeffizienten' },
    {
      list: [
        'Leerlaufspannung: die Spannung ohne Last. Zusammen mit der tiefsten Temperatur begrenzt sie die Zahl der [Module in einem String](/product_data#strings).',
        'Kurzschlussstrom: Nach ihm werden Kabel und Sicherungen ausgelegt. Unsere Anleitung von 2019 verlangt das 1,25-Fache (manualshive.com).',
        'Spannung und Strom im Punkt maximaler Leistung (MPP): Multipliziert ergeben sie, bis auf Rundung, die Nennleistung. Wenn nicht, fragen Sie nach.',
        'Temperaturkoeffizienten: die Änderung je Kelvin. Ein verklebtes Modul wird wärmer als eines mit Luftspalt, deshalb fällt sein Leistungskoeffizient stärker ins Gewicht.',
      ],
    },
    { heading: 'Gewicht: je Fläche, nicht je Modul' },
    'Ein großes Modul ist schwerer als ein kleines; das sagt nichts. Ein Dach wird je Quadratmeter berechnet. Vergleichen Sie also das Flächengewicht und rechnen Sie es nach: Gewicht geteilt durch Länge mal Breite. Für SMF 520 nennen wir rund {smf-520.weightPerArea}. Die veröffentlichten {smf-520.weight} auf {smf-520.length} × {smf-520.width} ergeben rund 2,9 kg/m². Dieses Gewicht ist aus ganzen Pfund (lb) umgerechnet (unitedpowerpartners.com), und schon die Rundung kann den Unterschied erklären. Fragen Sie, welcher Wert für Ihre Lieferung gilt. Klebstoff, Klemmen und Kabel kommen hinzu.',
    { heading: 'Zertifikate und Beispieldaten' },
    'Ein Zertifikat sagt, dass Muster einer Bauart die Prüfungen einer Norm bestanden haben, etwa IEC 61215 oder IEC 61730. Es gilt für die Typen, die es nennt, und sagt nichts über Ihren Klebstoff, Ihr Dach oder die kommenden Jahre. Ein Prüfzeichen auf dem Datenblatt ersetzt es nicht: Lassen Sie sich das Dokument geben.',
    'Wo kein Wert eines Moduls veröffentlicht ist, steht auf unseren Seiten mitunter einer, der als Beispieldaten gekennzeichnet ist. Die elektrischen Werte des SMF 520 stammen von einem Glasmodul derselben Klasse aus der CEC-Liste von NREL SAM; andere zeigen nur, was an diese Stelle gehört. Sie taugen zum Nachvollziehen einer Rechnung, aber weder zur Auslegung noch zum Bestellen von Kabeln.',
    'Was veröffentlicht ist, steht im [Download-Bereich](/download). Fehlt dort eine Unterlage zu Ihrem Modell, können Sie sie gleich anfragen.',
  ],
};
