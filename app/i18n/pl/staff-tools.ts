import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: 'Wartości w kalkulatorach',
  toolPreviews: 'Szkic w kalkulatorach',
  gridFactors: 'CO₂ sieci według krajów',
  gridFactorsHelp:
    'Używane, gdy odwiedzający nic nie poda. Dla kraju spoza listy obowiązuje średnia z 2024 roku według Ember, o ile jest znana.',
  gridFactor: 'CO₂ na kWh (g)',
  countryCode: 'Kraj (dwie litery)',
  countryCodeInvalid: 'Proszę podać dwie wielkie litery kraju, na przykład DE.',
  countryTwice: 'Każdy kraj może wystąpić tylko raz.',
  electricityPrices: 'Cena prądu według krajów',
  electricityPricesHelp:
    'Używane, gdy odwiedzający nic nie poda. Bez ceny kalkulatory nie podają kwot.',
  electricityPrice: 'Cena 1 kWh',
  currency: 'Waluta (trzy litery)',
  currencyInvalid: 'Proszę podać trzy wielkie litery waluty, na przykład EUR.',
  inverters: 'Falowniki do sprawdzania dachu',
  invertersHelp: 'Odwiedzający mogą przejąć wartości graniczne jednego z nich i je zmienić.',
  inverterMaximum: 'Najwyższe napięcie (V)',
  mpptMinimum: 'MPPT od (V)',
  mpptMaximum: 'MPPT do (V)',
  mpptInvalid: 'Proszę podać napięcie powyżej dolnej granicy, najwyżej 2000 V.',
};
