import type { EngineeringText } from './text.ts';

export const de: EngineeringText = {
  documents: {
    commercial: 'Unterlagen zu SMF und SMH',
    dragonfly: 'Unterlagen zu SMH 520',
    smf520: 'Unterlagen zu SMF 520',
    smf430: 'Unterlagen zu SMF 430',
    offGrid: 'Unterlagen zu beiden Off-Grid-Modellen',
    charger: 'Unterlagen zum Ladegerät',
    balcony: 'Unterlagen zu beiden Sets',
    balcony400: 'Unterlagen zu Balkon 400',
    balcony800: 'Unterlagen zu Balkon 800',
  },
  documentsText: 'Datenblätter, Leitfäden und Parameter als Dateien, ohne Anmeldung.',
  strings: {
    dragonfly: {
      title: 'Wie lang darf ein Dragonfly-String sein?',
      text: 'Am Stromkreis ändert der Rahmen nichts: Die Grenze setzen der Frost und die Systemspannung. Geben Sie Ihre Module und den kältesten Morgen ein.',
    },
    smf520: {
      title: 'Prüfen Sie Ihren String',
      text: 'Geben Sie die Anzahl der Module und die tiefste Temperatur am Standort ein. Sie sehen die Spannung des Strings am kältesten Morgen und wie viele Module passen.',
    },
    smf430: {
      title: 'Einen String aus SMF 430 prüfen',
      text: 'Mit {smf-430.openCircuitVoltage} gegenüber {smf-520.openCircuitVoltage} (Beispieldaten) hat SMF 430 etwas mehr Spannung als SMF 520. Ein String daraus ist etwas früher an der Grenze.',
    },
  },
  stringsBasis:
    'Leerlaufspannung und Temperaturkoeffizienten sind Beispieldaten: Glasmodule derselben Klasse aus der CEC-Liste von NREL SAM. Die Systemspannung stammt aus unserer Anleitung von 2019.',
  chargeController: {
    title: 'Passt das zu Ihrem Laderegler?',
    text: 'In Reihe addieren sich die Spannungen der Module, und bei Frost ist jede einzelne höher. Geben Sie die höchste Eingangsspannung des Ladereglers ein und sehen Sie, ob sie eingehalten wird.',
    basis:
      'Alle elektrischen Werte sind Beispieldaten; der Temperaturkoeffizient ist der des Beispiels für SMF 520, im Verhältnis zur Spannung.',
  },
};
