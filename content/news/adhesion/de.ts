import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Vor dem Verkleben: die Haftung auf dem eigenen Dach prüfen',
  summary:
    'Ein Klebstoff hält auf der einen Beschichtung und versagt auf der nächsten. Eine Prüfung auf dem Dach dauert einige Tage und zeigt, welche Sie haben.',
  body: [
    'Rahmenlose Module werden ohne Dachdurchdringung verklebt. Dann hängt alles an zwei Schichten, die später niemand mehr sieht: an der Beschichtung des Blechs und am Klebstoff darauf. Ein Datenblatt kennt weder Ihr Dach noch sein Alter.',
    { heading: 'Warum sich die Prüfung lohnt' },
    'Eine verklebte Anlage versagte nach vier Monaten bei 14 m/s Wind, auch weil die Haftung nicht geprüft worden war (how-do-you-glue.de). Auf PVDF-Beschichtungen hält eine Verklebung nicht zuverlässig (support.s-5.com).',
    { heading: 'So wird geprüft' },
    {
      list: [
        'Klären Sie, womit das Blech beschichtet und wie alt es ist. Notieren Sie Rost, Kreidung und lose Stellen.',
        'Wählen Sie mehrere Stellen: sonnig und schattig, am Rand und in der Mitte.',
        'Reinigen Sie sie genau so, wie später das ganze Dach gereinigt wird, und lassen Sie den Reiniger ablüften.',
        'Tragen Sie den Klebstoff so auf, wie er verwendet werden soll, mit einem Streifen zum Abziehen.',
        'Warten Sie, bis er ganz ausgehärtet ist. Wie lange das dauert, steht in der Anleitung des Klebstoffs.',
        'Ziehen Sie und sehen Sie sich den Bruch an. Er soll im Klebstoff liegen (Kohäsionsbruch). Löst sich der Klebstoff sauber ab, ist diese Oberfläche so nicht geeignet.',
        'Fotografieren Sie jede Stelle und legen Sie das Protokoll zu den Projektunterlagen.',
      ],
    },
    { heading: 'Was die Prüfung nicht zeigt' },
    'Über den Windsog an Rändern und Ecken sagt sie nichts, über Jahrzehnte der Alterung auch nicht. Dafür braucht es Tragwerksplanung und regelmäßige Kontrollen. Alle Schritte des Verklebens stehen unter [Montagearten](/eArc_install).',
  ],
};
