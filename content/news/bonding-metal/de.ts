import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Verkleben auf dem Trapezblechdach, Schritt für Schritt',
  summary:
    'Fünf Prüfungen vor der ersten Klebstoffraupe, fünf Schritte danach: So kommen rahmenlose eArc-Module auf beschichtetes Blech.',
  body: [
    'Auf dem Trapezblechdach liegen rahmenlose SMF-Module auf den Hochsicken. Klebstoffraupen halten sie, ohne Dachdurchdringung. Worauf es ankommt, geschieht größtenteils, bevor die erste Raupe liegt.',
    { heading: 'Fünf Prüfungen vorab' },
    {
      list: [
        'Tragwerk: Die Tragwerksplanung bestätigt die Traglastreserve. Ein SMF 520 wiegt rund {smf-520.weight}, Klebstoff und Kabel kommen hinzu. Der Windsog an Rändern und Ecken wird eigens berechnet, denn geringes Gewicht hält kein Modul am Platz.',
        'Beschichtung: Klären Sie, welche es ist und wie alt sie ist. Schmutz, Kreidung, Rost und lose Stellen müssen weg.',
        'Haftung: Kleben Sie Proben auf Ihr eigenes Dach, lassen Sie den Klebstoff ganz aushärten und ziehen Sie sie ab. Der Bruch soll im Klebstoff liegen (Kohäsionsbruch), nicht an der Beschichtung.',
        'Temperatur und Feuchte: Das Blech muss trocken sein und im Temperaturbereich des Klebstoffs liegen. Messen Sie am Blech selbst: In der Sonne wird es viel heißer als die Luft, in klaren Nächten setzt sich Tau darauf ab. Zum Vergleich: Ein handelsübliches, neutral vernetzendes Struktursilikon wird bei 5–40 °C verarbeitet und härtet in 12 Stunden 3 mm durch (piedmontplastics.com). Das ist kein Wert unseres Klebstoffs.',
        'Entwässerung: Der Regen läuft in den Tiefsicken ab, auch unter den Modulen. Der Weg zur Rinne bleibt frei; weder eine Raupe noch ein Kabel liegt quer.',
      ],
    },
    { heading: 'Fünf Schritte auf dem Dach' },
    {
      list: [
        'Messen Sie die Reihen von einer geraden Linie aus ein. Lassen Sie Wartungswege frei und halten Sie Abstand zu Rinnen, Blechstößen und den Zonen, die die Windberechnung ausschließt.',
        'Reinigen Sie die Hochsicken mit dem Reiniger aus der Anleitung. Lassen Sie ihn ablüften und berühren Sie die Klebeflächen nicht mehr.',
        'Tragen Sie die Klebstoffraupen auf jeder Hochsicke auf, in Länge und Querschnitt nach Anleitung. Sie verlaufen in Gefällerichtung, damit das Wasser dazwischen abfließt. Legen Sie nur so viele, wie Sie belegen können, bevor der Klebstoff eine Haut bildet.',
        'Legen Sie das Modul auf und drücken Sie es entlang der Raupen an. Ein SMF 520 misst {smf-520.length} × {smf-520.width} bei {smf-520.thickness} Dicke. Tragen Sie es zu zweit, damit es nicht scharf gebogen wird. Bis der Klebstoff ausgehärtet ist, darf es nicht belastet werden; bei Kälte dauert das länger.',
        'Schließen Sie an und führen Sie Protokoll. Halten Sie die Kabel vom Blech fern, prüfen Sie die Polarität, messen Sie die Stringspannung und notieren Sie beides, dazu das Wetter und die Charge des Klebstoffs.',
      ],
    },
    { heading: 'Die Grenzen des Verfahrens' },
    'Unter dem Modul ist kein Luftspalt, deshalb wird es wärmer und liefert weniger; was ein Test gemessen hat, steht bei den [Grenzen von eArc](/eArc#limits). Was verklebt ist, lässt sich zudem schwer wieder lösen. Braucht das Dach bald eine neue Haut, wird zuerst sie erneuert.',
    'Verbindlich sind die Anleitungen, die Ihrem Modul und Ihrem Klebstoff beiliegen. Alle Schritte, auch für andere Dächer, stehen unter [Montagearten](/eArc_install#bonding).',
  ],
};
