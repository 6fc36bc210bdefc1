import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: 'Valores de las herramientas',
  toolPreviews: 'El borrador en las herramientas',
  gridFactors: 'CO₂ de la red por país',
  gridFactorsHelp:
    'Se usa si el visitante no indica nada. Para un país que no figura vale la media de 2024 según Ember, si se conoce.',
  gridFactor: 'CO₂ por kWh (g)',
  countryCode: 'País (dos letras)',
  countryCodeInvalid: 'Indique las dos letras mayúsculas de un país, por ejemplo DE.',
  countryTwice: 'Cada país puede figurar una sola vez.',
  electricityPrices: 'Precio de la electricidad por país',
  electricityPricesHelp:
    'Se usa si el visitante no indica nada. Sin precio, las herramientas no hablan de dinero.',
  electricityPrice: 'Precio de 1 kWh',
  currency: 'Moneda (tres letras)',
  currencyInvalid: 'Indique las tres letras mayúsculas de una moneda, por ejemplo EUR.',
  inverters: 'Inversores para la comprobación de cubiertas',
  invertersHelp: 'Los visitantes pueden tomar los límites de uno de ellos y cambiarlos.',
  inverterMaximum: 'Tensión máxima (V)',
  mpptMinimum: 'MPPT desde (V)',
  mpptMaximum: 'MPPT hasta (V)',
  mpptInvalid: 'Indique una tensión superior al límite inferior, de 2000 V como máximo.',
};
