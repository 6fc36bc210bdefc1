import type { AboutText } from './text.ts';

export const de: AboutText = {
  title: 'Über uns',
  description:
    'Wir stellen die glasfreien eArc-Module her: wer wir sind, was andere über uns berichtet haben und wie Sie Kundenservice und Presse erreichen.',
  hero: {
    title: 'Wir bauen Solarmodule ohne Glas',
    text: 'eArc steht für Module aus kristallinem Silizium: für Dächer, Fahrzeuge und Balkone, denen ein Glasmodul zu schwer wäre. Hier steht, was wir herstellen, was andere über uns berichtet haben und wie Sie uns erreichen.',
    action: 'Schreiben Sie uns',
    alternative: 'Zur Chronik',
  },
  company: [
    { heading: 'Was wir herstellen' },
    'Wir entwickeln und fertigen ultraleichte Solarmodule. Anstelle von Glas schützt ein dünnes Laminat die Zellen. So kommt ein Modul auf rund {smf-520.weightPerArea}.',
    'Das Laminat steckt in fünf Serien: SMF zum Verkleben, SMH „Dragonfly“ für die Montage mit Klemmen, Off-Grid-Module für Fahrzeuge und Boote, Balkonmodule und ein tragbares Solarladegerät. Wie es aufgebaut ist und wo seine Grenzen liegen, lesen Sie unter [eArc-Technologie](/eArc).',
  ],
  figures: {
    title: 'Das Unternehmen in Zahlen',
    capacity: 'Jahreskapazität der ersten Gigafactory',
    patents: 'Patente des Gründers',
    shipped: 'an Modulen bisher ausgeliefert',
    years: 'Erfahrung mit Projekten',
    gigawatt: 'GW',
    yearsUnit: 'Jahre',
  },
  founder: {
    title: 'Der Gründer: zuerst Forscher',
    text: 'Mehr als {papers} Fachartikel und {patents} Patente: Unser Gründer kommt aus der Forschung. Das merken Sie dieser Website an: Zahlen nennen ihre Quelle, Beispiele sind gekennzeichnet, und was nicht gemessen ist, steht auch so da.',
    action: 'So ist das Laminat aufgebaut',
  },
  history: {
    title: 'Was andere berichtet haben',
    text: 'Jeder Eintrag hat eine Quelle außerhalb des Unternehmens. Der Copyright-Vermerk dieser Website beginnt mit 2015; der früheste Bericht, den wir hier anführen, betrifft 2017. Die Gewichte sind damals veröffentlichte Werte, nicht die der heutigen Modelle.',
    train: {
      text: 'Im Dezember nimmt der Solarzug von Byron Bay in Australien den Betrieb auf, mit 6,5 kWp auf dem Zug und 30 kWp auf der Wagenhalle.',
      source: 'The Northern Star, australische Zeitung',
    },
    museum: {
      text: 'In Sydney kommen 812 Module mit zusammen 235 kWp auf das steile Dach von Wharf 7, einem Gebäude des Schifffahrtsmuseums. Die Einsparung wird mit etwa 50.000 australischen Dollar im Jahr angegeben.',
      source: 'Clean Energy Regulator, australische Behörde',
    },
    sportsHall: {
      text: 'Die Sporthalle in Waldkirch erhält gerahmte Module mit 245 kWp, auf das Titanzinkdach geklemmt. Ein anderer Bericht nennt 190 kWp.',
      source: 'pv magazine Deutschland, 5. April 2019; andere Angabe: leichtbauwelt.de',
    },
    weights: {
      text: 'Gewichte in der Presse: Der Gründer spricht von 2,5 kg/m²; ein früherer Bericht nennt 3,5 kg/m² für verklebte und 4,5 kg/m² für gerahmte Module.',
      source: 'pv magazine, 28. Mai 2019; pv magazine Deutschland, 5. April 2019',
    },
    class430: {
      text: 'Im Oktober kommt die 430-W-Klasse auf den Markt, gerahmt und rahmenlos, mit Mono-PERC-Halbzellen. Das gerahmte Modul wiegt 11,2 kg.',
      source: 'pv magazine Australia, 13. Januar 2022',
    },
    factory: {
      text: 'Im Januar wird über die Eröffnung eines Werks für leichte Module mit einer Kapazität von {capacity} berichtet.',
      source: 'pv magazine Australia, 13. Januar 2022',
    },
  },
  investors: {
    title: 'Investoren: was öffentlich ist',
    text: 'Wir haben Investoren. Ihre Namen und Anteile veröffentlichen wir hier nicht, Geschäftszahlen ebenso wenig, und nichts auf dieser Website ist ein Angebot von Anteilen. Öffentlich sind die Zahlen und die Chronik weiter oben. Für alles Weitere schreiben Sie uns als Investorin oder Investor: wen Sie vertreten und was Sie wissen möchten. Wenn wir nicht antworten dürfen, sagen wir es Ihnen.',
    action: 'Investorenanfrage senden',
  },
  customerService: {
    title: 'Kundenservice: vier Angaben helfen',
    text: 'Sie erreichen uns Montag bis Freitag von 9:00 bis 17:30 Uhr. Bei einer Frage zu einem Modul in Betrieb nennen Sie uns bitte das Modell, das Datum der Montage, Ort und Art der Befestigung und was Ihnen auffällt. Hängen Sie nach Möglichkeit zwei Bilder an: eines aus der Entfernung, eines aus der Nähe. Bitte lassen Sie die Steckverbinder, wo sie sind: Nach unserer Anleitung von 2019 erlischt die Garantie, wenn sie entfernt werden. Die Telefonnummer unten gehört zu den Beispieldaten.',
    action: 'Kundenservice kontaktieren',
    call: '{hotline} anrufen',
    questions: 'Häufige Fragen',
    documents: 'Datenblätter und Leitfäden',
  },
  sustainability: [
    { heading: 'Nachhaltigkeit: was wir behaupten und was nicht' },
    'Was jede Waage zeigt: Ein SMF-Modul wiegt rund {smf-520.weightPerArea}, {lighterThanGlass} weniger als ein Glasmodul. Damit ist weniger zu transportieren und zu heben, und das Dach hat weniger zu tragen. Ob ein bestimmtes Dach ohne Verstärkung auskommt, entscheidet die Tragwerksplanung.',
    {
      list: [
        'Wir verwenden keine allgemeinen Umweltaussagen. Seit dem 27. September 2026 verlangt die EU-Richtlinie 2024/825 dafür Nachweise.',
        'Wir rechnen keine Emissionen auf dem Papier weg, um ein Modul dann neutral zu nennen.',
        'Wir nennen keinen CO₂-Fußabdruck, bevor hier ein geprüfter Wert stehen kann.',
        'Wir sagen nichts zum Recycling zu, solange wir Partner und Verfahren hier nicht nennen können.',
      ],
    },
    'Sie haben einen Satz gefunden, der weiter geht? [Sagen Sie es uns](#feedback).',
  ],
  media: {
    title: 'Presse und Medien',
    text: 'Zahlen und Quellen zum Zitieren stehen weiter oben. Unser vollständiger Name steht im Impressum; die Telefonnummer unten gehört zu den Beispieldaten. Die Bilder dieser Website sind Visualisierungen, keine Fotografien. In Berichten über eArc dürfen Sie sie verwenden, mit der Bildunterschrift „Visualisierung: eArc“. Fotografien fertiger Projekte gehören anderen; bitte fragen Sie vorher. Das Pressematerial enthält das Logo, eine Auswahl der Bilder und die Bedingungen.',
    action: 'Presseanfrage senden',
    call: '{pressPhone} anrufen',
    kit: 'Zum Pressematerial',
    alternative: 'So schreibt man die Namen',
  },
  mediaForm: {
    title: 'Ihre Presseanfrage',
    text: 'Nennen Sie uns Ihr Medium, Ihr Thema und Ihren Redaktionsschluss. Name und E-Mail-Adresse brauchen wir, um Ihnen zu antworten.',
  },
  feedback: {
    title: 'Feedback: Sagen Sie uns, was nicht stimmt',
    text: 'Eine Zahl, die nicht aufgeht, ein Satz, der zu viel verspricht, eine Seite, die Sie nicht bedienen können: Nennen Sie uns die Seite und was Sie erwartet haben. Name und E-Mail-Adresse sind freiwillig; ohne Adresse können wir nicht antworten.',
  },
  contact: {
    title: 'Kontakt zum Kundenservice',
    text: 'Für Fragen zu Modulen und Service und für alles, was kein eigenes Formular hat. Geht es um eine Beteiligung oder um eine Bewerbung, sagen Sie das bitte in der ersten Zeile. Ein Name und eine E-Mail-Adresse genügen für eine Antwort. Für ein Angebot nutzen Sie bitte das Formular auf der Startseite.',
  },
};
