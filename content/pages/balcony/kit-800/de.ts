import type { Kit800Text } from './text.ts';

export const de: Kit800Text = {
  title: 'Balkon 800: zwei Module für ein langes Geländer',
  description:
    'Balkon 800, das Balkonkraftwerk für lange Geländer und Eckbalkone: zwei glasfreie Module an einem Mikrowechselrichter. Gewicht, Montage, technische Daten.',
  hero: {
    title: 'Ein langes Geländer bietet Platz für zwei',
    text: 'Bei Balkon 800 hängen zwei Module an einem Geländer und speisen einen Mikrowechselrichter. Geht das Geländer um die Ecke, nimmt das eine die Morgensonne mit und das andere die Abendsonne.',
    parameters: 'Zu den technischen Daten',
    single: 'Zum Set Balkon 400',
  },
  choice: {
    title: 'Ein Modul oder zwei?',
    text: 'Es ist beide Male dasselbe Modul. Erst entscheidet der Platz, dann die Regeln an Ihrem Wohnort.',
    pair: 'Balkon 800',
    single: 'Balkon 400',
    modules: { criterion: 'Module', pair: 'zwei', single: 'eines' },
    power: {
      criterion: 'Nennleistung',
      pair: '{balcony-800.nominalPower}',
      single: '{balcony-400.nominalPower}',
    },
    weight: {
      criterion: 'Gewicht der Module',
      pair: '{balcony-800.weight}',
      single: '{balcony-400.weight}',
    },
    length: {
      criterion: 'Freie Länge am Geländer',
      pair: 'zweimal {balcony-800.length} und ein Abstand',
      single: '{balcony-400.length}',
    },
    directions: {
      criterion: 'Himmelsrichtungen',
      pair: 'eine, über Eck auch zwei',
      single: 'eine',
    },
    assumptions: [
      'Die Module hängen quer.',
      'Gewicht ohne Gurte, Mikrowechselrichter und Kabel.',
      'Mit einem Mikrowechselrichter bis 800 VA (Beispieldaten) genügt in Deutschland bei beiden Sets der Eintrag im Marktstammdatenregister.',
    ],
  },
  scale: {
    title: 'Das ganze Geländer auf einmal',
    text: 'An einem langen Geländer summiert sich das Gewicht. Hier zwei Module zusammen, daneben dieselbe Fläche in Glas.',
    glass: 'Zwei Glasmodule dieser Größe (abgeleitet)',
    ours: 'Balkon 800, beide Module',
    basis:
      'Beispieldaten: zwei Module mit zusammen knapp 4 m². Für Glas rechnen wir mit rund {glassModule}; das ist aus SMF abgeleitet, das mit rund {smf-520.weightPerArea} um {lighterThanGlass} leichter ist. Nur die Module.',
  },
  mounting: {
    title: 'Zwei Module montieren',
    text: 'Vier Hände, ein trockener Tag, kein Wind: Zwei Module brauchen mehr Platz zum Wenden als eines. Vorrang hat, was in der Montageanleitung Ihres Sets steht.',
    steps: [
      {
        title: 'Das Geländer einteilen',
        text: 'Prüfen Sie Pfosten und Befestigungen auf der ganzen Länge. Markieren Sie Anfang und Ende jedes Moduls, und lassen Sie dazwischen Abstand, damit sich beide bewegen können, ohne sich zu berühren.',
      },
      {
        title: 'Das erste Modul aufhängen',
        text: 'Binden Sie eine Sicherungsleine an, bevor das Modul über den Handlauf geht. Schließen Sie die oberen Gurte, setzen Sie die Abstandshalter, dann folgen die unteren Gurte.',
      },
      {
        title: 'Das zweite auf gleicher Höhe',
        text: 'Auch das zweite bekommt eine eigene Sicherungsleine. Richten Sie es an der Oberkante des ersten aus, und ziehen Sie bei beiden an jedem Gurt.',
      },
      {
        title: 'Für jedes Modul ein Eingang',
        text: 'In diesem Set (Beispieldaten) hat jedes Modul einen eigenen Eingang am Mikrowechselrichter. So muss ein Schatten auf dem einen das andere nicht ausbremsen. Schalten Sie die beiden nie in Reihe, es sei denn, die Anleitung verlangt es.',
      },
      {
        title: 'Einstecken und zweimal hinsehen',
        text: 'Stecken Sie ein und melden Sie die Anlage an, in Deutschland im Marktstammdatenregister. Prüfen Sie an einem sonnigen Tag, ob beide Module Strom liefern.',
      },
    ],
  },
  safety: {
    title: 'Doppelte Fläche, doppeltes Segel',
    text: 'Das Gewicht zweier Module ist klein, der Wind darauf nicht: Er wächst mit der Fläche und mit der Höhe des Balkons. Lassen Sie von der Tragwerksplanung oder vom Hersteller des Geländers bestätigen, dass Pfosten und Befestigungen ihn aufnehmen. Module stehen unter Spannung, sobald Licht darauf fällt. Prüfen Sie die Gurte nach jedem Sturm, und nehmen Sie vor einem Sturm im Zweifel beide Module herein.',
  },
  parameters: {
    title: 'Technische Daten von Balkon 800',
    text: 'Leistung und Gewicht gelten für beide Module zusammen, Spannungen und Maße für eines.',
    basis:
      'Das Flächengewicht ist eine Produktangabe. Die übrigen Werte sind Beispieldaten und stehen stellvertretend für die des Datenblatts.',
  },
  next: {
    title: 'Platz für zwei? Fünf Prüfungen zeigen es',
    text: 'Nehmen Sie den Planungsleitfaden mit auf den Balkon. Mit Ihren Maßen und einem Wort dazu, wem das Haus gehört, können wir genau antworten.',
    planning: 'Den Balkon planen',
    quote: 'Angebot anfordern',
  },
};
