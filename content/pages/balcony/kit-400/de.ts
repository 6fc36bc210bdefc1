import type { Kit400Text } from './text.ts';

export const de: Kit400Text = {
  title: 'Balkon 400: ein Modul für den kleinen Balkon',
  description:
    'Balkon 400 ist das Balkonkraftwerk für Mietwohnungen mit kurzem Geländer: ein glasfreies Modul, ohne Bohren montiert und beim Umzug einfach mitgenommen.',
  hero: {
    title: 'Balkon gemietet, Strom selbst gemacht',
    text: 'Ein Modul, ein Mikrowechselrichter, ein Stecker. Balkon 400 ist für ein Geländer, das kurz ist und Ihnen nicht gehört: Es hält ohne Bohrloch und zieht mit Ihnen um.',
    parameters: 'Zu den technischen Daten',
    planning: 'Den Balkon planen',
  },
  tenant: {
    title: 'Was Mieterinnen und Mieter zuerst fragen',
    questions: [
      {
        question: 'Passt es?',
        answer:
          'In unseren Beispieldaten ist das Modul {balcony-400.length} lang und quer gehängt {balcony-400.width} hoch. Messen Sie den freien Teil des Geländers, ohne Blumenkästen und Fallrohre, und sehen Sie nach, wo die Unterkante hängen würde.',
      },
      {
        question: 'Bekomme ich es nach oben?',
        answer:
          'Das Modul wiegt {balcony-400.weight} (Beispieldaten), eine Person kann es tragen. Zum Aufhängen braucht es zwei: Eine hält, die andere schließt die Gurte.',
      },
      {
        question: 'Hinterlässt es Spuren?',
        answer:
          'Es wird nichts gebohrt und nichts verklebt. Legen Sie die weiche Seite der Gurte an den Lack, und sehen Sie einmal im Jahr darunter nach. Bleibt die Frage an die Vermieterin oder den Vermieter: Sie gehört vor die Montage, nicht danach.',
      },
    ],
  },
  figures: {
    title: 'Was am Geländer hängt',
    perArea: 'Flächengewicht',
    weight: 'das Modul',
    power: 'Nennleistung',
    thickness: 'Dicke des Laminats',
  },
  mounting: {
    title: 'Montage in fünf Schritten',
    text: 'Zu zweit, an einem trockenen Tag ohne Wind. Vorrang hat die Montageanleitung Ihres Sets.',
    steps: [
      {
        title: 'Geländer prüfen',
        text: 'Rütteln Sie daran, sehen Sie sich Pfosten und Befestigungen an. Ist etwas locker oder korrodiert, endet die Arbeit hier. Wischen Sie die Stellen ab, an denen die Gurte anliegen werden.',
      },
      {
        title: 'Gurte vorbereiten',
        text: 'Legen Sie das Modul auf eine Decke, und fädeln Sie durch jede Öse einen Gurt. Zählen Sie nach. Wohin die Haken kommen, zeigt Ihre Anleitung.',
      },
      {
        title: 'Erst sichern, dann heben',
        text: 'Binden Sie eine Sicherungsleine an das Modul und an einen tragfähigen Teil des Balkons, bevor das Modul über den Handlauf geht. Eine Person hält, die andere schließt die oberen Gurte.',
      },
      {
        title: 'Unterkante befestigen',
        text: 'Setzen Sie die Abstandshalter, schließen Sie die unteren Gurte, und ziehen Sie an jedem einzelnen. Das Modul darf weder flattern noch klappern.',
      },
      {
        title: 'Verbinden, zuletzt einstecken',
        text: 'Der Mikrowechselrichter braucht Schatten und Luft. Schieben Sie die Steckverbinder zusammen, bis sie einrasten. Der Stecker kommt zuletzt. Danach wird die Anlage eingetragen, in Deutschland ins Marktstammdatenregister.',
      },
    ],
  },
  safety: {
    title: 'Unter dem Geländer sind Menschen',
    text: 'Halten Sie den Boden darunter während der Arbeit frei. Ein Modul steht unter Spannung, sobald Licht darauf fällt: nie ein Kabel durchschneiden, nie Steckverbinder unter Last trennen, nie ein beschädigtes Modul verwenden. Prüfen Sie Gurte und Ösen nach jedem Sturm. Ist Sturm angesagt und sind Sie im Zweifel, nehmen Sie das Modul herein.',
  },
  parameters: {
    title: 'Technische Daten von Balkon 400',
    text: 'Ein Modul mit seiner Nennleistung. Wie viel der Mikrowechselrichter einspeist, hängt von seiner eigenen Grenze ab.',
    basis:
      'Nur das Flächengewicht ist eine Produktangabe. Die als Beispieldaten gekennzeichneten Werte zeigen, was im Datenblatt stehen wird.',
  },
  next: {
    title: 'Erst messen, dann bestellen',
    text: 'Der Planungsleitfaden geht mit Ihnen Geländer, Himmelsrichtung, Schatten, Steckdose und Wind durch. Ist Platz für mehr, sehen Sie sich das Set mit zwei Modulen an.',
    planning: 'Zum Planungsleitfaden',
    quote: 'Angebot anfordern',
    pair: 'Zum Set Balkon 800',
  },
};
