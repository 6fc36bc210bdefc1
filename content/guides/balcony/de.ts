import type { GuideText } from '../text.ts';

export const de: GuideText = {
  title: 'Balkonkraftwerke',
  text: 'Für Balkon 400 und Balkon 800 an einem festen Geländer: was vorher zu klären ist, wie zwei Personen ein Modul aufhängen, was Sie einmal im Jahr ansehen und wie das Modul wieder herunterkommt.',
  tools: [
    'Das Set, vollständig: Gurte, Haken, Abstandshalter und Sicherungsleinen nach der Packliste zählen',
    'Maßband',
    'Decke als Unterlage für das Modul',
    'Eine zweite Person, Handschuhe für beide',
    'Absperrband oder eine dritte Person, die den Boden darunter freihält',
    'Weiches Tuch für das Geländer',
  ],
  conditions: [
    'Wetter: ein trockener Tag ohne Wind. Kommt bei der Arbeit Wind auf, brechen Sie ab und holen Sie das Modul herein.',
    'Geländer: Pfosten und Befestigungen sitzen fest und zeigen keinen Rost. Bei Glas, Verkleidung oder Sichtschutz fragen Sie zuerst den Hersteller des Geländers.',
    'Modul: Oberfläche, Ösen, Kabel, Steckverbinder und Anschlussdose sind unbeschädigt. Verwenden Sie nie ein beschädigtes Modul.',
    'Zustimmung: Vermieterin, Vermieter oder Eigentümergemeinschaft, schriftlich, bevor Sie anfangen.',
    'Darunter: Niemand geht oder sitzt unter dem Geländer, solange Sie arbeiten.',
    'Sie: beide Füße auf dem Balkonboden. Lehnen Sie sich nicht über den Handlauf hinaus, und steigen Sie auf nichts. Erreichen Sie die Unterkante von innen nicht sicher, montieren Sie das Modul nicht selbst.',
    'Steckdose: geeignet nach der Anleitung des Mikrowechselrichters und den Vorschriften Ihres Landes. Kein Verlängerungskabel, keine Mehrfachsteckdose.',
  ],
  variant: {
    title: 'Balkon 800: zwei Module',
    text: 'Lassen Sie zwischen den Modulen Abstand, und binden Sie an jedes eine eigene Sicherungsleine. In diesem Set (Beispieldaten) hat jedes Modul einen eigenen Eingang am Mikrowechselrichter; schalten Sie die beiden nie in Reihe, es sei denn, die Anleitung verlangt es.',
  },
  steps: {
    title: 'Wieder abnehmen',
    steps: [
      {
        title: 'Stecker ziehen',
        text: 'Zuerst den Stecker, dann so lange warten, wie es die Anleitung des Mikrowechselrichters vorgibt. Erst danach die Steckverbinder trennen. Auch dann steht das Modul selbst unter Spannung, sobald Licht darauf fällt.',
      },
      {
        title: 'Sicherungsleine angebunden lassen',
        text: 'Sie wird als Letztes gelöst, wenn das Modul drinnen auf der Decke liegt.',
      },
      {
        title: 'Gurte öffnen, die unteren zuerst',
        text: 'Eine Person hält das Modul, die andere öffnet erst die unteren Gurte, dann die oberen. Heben Sie es zurück über den Handlauf.',
      },
      {
        title: 'Flach lagern',
        text: 'Auf der ganzen Fläche, trocken, ohne etwas darauf. Gurte, Haken, Abstandshalter, Sicherungsleine, Anleitungen und dieser Leitfaden bleiben dabei.',
      },
    ],
  },
  checks: [
    'Jeder Gurt ist geschlossen, liegt flach an und rutscht nicht, wenn Sie daran ziehen.',
    'Die Sicherungsleine ist am Modul und an einem tragfähigen Teil des Balkons angebunden, nicht am Handlauf.',
    'Die Abstandshalter sitzen fest; das Modul flattert und klappert nicht.',
    'Nichts außer Gurten und Abstandshaltern berührt die Unterkante; Blumenkästen und Markisen halten Abstand zu ihr.',
    'Die Kabel hängen in Schlaufen, von denen Wasser abtropft, und niemand stolpert darüber.',
    'Der Mikrowechselrichter hängt im Schatten und hat ringsum Luft.',
    'Jede Anmeldung, die vorher nötig ist, ist erledigt; die Frist für jede andere ist notiert.',
  ],
  care: [
    'Ist Sturm angesagt und sind Sie im Zweifel, holen Sie das Modul herein.',
    'Nach jedem Sturm: Gurte, Ösen, Sicherungsleine.',
    'Einmal im Jahr: Gurte, Ösen und Sicherungsleine prüfen, ebenso Pfosten und Befestigungen des Geländers; unter den Gurten nach Scheuerstellen im Lack sehen, den Stecker und die Biegungen des Kabels ansehen; das Modul zum Reinigen hereinholen und mit Wasser und weichem Tuch abwischen.',
    'Ist ein Gurt, eine Öse oder die Sicherungsleine ausgefranst, eingerissen oder stark verblichen, holen Sie das Modul herein. Ersetzen Sie Gurt oder Sicherungsleine, bevor Sie es wieder aufhängen; verwenden Sie nie ein Modul mit beschädigter Öse. Ist der Stecker oder das Kabel beschädigt, schalten Sie den Stromkreis ab, bevor Sie den Stecker ziehen. Ist ein Pfosten oder eine Befestigung locker oder verrostet, holen Sie das Modul herein. Benutzen Sie beides erst wieder, wenn der Schaden behoben ist.',
  ],
  decisions: [
    {
      document: 'Montageanleitung des Sets',
      decides:
        'Passende Geländer, Zahl der Gurte, Höhe und Wind, ob das Modul bei Sturm hängen bleiben darf',
    },
    {
      document: 'Anleitung des Mikrowechselrichters',
      decides:
        'Steckdose oder fester Anschluss, höchste Eingangsspannung, Montageort, Wartezeit, Angaben für die Anmeldung',
    },
    {
      document: 'Vermietung oder Eigentümergemeinschaft',
      decides: 'Zustimmung, Aussehen, was zurückzubauen ist',
    },
    {
      document: 'Hersteller des Geländers',
      decides:
        'Ob das Geländer, auch mit Glas oder Verkleidung, die zusätzliche Windangriffsfläche verträgt',
    },
    {
      document: 'Versicherung',
      decides: 'Versicherungsschutz für das, was herunterfällt oder bricht',
    },
    {
      document: 'Netzbetreiber und Vorschriften Ihres Landes',
      decides: 'Höchste Leistung, Stecker, Zähler, Anmeldung und ihre Frist',
    },
  ],
  record: {
    lines: [
      'Geländer: Art, Höhe über dem Boden',
      'Zustimmung: von wem, Datum',
      'Anmeldung: wo, Nummer, Datum',
      'Mikrowechselrichter: Modell, Seriennummer',
    ],
    columns: [
      'Datum',
      'Gurte und Ösen',
      'Sicherungsleine',
      'Geländer',
      'Kabel und Stecker',
      'Kürzel',
    ],
  },
};
