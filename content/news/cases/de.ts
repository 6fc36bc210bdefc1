import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Zwei Dächer von 2019: was Berichte zeigen und was nicht',
  summary:
    'Ein Museum in Sydney und eine Sporthalle in Waldkirch sind zwei öffentlich belegte eArc-Projekte jenes Jahres. Wir haben die Berichte noch einmal gelesen.',
  body: [
    'Beide Projekte haben andere beschrieben, nicht wir. Das macht sie wertvoll, und deshalb wiederholen wir nur, was veröffentlicht wurde.',
    { heading: 'Sydney: Wharf 7, Schifffahrtsmuseum' },
    'Auf einem steilen Dach wurden 812 Module mit zusammen 235 kWp montiert. Die Ersparnis wird mit rund 50.000 australischen Dollar im Jahr angegeben (Clean Energy Regulator, cer.gov.au).',
    { heading: 'Waldkirch: Sporthalle' },
    'Hier sind gerahmte Module auf ein Dach aus Titanzink geklemmt. Einige Berichte sprachen von Verklebung; wir haben das richtigstellen lassen. Als Leistung werden 245 kWp genannt (pv-magazine.de, 5. April 2019), in einem anderen Bericht 190 kWp (leichtbauwelt.de).',
    { heading: 'Was sich daraus lernen lässt' },
    {
      list: [
        'Ein Steildach in Sydney, ein Metalldach in Waldkirch: Auf beiden haben leichte Module ihren Platz gefunden, in Waldkirch mit Klemmen.',
        'Berichte weichen voneinander ab. Wir nennen beide Zahlen, nicht die schönere.',
        'Damalige Gewichte sind nicht die heutigen: 2,5 kg/m² nach Angabe des Gründers, 3,5 kg/m² verklebt und 4,5 kg/m² gerahmt nach einem früheren Bericht. Ein SMF-Modul wiegt heute rund {smf-520.weightPerArea}.',
      ],
    },
    { heading: 'Was offen bleibt' },
    'Kein Bericht nennt Erträge über mehrere Jahre, Schäden oder den heutigen Zustand. Wer solche Daten hat, kann uns gern [schreiben](/about#media). Die übrigen Jahre stehen in der [Chronik](/about#history).',
  ],
};
