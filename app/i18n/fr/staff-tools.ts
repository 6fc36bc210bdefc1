import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: 'Valeurs des outils',
  toolPreviews: 'Le brouillon dans les outils',
  gridFactors: 'CO₂ du réseau par pays',
  gridFactorsHelp:
    'Utilisé si le visiteur n’indique rien. Pour un pays absent de la liste, la moyenne de 2024 selon Ember s’applique, si elle est connue.',
  gridFactor: 'CO₂ par kWh (g)',
  countryCode: 'Pays (deux lettres)',
  countryCodeInvalid: 'Indiquez les deux majuscules d’un pays, par exemple DE.',
  countryTwice: 'Chaque pays ne peut figurer qu’une fois.',
  electricityPrices: 'Prix de l’électricité par pays',
  electricityPricesHelp:
    'Utilisé si le visiteur n’indique rien. Sans prix, les outils ne parlent pas d’argent.',
  electricityPrice: 'Prix de 1 kWh',
  currency: 'Monnaie (trois lettres)',
  currencyInvalid: 'Indiquez les trois majuscules d’une monnaie, par exemple EUR.',
  inverters: 'Onduleurs pour l’examen de toiture',
  invertersHelp: 'Les visiteurs peuvent reprendre les limites de l’un d’eux et les modifier.',
  inverterMaximum: 'Tension maximale (V)',
  mpptMinimum: 'MPPT de (V)',
  mpptMaximum: 'MPPT à (V)',
  mpptInvalid: 'Indiquez une tension supérieure à la limite basse, de 2000 V au plus.',
};
