import type { ProductData430Text } from './text.ts';

export const de: ProductData430Text = {
  title: 'SMF 430: Gewerbe, Industrie und Off-Grid-Serie',
  description:
    'Daten des SMF 430 neben dem SMF 520, für Gewerbedächer und Off-Grid-Systeme: elektrische Werte, beide Ausführungen, Grenzwerte und Zertifikate.',
  parameters: {
    title: 'SMF 430 neben SMF 520',
    text: 'Die kleinere Klasse mit {smf-430.nominalPower}, die größere mit {smf-520.nominalPower}. Was als Beispieldaten gekennzeichnet ist, gilt nur, bis das Datenblatt Ihrer Lieferung vorliegt.',
    basis:
      'SMF 430: pv magazine Australia, 2022, und unsere Angaben. Systemspannung und Klassen: unsere Montageanleitung von 2019. Elektrische Beispieldaten: Glasmodule derselben Klasse aus der CEC-Liste von NREL SAM; für SMF 430 eines mit 435 W, der Strom an die Leistung angepasst.',
  },
  hero: {
    title: 'Das Modul, das Ihnen die Wahl lässt',
    text: 'Ein glasfreies Laminat, zwei Ausführungen: ohne Rahmen zum Verkleben, mit Rahmen zum Klemmen. SMF 430 gehört zur Serie für Gewerbe und Industrie und zur Off-Grid-Serie.',
    action: 'So wird ein String ausgelegt',
  },
  versions: {
    title: 'Mit oder ohne Rahmen?',
    text: 'Oberfläche und Traglastreserve entscheiden; das Laminat bleibt gleich.',
    frameless: 'Rahmenlos',
    framed: 'Mit Rahmen',
    fixing: {
      criterion: 'Befestigung',
      ours: 'Verkleben mit Struktursilikon',
      other: 'Mechanische Befestigung mit Klemmen',
    },
    weight: {
      criterion: 'Gewicht',
      ours: 'rund {smf-430.weightPerArea}',
      other: '11,2 kg je Modul',
      note: 'Das Gewicht mit Rahmen wurde 2022 je Modul berichtet. Die Maße sind nicht veröffentlicht, deshalb nennen wir kein Flächengewicht.',
    },
    surface: {
      criterion: 'Was das Dach bieten muss',
      ours: 'Eine saubere, tragfähige Oberfläche, die die Haftprüfung besteht',
      other: 'Falze, Schienen oder eine Unterkonstruktion für die Klemmen',
    },
    progress: {
      criterion: 'Weiterarbeiten',
      ours: 'Nach dem Aushärten, gemäß Klebstoffhersteller',
      other: 'Sobald die Klemmen fest sind',
    },
    assumptions: [
      'Beide auf einem Dach, dessen Traglastreserve die Tragwerksplanung einschließlich Wind und Schnee bestätigt hat.',
      'Zum Gewicht des Moduls kommen Klebstoff, Klemmen, Schienen und Kabel hinzu.',
    ],
  },
  cases: {
    title: 'Beide Wege, öffentlich belegt',
    text: 'Zwei Dächer in Deutschland mit eArc-Modulen früherer Typen. Sie zeigen die Art der Befestigung, nicht das SMF 430 selbst.',
    waldkirch: {
      place: 'Waldkirch, Sporthalle',
      roof: 'Titanzink',
      method: 'Gerahmt und geklemmt',
      text: 'Berichte, nach denen die Module verklebt seien, haben wir richtiggestellt. Ein anderer Bericht nennt 190 kWp.',
      source: 'pv magazine Deutschland, 5. April 2019',
    },
    dreihausen: {
      place: 'Dreihausen, Heizwerk',
      method: 'Verklebt',
      text: '16 Module, verklebt.',
      source: 'Stadtwerke Marburg: „Einfach aufgeklebt“',
    },
  },
  notice: {
    title: 'Auf dem Dach nicht austauschbar',
    text: 'Die rahmenlose Ausführung ist zum Verkleben gebaut. Klemmen gehören zur Ausführung mit Rahmen, der ihre Kraft aufnimmt. Legen Sie die Ausführung fest, bevor der Belegungsplan entsteht.',
  },
  certificates: {
    title: 'Zertifikate für beide Ausführungen',
    text: 'Ein Zertifikat kann die Ausführungen mit und ohne Rahmen getrennt aufführen. Wir senden Ihnen die Kopie, die Ihre Ausführung nennt.',
  },
  faq: {
    title: 'Drei Fragen zu SMF 430',
    questions: [
      {
        question: 'Lassen sich SMF 430 und SMF 520 in einem String mischen?',
        answer:
          'Besser nicht. Durch Module in Reihe fließt derselbe Strom, und mit den Beispielwerten begrenzt das kleinere den String auf {smf-430.currentAtMaximumPower}. Nehmen Sie getrennte Strings an getrennten Eingängen des Wechselrichters.',
      },
      {
        question: 'Wann SMF 430, wann SMF 520?',
        answer:
          'SMF 430, wenn Sie den Rahmen möchten oder wenn {smf-430.nominalPower} je Modul besser zu String und Fläche passen. Das Flächengewicht ist ohne Rahmen bei beiden gleich, rund {smf-430.weightPerArea}.',
      },
      {
        question: 'Bleibt die Ausführung mit Rahmen kühler?',
        answer:
          'Im Prinzip ja, wenn Luft zwischen Modul und Dach ist. Eine Messung am SMF 430 haben wir nicht veröffentlicht.',
      },
    ],
  },
  quote: {
    title: 'Angebot für SMF 430 anfordern',
    text: 'Nennen Sie uns das Dach, die gewünschte Ausführung und die Zahl der Module. Wenn Sie unsicher sind, genügt für den Anfang ein Foto des Dachs.',
  },
};
