import type { SeriesText } from './text.ts';

export const de: SeriesText = {
  title: 'Balkon-Serie',
  description:
    'Balkonkraftwerke mit glasfreien Modulen: {balcony-400.weightPerArea}, in zwei Sets. Was drin ist, wie sie am Geländer hängen und was vorher zu klären ist.',
  hero: {
    title: 'Solarstrom für das Geländer, das Sie schon haben',
    text: 'Die Module der Balkon-Serie wiegen {balcony-400.weightPerArea}. Ganz ohne Glas: Eine Person trägt ein Modul die Treppe hinauf, und Gurte halten es am Geländer.',
    kits: 'Zu den Sets',
    quote: 'Angebot anfordern',
  },
  scale: {
    title: 'Derselbe Quadratmeter, mit und ohne Glas',
    text: 'Ein Geländer soll Menschen vor dem Absturz schützen, nicht Lasten tragen. Jedes eingesparte Kilogramm müssen Pfosten und Befestigungen nicht halten.',
    glass: 'Glasmodul (abgeleitet)',
    ours: 'Balkon-Serie',
    basis:
      'Das Modul allein, ohne Gurte, Wechselrichter und Kabel. Der Wert für Glas ist abgeleitet, nicht gemessen: Ein SMF-Modul wiegt rund {smf-520.weightPerArea} und damit {lighterThanGlass} weniger als Glas.',
  },
  contents: {
    title: 'Was in einem Set steckt',
    text: 'Diese Liste besteht aus Beispieldaten: Sie zeigt, womit zu rechnen ist. Ihr Angebot nennt die Teile für Ihr Land.',
    parts: [
      'Glasfreie Solarmodule: eines im Set Balkon 400, zwei im Set Balkon 800',
      'Gurte und Haken für das Geländer, eine Sicherungsleine je Modul sowie Abstandshalter, die hinter dem Modul Luft lassen',
      'Ein Mikrowechselrichter, der aus dem Gleichstrom der Module Wechselstrom macht',
      'Kabel und Stecker in der Ausführung für Ihr Land',
      'Eine Montageanleitung mit den Prüfungen von Geländer, Gurten und Wind',
    ],
  },
  kits: {
    title: 'Zwei Sets, ein Modul',
    text: 'Beide Sets verwenden dasselbe Modul. Den Ausschlag geben die Länge Ihres Geländers und die Leistung, die bei Ihnen angeschlossen werden darf.',
    basis:
      '{balcony-400.weightPerArea} sind eine Produktangabe: das Gewicht eines Quadratmeters des glasfreien Moduls, nicht eines ganzen. Alles, was als Beispieldaten gekennzeichnet ist, steht stellvertretend für Werte des Datenblatts. Spannungen und Maße gelten für ein Modul.',
  },
  hanging: {
    title: 'Mit Gurten, ohne Bohren',
    text: 'Gurte laufen durch Ösen an der Oberkante, über den Handlauf und zurück. Weitere Gurte halten die Unterkante, Abstandshalter halten sie von der Balkonplatte fern. Es wird nichts gebohrt, also ist beim Auszug auch nichts zu verspachteln. Auch die Luft hinter dem Modul hilft: Sie führt Wärme ab.',
    action: 'Den Balkon planen',
  },
  rules: {
    title: 'Zustimmung holen, einstecken, eintragen',
    text: 'Ein Balkonkraftwerk bis 2.000 W Modulleistung und 800 VA Wechselrichterleistung braucht in Deutschland nur den Eintrag im Marktstammdatenregister; den Netzbetreiber müssen Sie nicht fragen. Wer zur Miete oder in einer Eigentümergemeinschaft wohnt, holt vorher die Zustimmung ein; in der Regel besteht darauf ein Anspruch. In anderen Ländern gelten andere Grenzen. Alle Regeln mit Datum und Quelle stehen auf der Seite zur Planung.',
  },
  faq: {
    title: 'Drei Fragen zum Balkon',
    questions: [
      {
        question: 'Ist mein Geländer stabil genug?',
        answer:
          'Von einem Foto lässt sich das nicht ablesen. Die Module wiegen nur {balcony-400.weightPerArea}, doch der Wind kann stärker ziehen als das Gewicht. Fragen Sie den Hersteller des Geländers, die Hausverwaltung oder die Tragwerksplanung, ob Pfosten und Befestigungen die zusätzliche Windlast aufnehmen können. Ein lockeres oder korrodiertes Geländer ist kein Platz für ein Modul.',
      },
      {
        question: 'Lohnt sich ein senkrechtes Modul?',
        answer:
          'Es liefert weniger als ein Modul in optimaler Neigung. Wie viel weniger, hängt vom Ort, von der Himmelsrichtung und von der Verschattung ab. Wir haben ein Beispiel durchgerechnet und alle Annahmen genannt.',
      },
      {
        question: 'Kann ich das Set beim Umzug mitnehmen?',
        answer:
          'Ja. Stecker ziehen, Gurte öffnen, hinuntertragen. Sehen Sie sich Gurte und Ösen vor der nächsten Montage an, prüfen Sie das neue Geländer von Grund auf, und melden Sie die neue Adresse, in Deutschland im Marktstammdatenregister.',
      },
    ],
    action: 'Zum Rechenbeispiel',
  },
  quote: {
    title: 'Ein Balkon-Set anfragen',
    text: 'Nennen Sie uns das Land, Länge und Bauart Ihres Geländers und die Himmelsrichtung. Auch ein Wort dazu, wem das Haus gehört, hilft uns.',
  },
};
