import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: 'Werte der Rechner',
  toolPreviews: 'Der Entwurf in den Rechnern',
  gridFactors: 'CO₂ des Netzstroms nach Land',
  gridFactorsHelp:
    'Gilt, wo Besucher nichts eingeben. Für ein Land, das hier fehlt, gilt das Mittel von 2024 nach Ember, soweit bekannt.',
  gridFactor: 'CO₂ je kWh (g)',
  countryCode: 'Land (zwei Buchstaben)',
  countryCodeInvalid: 'Bitte geben Sie die zwei Großbuchstaben eines Landes an, etwa DE.',
  countryTwice: 'Jedes Land kann nur einmal vorkommen.',
  electricityPrices: 'Strompreis nach Land',
  electricityPricesHelp:
    'Gilt, wo Besucher nichts eingeben. Ohne Preis sagen die Rechner nichts über Geld.',
  electricityPrice: 'Preis einer kWh',
  currency: 'Währung (drei Buchstaben)',
  currencyInvalid: 'Bitte geben Sie die drei Großbuchstaben einer Währung an, etwa EUR.',
  inverters: 'Wechselrichter für die Dachprüfung',
  invertersHelp: 'Besucher können die Grenzen eines davon übernehmen und ändern.',
  inverterMaximum: 'Höchste Spannung (V)',
  mpptMinimum: 'MPPT von (V)',
  mpptMaximum: 'MPPT bis (V)',
  mpptInvalid: 'Bitte geben Sie eine Spannung über der unteren Grenze an, höchstens 2000 V.',
};
