import type { ProductDataText } from './text.ts';

export const de: ProductDataText = {
  title: 'SMF 520: Gewerbe, Industrie und Off-Grid-Serie',
  description:
    'Alle Daten zu SMF 520 für Gewerbedächer und Off-Grid-Systeme: elektrische Werte, Stringlänge, Temperaturverhalten, Montagedaten und Zertifikate.',
  hero: {
    title: 'SMF 520, Zahl für Zahl',
    text: '{smf-520.nominalPower} auf {smf-520.length} × {smf-520.width}, {smf-520.thickness} dünn, rund {smf-520.weight}. Diese Seite ist für alle, die Strings, Kabel und Sicherungen auslegen, für ein Dach mit Netzanschluss oder ein Off-Grid-System. Das Modul gehört zur Serie für Gewerbe und Industrie und dient auch der Off-Grid-Serie.',
    parameters: 'Zu den technischen Daten',
    strings: 'Stringlänge prüfen',
  },
  parameters: {
    title: 'Technische Daten des SMF 520',
    text: 'Bei Standardtestbedingungen, sofern nicht anders angegeben. Als Beispieldaten gekennzeichnete Werte sind Platzhalter, bis das Datenblatt Ihrer Lieferung sie ersetzt.',
    basis:
      'Zellen: TaiyangNews. Wirkungsgrad, Maße und Gewicht: United Power Partners. Flächengewicht: unsere Angabe. Systemspannung und Klassen: unsere Montageanleitung von 2019. Elektrische Beispieldaten: Glasmodule derselben Klasse aus der CEC-Liste von NREL SAM. Aus Maßen und Gewicht, veröffentlicht in Zoll und Pfund, ergeben sich {smf-520.calculatedWeightPerArea} und {smf-520.calculatedEfficiency}; in der Tabelle stehen die veröffentlichten Werte.',
  },
  strings: {
    title: 'Wie viele Module in einen String?',
    text: 'Je kälter die Zellen, desto höher die Spannung. Auch am kältesten Morgen muss der String unter der Systemspannung bleiben. Mit den Beispielwerten passen 20 Module auf dem Papier, bei Frost nicht mehr.',
    twentyWarm: '20 Module bei 25 °C',
    twentyCold: '20 Module bei −10 °C',
    eighteenCold: '18 Module bei −10 °C',
    sixteenFactor: '16 Module, Faktor 1,25 der Anleitung',
    limit: 'Maximale Systemspannung',
    basis:
      'Beispielrechnung mit {smf-520.openCircuitVoltage} und {smf-520.voltageTemperatureCoefficient} je Modul. Unsere Montageanleitung von 2019 multipliziert die Leerlaufspannung mit 1,25 und lässt damit Luft für kältere Standorte. Örtliche Vorschriften und die Grenzen des Wechselrichters gehen vor.',
  },
  temperature: {
    title: 'Wärme kostet Leistung, ohne Luftspalt noch mehr',
    text: 'Mit dem Beispielkoeffizienten von {smf-520.powerTemperatureCoefficient} liefert eine 65 °C warme Zelle, 40 K über Testbedingungen, rund 14 % weniger. Hinter einem verklebten Modul ist keine Luft, es wird wärmer als eines auf Schienen. Rechnen Sie in der Ertragsprognose mit verklebten Modulen und lassen Sie die Rückseite frei, wo die Konstruktion es erlaubt.',
    action: 'Zu den Grenzen von eArc',
  },
  manual: {
    heading: 'Montagedaten aus unserer Anleitung von 2019',
    intro:
      'Diese Werte galten für die eArc-Module jenes Jahres. Nutzen Sie sie für die Planung und gleichen Sie sie mit der Montageanleitung Ihrer Lieferung ab.',
    list: [
      'Leiter und Sicherungen für das 1,25-Fache von Kurzschlussstrom und Leerlaufspannung auslegen. Mit dem Beispielstrom von {smf-520.shortCircuitCurrent} sind das rund 16,9 A.',
      'Höchstens zwei parallele Strings ohne Sicherung.',
      'PV-Kabel ab 2,5 mm², ausgelegt für 90 °C.',
      'Anwendungsklasse A, Schutzklasse II, Brandschutzklasse C.',
      'Abstand der Klemmen: 250–450 mm bei 6 × 12 Zellen, 210–400 mm bei 6 × 10, 200–350 mm bei 4 × 9.',
      'Steckverbinder nicht abschneiden: Wer sie entfernt, verliert die Garantie.',
    ],
    offGridHeading: 'Als Inselanlage (Off-Grid)',
    offGrid:
      'SMF 520 arbeitet auch ohne Netz, etwa auf einer Werkstatt oder einem großen Fahrzeug. Die Leerlaufspannung liegt weit über der einer 12-V- oder 24-V-Batterie; ein MPPT-Laderegler muss die Spannung des kältesten Tages vertragen. Wo wenig Platz ist, passt die [Off-Grid-Serie](/product_off).',
  },
  certificates: {
    title: 'Zertifikate zu SMF 520',
    text: 'Kopien mit Angabe der Modelle senden wir auf Anfrage. Nennen Sie bitte das Land des Projekts, denn Netzbetreiber und Versicherungen verlangen Unterschiedliches.',
  },
  faq: {
    title: 'Drei Fragen aus der Planung',
    questions: [
      {
        question: 'Warum sind elektrische Werte als Beispiel gekennzeichnet?',
        answer:
          'Weil wir die Werte dieses Moduls noch nicht veröffentlicht haben. Wir zeigen Werte von Glasmodulen derselben Klasse, damit Sie die Rechnung nachvollziehen können. Für die Planung fordern Sie bitte Datenblatt und PAN-Datei Ihrer Lieferung an.',
      },
      {
        question: 'Darf man das Modul betreten oder biegen?',
        answer:
          'Das Laminat ist {smf-520.thickness} dünn und folgt einer sanften Rundung. Einen zulässigen Radius haben wir nicht veröffentlicht, und unter einem Tritt können Zellen unsichtbar reißen. Senden Sie uns bitte vor der Planung den Radius Ihrer Fläche.',
      },
      {
        question: 'Wie wird SMF 520 befestigt?',
        answer:
          'Das Modul ist rahmenlos und wird mit Struktursilikon verklebt. Die Haftung wird auf dem tatsächlichen Dach geprüft, die Last durch die Tragwerksplanung. Für Klemmen wählen Sie SMF 430 mit Rahmen oder SMH „Dragonfly“.',
      },
    ],
  },
  quote: {
    title: 'Daten und Angebot anfordern',
    text: 'Schreiben Sie uns, welche Unterlagen Sie brauchen, für wie viele Module und welchen Wechselrichter oder Laderegler.',
  },
};
