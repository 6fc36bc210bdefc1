import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Wie viele Module in Reihe? Der kälteste Morgen entscheidet',
  summary:
    'Je kälter die Zellen, desto höher die Spannung. Wie lang ein String sein darf, bestimmt deshalb die tiefste Temperatur am Standort, nicht die 25 °C des Datenblatts.',
  body: [
    'In Reihe geschaltet, addieren Module ihre Spannungen. Eines zu viel fällt an einem milden Tag vielleicht nicht auf; an einem frostigen Morgen hebt es den String über die Grenze von Modulen und Wechselrichter. Die Rechnung beginnt also bei der Kälte.',
    { heading: 'Die obere Grenze' },
    'Leerlaufspannung heißt die Spannung eines Moduls im Licht, wenn kein Strom fließt: die höchste, die es bei einer bestimmten Temperatur und Helligkeit erreicht. Unsere Montageanleitung von 2019 nennt für die damaligen eArc-Module eine maximale Systemspannung von {smf-520.maximumSystemVoltage} (manualshive.com). Der Wechselrichter hat eine eigene höchste Eingangsspannung. Die niedrigere der beiden ist die Grenze des Strings.',
    { heading: 'Die Rechnung in Worten' },
    {
      list: [
        'Nehmen Sie die Leerlaufspannung bei Standardtestbedingungen und ihren Temperaturkoeffizienten aus dem Datenblatt Ihrer Lieferung.',
        'Ermitteln Sie die tiefste Temperatur, mit der am Standort zu rechnen ist, aus einer langen Messreihe und nicht aus dem letzten Winter. Bei Sonnenaufgang sind die Zellen etwa so kalt wie die Luft.',
        'Zählen Sie, wie viele Kelvin das unter 25 °C liegt.',
        'Multiplizieren Sie diese Zahl mit dem Koeffizienten ohne Vorzeichen und addieren Sie das Ergebnis zur Leerlaufspannung. Ein Koeffizient in %/K wird vorher als Anteil der Leerlaufspannung in Volt umgerechnet.',
        'Teilen Sie die Grenze durch die gefundene Spannung und runden Sie ab, nie auf.',
      ],
    },
    'Dieselbe Anleitung gibt auch einen pauschalen Faktor an: Leiter und Sicherungen werden für das 1,25-Fache von Kurzschlussstrom und Leerlaufspannung ausgelegt. Teilen Sie die Grenze auch durch das 1,25-Fache der Leerlaufspannung und bleiben Sie bei der kleineren Anzahl. Örtliche Vorschriften gehen beidem vor.',
    { heading: 'Warum Beispielwerte nicht taugen' },
    'Die elektrischen Werte auf unseren Produktseiten sind als Beispieldaten gekennzeichnet. Die des SMF 520 gehören zu einem Glasmodul derselben Klasse aus der CEC-Liste von NREL SAM. Sie zeigen den Rechenweg und dürfen nicht in eine Auslegung eingehen: Jede Abweichung zählt so oft, wie Module in Reihe liegen, und wenige Volt können über ein ganzes Modul entscheiden. Auch die Leistung hilft nicht weiter, denn ein schwächeres Modul kann die höhere Spannung haben.',
    { heading: 'Die untere Grenze und die Kontrolle' },
    'In der Sommerhitze sinkt die Spannung. Die MPP-Spannung des ganzen Strings muss dann noch im Arbeitsbereich des Wechselrichters liegen, sonst ist der String zu kurz. Prüfen Sie vor dem Anschluss an den Wechselrichter die Polarität, messen Sie die Stringspannung und notieren Sie beides, mit der Temperatur.',
    'Auf der Seite des SMF 520 sind [die Schritte mit Beispieldaten gezeichnet](/product_data#strings). Für Ihre Auslegung fordern Sie dort Datenblatt und PAN-Datei Ihrer Lieferung an.',
  ],
};
