import type { HomeText } from './text.ts';

export const de: HomeText = {
  title: 'Ultraleichte Solarmodule ohne Glas',
  description:
    'eArc-Solarmodule wiegen rund 2,8 kg pro Quadratmeter, 70 % weniger als Glasmodule. Für Dächer, Fahrzeuge, Boote und Balkone, für die Glasmodule zu schwer sind.',
  hero: {
    title: 'Solarstrom für Dächer, die kein Glas tragen können',
    text: 'eArc-Module sind kristallines Silizium ohne das Glas: rund 2,8 kg pro Quadratmeter, 70 % leichter als herkömmliche Module und dünn genug, um einer Rundung zu folgen.',
    action: 'Angebot anfordern',
    alternative: 'Zu den Produkten',
  },
  products: {
    title: 'Eine Technologie, fünf Serien',
    text: 'Immer dasselbe glasfreie Zelllaminat, gebaut für den Ort, an dem es arbeiten soll.',
    smf: {
      name: 'SMF',
      text: 'Rahmenloses Modul für Gewerbe- und Industriedächer. Wird mit der Dachhaut verklebt, ohne ein einziges Loch.',
      figure: 'rund 2,8 kg/m²',
    },
    smh: {
      name: 'SMH „Dragonfly“',
      text: 'Mit vorintegriertem Montagerahmen für die mechanische Befestigung mit Klemmen. Das spart 40 % Montagezeit.',
      figure: '520 W · 4,1 kg/m²',
    },
    offGrid: {
      name: 'Off-Grid-Serie',
      text: 'Für Wohnmobile, Koffer-Lkw, Busse, Yachten und Züge: überall dort, wo jedes Kilogramm mitfährt.',
      figure: 'rund 3 kg/m²',
    },
    balcony: {
      name: 'Balkon-Serie',
      text: 'Solarmodule, leicht genug für ein Geländer. Eine Person trägt sie allein die Treppe hinauf.',
      figure: '2,7 kg/m²',
    },
    charger: {
      name: 'Tragbares Solarladegerät',
      text: 'Aufklappen, einstecken, und die Sonne lädt, was Sie dabeihaben.',
      figure: 'faltbar',
    },
  },
  commercial: {
    title: 'Serie für Gewerbe und Industrie: für Dächer, die bisher leer ausgingen',
    text: 'Eine herkömmliche Anlage mit Glasmodulen braucht mindestens 15 kg/m² Traglastreserve. Rund 40 % der Gewerbe- und Industriedächer haben sie nicht. eArc-Module wiegen nur rund 2,8 kg/m². Damit lohnt sich für viele dieser Dächer eine Prüfung durch die Tragwerksplanung: Trapezblech, Stehfalz, Dachbahnen aus TPO und PVC.',
    action: 'Anfrage zu Ihrem Dach',
  },
  research: {
    title: 'F&E-Zentrum: das Glas weglassen',
    text: 'Am Anfang stand eine Frage: Was braucht eine Siliziumzelle, um im Freien zu bestehen, wenn nicht Glas? Der Gründer hat mehr als 100 Fachartikel veröffentlicht und hält 80 Patente. Im Labor prüfen wir die Module auf Beständigkeit gegen Salznebel, Ammoniak, Feuer, Flugsand und potenzialinduzierte Degradation (PID).',
  },
  gigafactory: {
    title: 'Gigafactory: das erste Gigawatt',
    text: 'Unsere erste Gigafactory fertigt glasfreie Module aus kristallinem Silizium, mit einer Kapazität von 1 GW pro Jahr. Zellen, Laminat und Rahmen kommen auf einer Linie zusammen, vom ersten String bis zum Flashtest.',
  },
  salesCentre: {
    title: 'Vertriebszentrum: ein Team ab der ersten Frage',
    text: 'Schreiben Sie uns in Ihrer Sprache. Sie erhalten eine Lastabschätzung, einen Vorschlag für die Befestigung und die Unterlagen, nach denen Ihre Tragwerksplanung fragen wird.',
    action: 'Dem Vertrieb schreiben',
  },
  distribution: {
    title: 'Vertrieb über Fachpartner',
    text: 'Installationsbetriebe und Großhandel arbeiten direkt mit uns zusammen. Sie erhalten Anleitung zum Verkleben und Klemmen und Unterlagen in ihrer Sprache.',
    action: 'Partner werden',
  },
  figures: {
    title: 'Wo wir stehen',
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
