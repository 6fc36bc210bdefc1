import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Hitze und verklebte Module: wo sich ein Luftspalt lohnt',
  summary:
    'Warme Zellen liefern weniger, und ohne Luft dahinter wird ein Modul wärmer. Wie man die Koeffizienten liest und wann ein Spalt sein Gewicht wert ist.',
  body: [
    'Die Nennleistung wird im Labor gemessen, bei 25 °C Zelltemperatur. Auf einem Dach in der Sonne sind die Zellen fast immer wärmer als die Luft. Was das kostet, hängt von zwei Dingen ab: wie die Zellen auf Wärme reagieren und wie gut diese abgeführt wird.',
    { heading: 'Die Koeffizienten lesen' },
    'Ein Datenblatt gibt an, wie stark sich ein Wert je Kelvin ändert, ausgehend von Standardtestbedingungen. Ein Unterschied von einem Kelvin ist dasselbe wie ein Unterschied von einem Grad Celsius.',
    {
      list: [
        'Leistung: Ihr Temperaturkoeffizient in %/K ist negativ. Mit dem Temperaturunterschied multipliziert, ergibt er den Verlust. Es zählt die Temperatur der Zelle, nicht die der Luft.',
        'Leerlaufspannung: Auch ihr Koeffizient, in V/K oder %/K, ist negativ. Bei Hitze sinkt die Spannung, bei Kälte steigt sie. Deshalb begrenzt der kälteste Morgen die Länge eines Strings.',
        'Strom: Er steigt mit der Wärme ein wenig, gleicht den Verlust an Spannung aber bei Weitem nicht aus.',
      ],
    },
    { heading: 'Was der fehlende Spalt kostet' },
    'Ein Modul auf Schienen gibt Wärme nach vorn und nach hinten ab. Flach verklebt bleibt ihm fast nur die Vorderseite. Ein Test mit flexiblen Modulen bei rund 44 °C Umgebungstemperatur ergab ohne Luftspalt rund 9 % weniger Leistung (solar4rvs.com.au). Das ist ein einzelner Test bei großer Hitze: eine Größenordnung, keine Regel.',
    'Ist es kühl, windig oder bewölkt, schrumpft der Unterschied. Aus dem Test und dem Temperaturmodell von pvlib leiten wir für geneigte, verklebte Module einen um rund 6 % geringeren Jahresertrag ab als für hinterlüftete, bei einer Spanne von 3 bis 9 %.',
    { heading: 'Wo sich ein Spalt lohnt' },
    {
      list: [
        'An heißen Standorten mit wenig Wind und genug Traglastreserve: Dort kann ein Glasmodul mit Luft dahinter die bessere Wahl sein.',
        'Auf Flachdächern, die ohnehin eine [Aluminium-Unterkonstruktion](/eArc_install#flat-roof) brauchen: Bleibt sie an beiden Enden offen, strömt Luft hindurch, soweit die Windberechnung es zulässt.',
        'Am Balkongeländer und an der Wand, wo Abstandshalter die Rückseite mit wenig Aufwand frei lassen.',
      ],
    },
    { heading: 'Wo er sich nicht lohnt' },
    'Ein Spalt braucht Schienen oder einen Rahmen, und die wiegen etwas. Reicht die Traglastreserve nur für ein verklebtes Modul, lautet die Frage nicht warm oder kühl, sondern etwas weniger Strom oder gar keiner. Außerdem greift der Wind unter das Modul, was berechnet werden muss, und auf einem Fahrzeug macht der Spalt den Aufbau höher. Wo die Sommer mild sind, bringt er wenig.',
    'Rechnen Sie also von Anfang an mit dem verklebten Fall und lesen Sie auch die anderen [Grenzen von eArc](/eArc#limits), bevor Sie entscheiden.',
  ],
};
