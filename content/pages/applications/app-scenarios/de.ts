import type { AppScenariosText } from './text.ts';

export const de: AppScenariosText = {
  title: 'Solar für Dächer mit geringer Tragfähigkeit',
  description:
    'Wohin glasfreie Module passen: Dächer mit wenig Traglastreserve, Foliendächer, Fassaden, Carports und öffentliche Einrichtungen. Mit belegten Anlagen.',
  hero: {
    title: 'Wo die Statik Nein zu Glas sagt',
    text: 'Viele Gebäude haben Sonne, Platz und einen Netzanschluss, aber keine Traglastreserve. Rund {excludedRoofs} der Gewerbe- und Industriedächer können keine herkömmliche Anlage mit Glasmodulen tragen. Mit Modulen von rund {smf-520.weightPerArea} lohnt sich bei vielen von ihnen ein zweiter Blick.',
    action: 'Anfrage zu Ihrem Gebäude',
    alternative: 'Dach prüfen',
  },
  load: {
    title: 'Wie viel Reserve ein Dach braucht',
    text: 'Mindestens {minimumRoofLoad} Reserve braucht ein Dach für eine herkömmliche Anlage mit Glasmodulen; ein eArc-Modul allein wiegt einen Bruchteil davon. Klebstoff, Kabel und gegebenenfalls die Unterkonstruktion kommen hinzu.',
    glass: 'Traglastreserve für eine Anlage mit Glasmodulen',
    dragonfly: 'SMH „Dragonfly“ mit Klemmen und Kabeln',
    smf: 'SMF mit Klebstoff und Kabeln',
    basis:
      'Anlage neben Anlage: bei eArc das Modul und 0,8 kg/m² für Klebstoff oder Klemmen und Kabel (Beispieldaten), bei Glas die Reserve, die das Dach haben muss. Der Anteil der ausgeschlossenen Dächer ist unsere eigene Schätzung, Stand 2026. Andere veröffentlichte Schätzungen: 30–40 % der Gebäude (Couleenergy), 60 % der Industriedächer (vwi.org, 2019).',
  },
  scenes: {
    title: 'Fünf Orte für ein leichtes Modul',
    lowLoad: {
      name: 'Dächer mit geringer Tragfähigkeit',
      text: 'Leichte Stahlhallen sind oft nur für ihr eigenes Blech, Wind und Schnee bemessen. Ein verklebtes SMF-Modul bringt rund {smf-520.weightPerArea} mit und braucht kein einziges Loch.',
    },
    membrane: {
      name: 'Foliendächer aus TPO und PVC',
      text: 'Eine Abdichtung sollte unversehrt bleiben. Auf Flachdächern sitzen die Module auf einer niedrigen Aluminium-Unterkonstruktion, ohne Dachdurchdringung.',
    },
    facade: {
      name: 'Fassaden',
      text: 'Dünne Module können der runden Ecke eines Gebäudes folgen. Was Bekleidung und Brandschutz zulassen, klärt zuerst die Fassadenplanung.',
    },
    carport: {
      name: 'PV-Carports',
      text: 'Weniger Gewicht oben kann schlankere Stützen und Träger bedeuten, und das Dach darf gewölbt sein. Wie viel schlanker, entscheidet die Tragwerksplanung.',
    },
    publicFacility: {
      name: 'Öffentliche Einrichtungen',
      text: 'Sporthallen, Museen, Marktdächer: Öffentliche Dächer sind oft alt, steil oder gewölbt. Zwei der Anlagen unten liegen auf solchen Gebäuden.',
    },
  },
  limits: {
    title: 'Was geringes Gewicht nicht löst',
    text: 'Auch ein leichtes Modul braucht ein intaktes Dach, eine Oberfläche, auf der Klebstoff haftet, und einen Windnachweis; ohne Luftspalt wird es wärmer. Was wir über jeden dieser Punkte wissen, sagen wir offen.',
    action: 'Montageart nach Dach wählen',
    alternative: 'Mehr zu den Grenzen',
  },
  cases: {
    title: 'Öffentlich belegt, dazu zwei Beispiele',
    text: 'Drei Anlagen, die in öffentlichen Quellen beschrieben sind. Die zwei Beispiele danach zeigen nur, wie ein Projekt aussehen kann.',
    sydney: {
      place: 'Schifffahrtsmuseum, Wharf 7, Sydney',
      text: '812 Module auf einem Steildach. Gemeldete Ersparnis: rund 50.000 australische Dollar im Jahr.',
      roof: 'Steildach',
      source: 'Clean Energy Regulator, Australien',
    },
    waldkirch: {
      place: 'Sporthalle, Waldkirch',
      text: 'Erste Berichte sprachen von einer Verklebung, was wir richtiggestellt haben: Die Module sind gerahmt und geklemmt. Ein anderer Bericht nennt 190 kWp.',
      roof: 'Titanzink',
      method: 'Gerahmte Module, geklemmt',
      source: 'pv magazine Deutschland, 2019; Leichtbauwelt',
    },
    dreihausen: {
      place: 'Heizwerk, Dreihausen',
      text: 'Eine kleine Anlage mit 16 Modulen, vorgestellt von den Stadtwerken.',
      method: 'Verklebt',
      source: 'Stadtwerke Marburg (örtlicher Versorger)',
    },
    hall: {
      place: 'Beispiel: Logistikhalle',
      text: 'Eine leichte Stahlhalle mit kleiner Traglastreserve.',
      roof: 'Trapezblechdach',
      method: 'SMF, verklebt',
    },
    carPark: {
      place: 'Beispiel: Mitarbeiterparkplatz',
      text: 'Ein neuer Carport, von Anfang an auf das leichte Modul ausgelegt.',
      roof: 'Carport',
      method: 'SMH „Dragonfly“, geklemmt',
    },
  },
  products: 'Module für diese Gebäude',
  elsewhere: {
    title: 'Ein Fahrzeug, ein Boot oder ein Balkon?',
    text: 'Fahrzeuge, Boote und Züge verlangen andere Module und andere Sorgfalt. Beim Balkon ist die erste Frage, ob man darf. Für alle gibt es eigene Seiten.',
    road: 'Auf der Straße',
    waterAndRail: 'Auf Wasser und Schiene',
    home: 'Rund ums Haus',
  },
  quote: {
    title: 'Anfrage zu Ihrem Gebäude',
    text: 'Nennen Sie uns Dachart, Baujahr, Land und, falls bekannt, die Traglastreserve. Sie erhalten eine Lastabschätzung und einen Vorschlag zur Befestigung. Der statische Nachweis bleibt Sache Ihrer Tragwerksplanung.',
  },
};
