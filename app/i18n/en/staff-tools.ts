/** The labels of what the tools calculate with in the back office, in English. */
export const messages = {
  toolValues: 'Figures of the tools',
  toolPreviews: 'The draft in the tools',
  gridFactors: 'CO₂ of the mains by country',
  gridFactorsHelp:
    'Used where visitors enter none. A country that is not listed has the mean of 2024 by Ember, if that is known.',
  gridFactor: 'CO₂ for each kWh (g)',
  countryCode: 'Country (two letters)',
  countryCodeInvalid: 'Please enter the two capital letters of a country, such as DE.',
  countryTwice: 'Each country can be listed once.',
  electricityPrices: 'Price of electricity by country',
  electricityPricesHelp:
    'Used where visitors enter none. Without a price the tools say nothing about money.',
  electricityPrice: 'Price of 1 kWh',
  currency: 'Currency (three letters)',
  currencyInvalid: 'Please enter the three capital letters of a currency, such as EUR.',
  inverters: 'Inverters for the roof check',
  invertersHelp: 'Visitors can take the limits of one of them, and change them.',
  inverterMaximum: 'Highest voltage (V)',
  mpptMinimum: 'MPPT from (V)',
  mpptMaximum: 'MPPT up to (V)',
  mpptInvalid: 'Please enter a voltage above the lower end, up to 2000 V.',
};

export type StaffToolMessages = { [Key in keyof typeof messages]: string };
