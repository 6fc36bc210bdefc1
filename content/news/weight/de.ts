import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Warum das Gewicht entscheidet: die Last in Zahlen',
  summary:
    'Viele Dächer könnten Solarstrom liefern, wenn die Module leichter wären. Eine kurze Rechnung, mit Quellen und mit Grenzen.',
  body: [
    'Eine Halle ist für ihr eigenes Dach, für Schnee und für Wind bemessen und für wenig mehr. Was übrig bleibt, ist die Traglastreserve. Brauchen Solarmodule mehr, muss das Dach verstärkt werden, oder es bleibt leer.',
    { heading: 'Die Zahlen' },
    {
      list: [
        'Eine herkömmliche Anlage mit Glasmodulen bringt mindestens {minimumRoofLoad} zusätzliche Last mit (eigene Angabe).',
        'Ein SMF-Modul wiegt rund {smf-520.weightPerArea}, {lighterThanGlass} weniger als ein Glasmodul. Klebstoff und Kabel kommen hinzu.',
        'Rund {excludedRoofs} der Dächer von Gewerbe und Industrie scheiden deshalb aus (eigene Schätzung, 2026). Andere nennen 30–40 % der Gebäude (couleenergy.com) oder, im Jahr 2019, 60 % der Industriedächer (vwi.org).',
        'Mehr als 85 GW auf europäischen Dächern scheitern am Gewicht (pv-magazine.com, 11. März 2026).',
        'Die Verstärkung eines Dachs kostet 100.000 bis 250.000 Euro je Megawatt (eu.longi.com).',
      ],
    },
    { heading: 'Die Grenzen der Rechnung' },
    'Geringes Gewicht ersetzt keine Berechnung. Wind hebt ein leichtes Modul eher an als ein schweres, Schnee wiegt, was er wiegt, und ohne Luftspalt wird ein Modul wärmer und liefert weniger ([Grenzen von eArc](/eArc#limits)).',
    'Ehrlich gesagt heißt das: Wo Glas zu schwer ist, kann ein leichtes Modul möglich sein. Ob es das ist, entscheidet die Tragwerksplanung für jedes Dach einzeln. Mit Ihren Plänen können wir [das Gespräch beginnen](/home#quote).',
  ],
};
