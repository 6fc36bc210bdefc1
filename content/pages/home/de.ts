import type { HomeText } from './text.ts';

export const de: HomeText = {
  title: 'Ultraleichte Solarmodule ohne Glas',
  description:
    'eArc-Solarmodule wiegen rund {smf-520.weightPerArea}, {lighterThanGlass} weniger als Glasmodule: Photovoltaik für Dächer, Fahrzeuge, Boote und Balkone, für die Glas zu schwer ist.',
  hero: {
    title: 'Solarstrom für Dächer, die kein Glas tragen können',
    text: 'eArc-Module haben Zellen aus kristallinem Silizium, aber kein Glas: rund {smf-520.weightPerArea}, {lighterThanGlass} leichter als herkömmliche Module und dünn genug, um einer Rundung zu folgen.',
    action: 'Angebot anfordern',
    alternative: 'Zu den Produkten',
  },
  ways: {
    question: 'Was haben Sie vor?',
    visitors: {
      roof: ['Ein Dach belegen', 'Sehen, was darauf passt'],
      engineering: ['Eine Anlage auslegen', 'Alle Parameter'],
      vehicle: ['Fahrzeug oder Boot ausrüsten', 'Module und Batterie berechnen'],
      balcony: ['Den Balkon nutzen', 'Ertrag abschätzen'],
      career: ['Bei uns arbeiten', 'Offene Stellen'],
      press: ['Über uns berichten', 'Pressematerial'],
    },
  },
  products: {
    title: 'Eine Technologie, fünf Serien',
    text: 'Immer dasselbe glasfreie Zelllaminat, gebaut für den Ort, an dem es arbeiten soll.',
  },
  weight: {
    title: 'Was ein Dach tragen muss',
    text: 'Je ein Quadratmeter, maßstäblich gezeichnet. Die Traglastreserve entscheidet, was auf ein Dach passt.',
    glass: 'Glasmodul',
    dragonfly: 'SMH „Dragonfly“, geklemmt',
    smf: 'SMF, verklebt',
    basis:
      'Nur die Module. Das Glasmodul ist abgeleitet: {smf-520.weightPerArea} sind {lighterThanGlass} weniger als rund {glassModule}. Klebstoff oder Klemmen und Kabel kommen hinzu und gehören in jede Lastprüfung; für eine herkömmliche Anlage mit Glasmodulen braucht ein Dach mindestens {minimumRoofLoad} Reserve.',
  },
  statement: 'Am schwersten an einem Glasmodul ist das Glas. Also haben wir es weggelassen.',
  applications: {
    title: 'Wo das Gewicht entscheidet',
    scenes: {
      roof: [
        'Dächer mit geringer Tragfähigkeit',
        'An die Stehfalze geklemmt, ohne ein einziges Loch.',
      ],
      motorhome: ['Wohnmobile', 'Jedes gesparte Kilogramm ist ein Kilogramm Zuladung.'],
      yacht: ['Yachten', 'Folgt dem Deck und wird im Salznebel geprüft.'],
      train: ['Züge', 'Einer ging im Dezember 2017 in Byron Bay in Betrieb.'],
      balcony: ['Balkone', 'Eine Person trägt das Modul, Gurte halten es.'],
    },
  },
  commercial: {
    title: 'Gewerbe und Industrie: Dächer, die bisher leer ausgingen',
    text: 'Eine herkömmliche Anlage mit Glasmodulen braucht mindestens {minimumRoofLoad} Traglastreserve. Rund {excludedRoofs} der Gewerbe- und Industriedächer haben sie nicht (eigene Schätzung, 2026). eArc-Module wiegen nur rund {smf-520.weightPerArea}. Damit lohnt sich für viele dieser Dächer eine Prüfung durch die Tragwerksplanung: Trapezblech, Stehfalz, Dachbahnen aus TPO und PVC.',
    action: 'Anfrage zu Ihrem Dach',
  },
  research: {
    title: 'F&E-Zentrum: das Glas weglassen',
    text: 'Die Frage hinter eArc: Was braucht eine Siliziumzelle, um im Freien zu bestehen, wenn nicht Glas? Der Gründer hat mehr als {papers} Fachartikel veröffentlicht und hält {patents} Patente. Im Labor prüfen wir die Module auf Beständigkeit gegen Salznebel, Ammoniak, Feuer, Flugsand und potenzialinduzierte Degradation (PID).',
  },
  gigafactory: {
    title: 'Gigafactory: das erste Gigawatt',
    text: 'Unsere erste Gigafactory fertigt glasfreie Module aus kristallinem Silizium, mit einer Kapazität von {capacity} pro Jahr. Umgerechnet auf Module mit je {smf-520.nominalPower} sind das rund 1,9 Millionen Stück.',
  },
  salesCentre: {
    title: 'Vertriebszentrum: ein Team von der ersten Frage an',
    text: 'Schreiben Sie uns in Ihrer Sprache. Sie erhalten eine Lastabschätzung, einen Vorschlag für die Befestigung und die Unterlagen, nach denen Ihre Tragwerksplanung fragen wird.',
    action: 'Dem Vertrieb schreiben',
  },
  distribution: {
    title: 'Vertrieb über Fachpartner',
    text: 'Installationsbetriebe und Großhandel arbeiten direkt mit uns zusammen, mit Leitfäden zum Verkleben und Klemmen und mit Unterlagen in sieben Sprachen.',
    action: 'Partner werden',
  },
  figures: {
    title: 'eArc in Zahlen',
    salesCountries: 'Vertriebsländer',
    capacity: 'Jahreskapazität der ersten Gigafactory',
    patents: 'Patente des Gründers',
    shipped: 'insgesamt ausgeliefert',
    years: 'Projekterfahrung',
    gigawatt: 'GW',
    yearsUnit: 'Jahre',
  },
  quote: {
    title: 'Angebot für Ihr Projekt anfordern',
    text: 'Erzählen Sie uns von Ihrem Dach, Fahrzeug oder Balkon. Je mehr wir wissen, desto genauer können wir antworten.',
  },
};
