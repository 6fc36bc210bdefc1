import type { SolutionsText } from './text.ts';

export const de: SolutionsText = {
  title: 'Balkonlösungen',
  description:
    'Geländer, Wände unter Fenstern, Gartenhäuser, Terrassen: wo leichte Module rund ums Haus passen, mit einer durchgerechneten Ertragsschätzung.',
  hero: {
    title: 'Die Sonne scheint auch auf Wände und Geländer',
    text: 'Rund um eine Wohnung gibt es Flächen, die niemand für Solarmodule vorgesehen hat. Bei {balcony-400.weightPerArea} lohnt sich bei vielen ein Blick und danach eine Prüfung.',
    tool: 'Geländer prüfen',
    estimate: 'Zur Ertragsschätzung',
  },
  places: [
    {
      title: 'Am Geländer',
      text: 'Gurte statt Bohrlöcher, und Wind von allen Seiten. [So hängen die Sets](/product_balcony).',
    },
    {
      title: 'Unter dem Fenster',
      text: 'Der Fassadenstreifen zwischen zwei Fenstern ist oft sonnig und leer. Das Modul braucht Befestigungen in der Wand, einen Luftspalt dahinter und die Zustimmung derer, denen die Fassade gehört. Das ist Arbeit für einen Fachbetrieb, nicht für Gurte.',
    },
    {
      title: 'Auf dem Gartenhaus',
      text: 'Ein leichtes Blechdach ist ein Fall für SMF: verklebt, mit rund {smf-520.weightPerArea}. Ob der Klebstoff hält, zeigt eine [Haftprüfung](/eArc_install#adhesion) auf genau diesem Dach. Ein verklebtes Modul wird wärmer als eines mit Luft dahinter.',
    },
    {
      title: 'Rund um die Terrasse',
      text: 'Ein niedriges Geländer oder eine Pergola fängt Sonne ein, und Gäste lehnen sich daran. Halten Sie Module und Kabel von Füßen, Stühlen und Kindern fern.',
    },
  ],
  cases: {
    title: 'Vier Beispiele',
    text: 'Das sind keine Kundenprojekte. Die Orte sind erfunden und zeigen, wie wir jeweils vorgehen würden.',
    railing: {
      place: 'Dritter Stock, langes Geländer',
      method: 'zwei Module an Gurten',
      text: 'Das Geländer im Beispiel weist nach Süden. Sein Hersteller bestätigt die Pfosten, bevor etwas bestellt wird.',
    },
    window: {
      place: 'Reihenhaus, Wand unter dem Fenster',
      method: 'ein Modul auf einer Schiene, dahinter Luft',
      text: 'In diesem Beispiel ist die Wand gemauert, der Fachbetrieb kann also passende Dübel wählen.',
    },
    shed: {
      place: 'Gartenhaus mit Blechdach',
      method: 'ein SMF-Modul, verklebt',
      text: 'Das Beispiel beginnt mit einer Haftprüfung. Fällt sie schlecht aus, wird mechanisch befestigt.',
    },
    terrace: {
      place: 'Dachterrasse, offene Ecke',
      method: 'ein Modul an Gurten statt zwei',
      text: 'Platz wäre für zwei. Der Wind an der Ecke dieses Beispiels spricht für eines, auf der geschützten Seite.',
    },
  },
  estimate: {
    title: 'Eine Ertragsschätzung, Schritt für Schritt',
    text: 'Beispiel: ein Geländer nach Süden in Leipzig mit den zwei Modulen von Balkon 800. Jeder Rechenschritt liegt offen.',
    steps: [
      {
        title: 'Leistung',
        text: '2 Module × 400 W ÷ 1.000 = 0,8 kWp. Die Leistung der Module gehört zu den Beispieldaten.',
      },
      {
        title: 'Durchschnittsertrag bei optimaler Neigung',
        text: 'Der deutsche Durchschnitt beträgt 1.081 kWh je kWp und Jahr (Weltbank und Solargis, 2020). 0,8 × 1.081 = rund 865 kWh. Der Wert setzt optimale Neigung, 3,5 % Verlust durch Schmutz, 7,5 % sonstige Verluste und keine Ausfälle voraus.',
      },
      {
        title: 'Von der optimalen Neigung ans Geländer',
        text: 'Ein Geländer steht senkrecht. Wir rechnen mit dem Faktor 0,70: eine Annahme dieses Beispiels, ohne Quelle, die eine Rechnung für Ihren Ort ersetzen muss. 865 × 0,70 = rund 605 kWh im Jahr. Hinter den Modulen strömt Luft, für das Verkleben wird also nichts abgezogen.',
      },
      {
        title: 'Spanne',
        text: 'In Deutschland liegt der Ertrag bei optimaler Neigung zwischen 1.022 und 1.157 kWh je kWp (P10 bis P90). Für das Beispiel heißt das rund 572 bis 648 kWh.',
      },
      {
        title: 'Kohlendioxid',
        text: '605 kWh × 342 g = rund 207 kg CO₂-Äquivalent im Jahr (Ember, Durchschnitt des deutschen Netzes 2024), sofern jede Kilowattstunde eine aus dem Netz ersetzt.',
      },
      {
        title: 'Last',
        text: 'Die Module wiegen zusammen {balcony-800.weight} (Beispieldaten), dazu kommen Gurte, Mikrowechselrichter und Kabel. Stellen Sie das und den Wind dem gegenüber, was das Geländer aufnehmen darf. Das beste Ergebnis heißt nie „sicher“, sondern „eine Prüfung durch die Tragwerksplanung wert“.',
      },
    ],
  },
  figures: {
    peakUnit: 'kWp',
    title: 'Das Beispiel in vier Zahlen',
    power: 'Nennleistung',
    tilted: 'im Jahr bei optimaler Neigung',
    upright: 'im Jahr am senkrechten Geländer',
    carbon: 'CO₂-Äquivalent im Jahr, wenn alles Netzstrom ersetzt',
  },
  limits: {
    title: 'Was diese Schätzung weglässt',
    text: 'Sie beruht auf einem Landesdurchschnitt, nicht auf Leipzig und nicht auf Ihrem Balkon. Die Spanne beschreibt Unterschiede zwischen Orten, nicht zwischen guten und schlechten Jahren. Verschattung, Schnee, Alterung und Abregelung fehlen, ebenso eine Leistungsgrenze des Wechselrichters. Der Netzdurchschnitt ändert sich jedes Jahr. Die Schätzung ist kein Angebot, keine Garantie und kein Standsicherheitsnachweis.',
  },
  products: { title: 'Module für diese Orte' },
  quote: {
    title: 'Beschreiben Sie Ihren Ort',
    text: 'Geländer, Wand, Gartenhaus oder Terrasse: Nennen Sie uns Ort, Himmelsrichtung, Fläche und was Schatten wirft. Wir antworten mit einer Schätzung für diesen Ort.',
  },
};
