import type { GuideText } from '../text.ts';

export const de: GuideText = {
  title: 'Das tragbare Solarladegerät',
  text: 'Für das tragbare Solarladegerät: aufklappen, zur Sonne drehen, wozu seine Ausgänge passen und wozu nicht, und wie es lange hält.',
  tools: [
    'Das Ladegerät in seiner Tasche, mit den mitgelieferten Kabeln',
    'Das Gerät, das geladen wird, oder eine tragbare Powerstation, mit Anleitung',
    'Zwei Schnüre oder Heringe gegen den Wind',
    'Trockenes, weiches Tuch',
  ],
  conditions: [
    'Untergrund: trocken und fest. Heißer Sand, eine Motorhaube in der Sonne und ein Armaturenbrett sind zu heiß für das Ladegerät und für den Akku Ihres Geräts.',
    'Wind: an den Rändern festbinden oder beschweren, sonst wirft eine Bö es um.',
    'Regen: hereinholen. Ausgänge und Stecker bleiben trocken, ganz gleich, was der Stoff aushält.',
    'Schatten: auf keinem Feld, auch nicht von einer Schnur oder einem Ast.',
    'Kinder und Tiere: Niemand tritt darauf, niemand spielt mit den Kabeln.',
  ],
  steps: {
    title: 'Schritt für Schritt anschließen',
    steps: [
      {
        title: 'Zuerst ansehen',
        text: 'Risse, Knicke, verschmorte oder verbogene Stecker: Dann bleibt es in der Tasche.',
      },
      {
        title: 'Ausgang wählen',
        text: 'Spannung und Stecker des Ausgangs müssen die sein, die die Anleitung Ihres Geräts nennt. Stecken Sie nie einen Stecker mit Gewalt ein.',
      },
      {
        title: 'Erst das Ladegerät, dann das Gerät',
        text: 'Legen Sie das Ladegerät in die Sonne, warten Sie, bis der Ausgang stabil ist, und schließen Sie dann das Gerät an. Verlangt eine Anleitung eine andere Reihenfolge, gilt die Anleitung.',
      },
      {
        title: 'Gerät in den Schatten',
        text: 'Hinter das Ladegerät oder in die offene Tasche, mit Luft ringsum. Fühlt es sich heiß an, ziehen Sie den Stecker und lassen Sie es abkühlen, bevor es wieder lädt.',
      },
      {
        title: 'Über eine Powerstation',
        text: 'Sie gleicht Wolken aus. Ihr Eingang muss die Leerlaufspannung des Ladegeräts vertragen, auch an einem kalten, hellen Morgen.',
      },
      {
        title: 'Am Ende des Tages',
        text: 'Stecker ziehen, abkühlen lassen, trocken abwischen, an den Nähten falten, Tasche schließen.',
      },
    ],
  },
  checks: [
    'Alle Felder liegen in voller Sonne.',
    'Das Ladegerät ist im rechten Winkel zur Sonne ausgerichtet und wurde in den letzten Stunden nachgeführt.',
    'Kein Kabel ist gespannt, eingeklemmt oder liegt in einer Pfütze.',
    'Das Gerät zeigt an, dass es lädt.',
    'Gerät und Stecker sind höchstens handwarm.',
  ],
  care: [
    'Trocken lagern, nur an den Nähten gefaltet, nichts Schweres darauf.',
    'Mit Wasser abwischen; kein Lösemittel, keine Waschmaschine.',
    'Zweimal im Jahr: aufklappen, Nähte, Taschen und Stecker ansehen und eine Stunde lang etwas laden.',
    'Ein Ladegerät wird nicht mehr benutzt, wenn jemand darauf getreten ist oder wenn es verschmort oder durchnässt ist.',
  ],
  decisions: [
    {
      document: 'Anleitung des Ladegeräts',
      decides:
        'Ausgänge, ihre Spannung und Stromstärke, Temperaturen, Wasser, was zusammen angeschlossen werden darf',
    },
    {
      document: 'Anleitung Ihres Geräts',
      decides:
        'Eingangsspannung und Stecker, ob es an einer Quelle laden darf, die mit den Wolken schwankt',
    },
    {
      document: 'Anleitung der Powerstation',
      decides:
        'Höchste Eingangsspannung, höchster Eingangsstrom, Stecker, Reihenfolge des Anschließens',
    },
    {
      document: 'Anleitung des Akkus',
      decides: 'Temperaturen, bei denen er geladen werden darf',
    },
    {
      document: 'Regeln für Reisen',
      decides:
        'Wie Ladegeräte, Powerbanks und Powerstations in Flugzeug und Fähre mitgenommen werden dürfen',
    },
  ],
  record: {
    lines: ['Gekauft am, bei', 'Geräte, an denen es benutzt wird: Eingangsspannung'],
    columns: [
      'Datum',
      'Sonne, Himmel',
      'Ausgang',
      'Gerät',
      'Vorher (%)',
      'Nachher (%)',
      'Zeit (h)',
      'Kürzel',
    ],
  },
};
