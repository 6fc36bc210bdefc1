import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: 'Montageleitfaden',
  version: 'Version {value}',
  page: 'Seite {page} von {pages}',
  exampleNote:
    'Beispieldaten: Der Wert folgt mit dem freigegebenen Datenblatt. Bis dahin zeigt er nur, was hier stehen wird.',
  standardConditions:
    'Standardtestbedingungen: 1.000 W/m², Zelltemperatur 25 °C, Luftmasse AM 1,5.',
  certificates: 'Zertifizierung',
  certificatesNote:
    'Unsere Prüfzeichen und Normen; Nummern und Geltungsbereich stehen in den Zertifikaten.',
  curves: 'Strom und Leistung über der Spannung',
  currentByLight: 'Strom über der Spannung bei fünf Bestrahlungsstärken',
  powerByLight: 'Leistung über der Spannung bei fünf Bestrahlungsstärken',
  currentByTemperature: 'Strom über der Spannung bei drei Temperaturen',
  irradiance: 'Einstrahlung',
  temperaturesNote:
    'Berechnet, nicht gemessen: Eindiodenmodell bei 1000 W/m²; Leerlaufspannung und Kurzschlussstrom folgen den Temperaturkoeffizienten der Produktdaten (nach Villalva, Gazoli und Ruppert, IEEE Transactions on Power Electronics 24, 2009).',
  curvesNote:
    'Berechnet, nicht gemessen: Eindiodenmodell nach De Soto, Klein und Beckman (Solar Energy 80, 2006) aus den elektrischen Werten der Produktdaten, Zelltemperatur 25 °C.',
  voltage: 'Spannung',
  current: 'Strom',
  power: 'Leistung',
  maximumPowerPoint: 'Punkt maximaler Leistung (MPP)',
  temperature: 'Temperaturverhalten',
  temperatureNote:
    'Berechnet, nicht gemessen: Geraden aus den Temperaturkoeffizienten der Produktdaten.',
  cellTemperature: 'Zelltemperatur',
  relativeTo25: 'Bezogen auf 25 °C',
  dimensions: 'Abmessungen',
  dimensionsAlternative: 'Zeichnung des Moduls mit Maßen: {values}.',
  dimensionsNote: 'Maßstäblich gezeichnet, Maße in mm.',
  schematicNote: 'Zellen und Anschlussdose sind schematisch dargestellt.',
  frontView: 'Vorderseite',
  sideView: 'Seitenansicht',
  junctionBox: 'Anschlussdose',
  origin:
    'Erstellt aus den Inhalten der Website. Änderungen vorbehalten; gültig ist die Fassung, die zum Herunterladen bereitsteht.',
  drawing: 'Zeichnung {number}',
  notesToFillIn: 'Notizen',
  decidingDocument: 'Unterlage oder Stelle',
  decides: 'Legt fest',
};
