import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Ertrag und Last von Hand schätzen: fünf Schritte mit Quellen',
  summary:
    'Für eine erste Schätzung genügen Bleistift und Papier. Hier ist eine für ein Dach in Deutschland, mit Quellen, Spanne und allem, was sie auslässt.',
  body: [
    'Beispiel: 100 Module SMF 520 auf einem Dach irgendwo in Deutschland. Setzen Sie beim Lesen Ihre eigenen Zahlen ein. Das Ergebnis sagt, ob sich ein genauerer Blick lohnt, und nicht mehr.',
    { heading: 'Schritte eins bis drei: Leistung und Ertrag' },
    {
      list: [
        'Leistung: Module × Watt ÷ 1.000. 100 × {smf-520.nominalPower} ÷ 1.000 = 52 kWp. Kennen Sie nur die mit Modulen belegte Fläche, rechnen Sie m² × 0,194; das folgt aus Maßen und Leistung der 520-W-Klasse.',
        'Geneigtes Dach: Leistung × mittlerer Ertrag des Landes. 52 × 1.081 = rund 56.200 kWh im Jahr mit hinterlüfteten Modulen. Ohne Luftspalt verklebt, werden sie wärmer: × 0,94 (0,91–0,97) ergibt rund 52.800 kWh.',
        'Flach statt geneigt und verklebt: Leistung × Globalstrahlung auf die Horizontale × 0,80 (0,75–0,85), dann nicht noch einmal × 0,94. 52 × 1.087 × 0,80 = rund 45.200 kWh.',
      ],
    },
    { heading: 'Woher die Zahlen kommen' },
    'Ertrag und Einstrahlung sind Tageswerte der Weltbank und von Solargis (2020) × 365: 1.081 kWh je kWp und 1.087 kWh/m² im Jahr. Der Ertrag setzt eine feste Anlage mit optimaler Neigung, 3,5 % Verlust durch Schmutz, 7,5 % sonstige Verluste und keine Ausfälle voraus (Global Solar Atlas). Den Faktor 0,94 haben wir aus einem Hitzetest (solar4rvs.com.au) und dem Temperaturmodell von pvlib-python abgeleitet, auch 0,80 ist eine eigene Ableitung.',
    'Je nach Ort liegt der Ertrag in Deutschland zwischen 1.022 und 1.157 kWh je kWp (P10 bis P90). Für das Beispiel, geneigt und verklebt, heißt das rund 50.000 bis 56.600 kWh.',
    { heading: 'Schritte vier und fünf: CO₂ und Last' },
    {
      list: [
        'Vermiedenes CO₂: Ertrag × Netzfaktor. 52.800 kWh × 342 g = rund 18,1 Tonnen CO₂-Äquivalent im Jahr (Ember 2024, über co2.js), sofern jede Kilowattstunde eine aus dem Netz ersetzt.',
        'Last: Modul + Klebstoff + Kabel, in kg/m². Ein SMF-Modul wiegt rund {smf-520.weightPerArea}; die beiden anderen Werte erfragen Sie. Stellen Sie die Summe der Traglastreserve des Dachs gegenüber. Passt sie, lautet das Ergebnis nicht „sicher“, sondern „eine Prüfung durch die Tragwerksplanung wert“; Wind und Schnee werden eigens berechnet.',
      ],
    },
    { heading: 'Was eine ehrliche Schätzung auslässt' },
    {
      list: [
        'Ihren Standort: Die Werte sind Landesmittel. Die Spanne beschreibt Orte, nicht gute und schlechte Jahre.',
        'Verschattung, Schnee, Alterung und Abregelung sowie jede Ausrichtung, die nicht die beste ist.',
        'Die Zukunft des Stromnetzes: Sein Faktor ist ein Mittelwert und ändert sich.',
      ],
    },
    'Eine solche Schätzung ist weder Angebot noch Garantie noch statischer Nachweis. Für den nächsten Schritt legen Sie Adresse, Dachpläne und Traglastreserve bereit und [fordern ein Angebot an](/home#quote).',
  ],
};
