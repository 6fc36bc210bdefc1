import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Solar auf Fahrzeug und Boot: was vor der Anfrage zu messen ist',
  summary:
    'Freie Fläche, Krümmung, Gewicht und Spannung: Stehen diese vier auf dem Papier, hilft schon die erste Antwort weiter, ob für Wohnmobil, Lkw, Bus, Zug oder Yacht.',
  body: [
    'Ein Dach, das sich bewegt, ist kleiner und enger belegt als das eines Gebäudes, und jedes Kilogramm darauf fährt mit. Vier Angaben gehören aufs Papier, bevor Sie nach Modulen fragen. Ein Maßband, eine gerade Latte und die Fahrzeugpapiere genügen.',
    { heading: 'Fläche und Krümmung' },
    {
      list: [
        'Fläche: Zeichnen Sie das Dach oder Deck maßstäblich, mit Luken, Lüftern, Antennen, Nähten und Masten, und notieren Sie, wie hoch sie sind. Der Schatten auf einer Zelle kann einen ganzen Zellstring bremsen.',
        'Abstände: Lassen Sie Platz für Ränder, Wasserablauf, Kabel und Bürste, an Deck auch für die Crew.',
        'Krümmung: Legen Sie die Latte quer über die Wölbung, sodass ihre Mitte aufliegt und der Spalt h an beiden Enden gleich ist. Ist a die halbe Lattenlänge, beträgt der Radius r = (a² + h²) ÷ 2h. Beispiel: a = 1 m und h = 5 cm ergeben rund 10 m.',
        'Richtung: Messen Sie ebenso in Längsrichtung. Gibt es auch dort einen Spalt, ist die Fläche eine Kuppel, und ein Modul folgt nur einem Zylinder. Einen kleinsten Radius veröffentlichen wir nicht; Ihren prüfen wir für das jeweilige Modell.',
        'Oberfläche: Auf Lack, Gelcoat, Aluminium und GFK haftet Klebstoff verschieden gut. Notieren Sie Material, Beschichtung und Alter.',
      ],
    },
    { heading: 'Was Sie zuladen dürfen' },
    'Wiegen Sie das Fahrzeug reisefertig, mit Personen, Wasser und Gepäck, und ziehen Sie das Ergebnis von der zulässigen Gesamtmasse in den Papieren ab. Der Rest steht zur Verfügung. Off-Grid-Module wiegen rund {off-grid-215.weightPerArea}; Klebstoff, Kabel, Laderegler und Batterie kommen hinzu. Bei Bussen und Zügen klären Sie auch, was das Dach selbst tragen darf. Auf einer Yacht zählt die Höhe: Jedes Kilogramm an Deck liegt weit über dem Kiel.',
    { heading: 'Spannung und Tagesbedarf' },
    'Notieren Sie die Batteriespannung und die höchste Eingangsspannung des Ladereglers. Bei Kälte steigt die Leerlaufspannung und muss unter dieser Grenze bleiben. Bei Hitze sinkt die Spannung und muss trotzdem über der Ladespannung der Batterie liegen. Dann rechnen Sie den Tag zusammen: Watt × Stunden für jedes Gerät. Wie Module zu [12 V und 24 V](/product_off#voltage) passen, steht bei der Serie.',
    { heading: 'Byron Bay: der belegte Zug' },
    'Im Dezember 2017 trug ein Solarzug in Byron Bay in Australien Module mit 6,5 kWp, seine Wagenhalle weitere 30 kWp (northernstar.com.au). Der größere Teil lag also auf dem Gebäude. Das ist überall eine Überlegung wert, wo Fahrzeuge in ein Depot zurückkehren. Welche Modelle verwendet wurden, sagt der Bericht nicht.',
    { heading: 'Was das Maßband offenlässt' },
    'Die Haftung zeigt sich erst an einem Muster Ihrer Oberfläche. Brandschutz und Zulassung hängen von Fahrzeug und Land ab; fragen Sie die zuständige Stelle, bevor das erste Modul verklebt wird.',
    'Passen die Standardgrößen nicht, schicken Sie uns eine [Anfrage für Module nach Maß](/off_grid#custom-request). Bilder und Zeichnungen können Sie gleich beifügen.',
  ],
};
