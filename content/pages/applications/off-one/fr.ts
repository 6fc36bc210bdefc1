import type { OffOneText } from './text.ts';

export const fr: OffOneText = {
  title: 'Le solaire hors réseau sur la route',
  description:
    'Le solaire en site isolé pour camping-cars, camions fourgons, bus, navettes touristiques et camions de fartage : environ {off-grid-215.weightPerArea}, collés à plat sur le toit.',
  hero: {
    title: 'Solaire embarqué : chaque kilo est du voyage',
    text: 'Ce qui est sur le toit est transporté à chaque trajet. Les modules hors réseau pèsent environ {off-grid-215.weightPerArea}. Ils se collent à plat sur le toit : pas de support, pas de perçage, presque aucune hauteur en plus.',
    action: 'Nous consulter pour votre véhicule',
    alternative: 'Calculer votre installation',
  },
  scenes: {
    title: 'Cinq véhicules, cinq usages',
    motorhome: {
      name: 'Camping-cars',
      text: 'Éclairage, réfrigérateur et ordinateur sans branchement. Les modules prennent place autour des lanterneaux et des aérateurs, et la charge utile reste pour le voyage.',
    },
    boxTruck: {
      name: 'Camions fourgons',
      text: 'Un grand toit uni, au soleil toute la journée. Son électricité contribue à alimenter le hayon élévateur, la télématique et l’éclairage.',
    },
    bus: {
      name: 'Bus',
      text: 'Les modules, des deux côtés du toit, aident à alimenter les afficheurs, la ventilation et l’électronique de bord.',
    },
    sightseeingCar: {
      name: 'Navettes touristiques',
      text: 'Lentes, ouvertes et toujours au soleil. Les modules suivent la courbe du toit et rechargent la batterie entre deux tours.',
    },
    skiWaxTruck: {
      name: 'Camions de fartage',
      text: 'Un atelier sur roues au bord des pistes, ici une remorque, là où il n’y a pas de prise pour les fers à farter ni les lampes. Après une chute de neige, on déneige d’abord les modules.',
    },
  },
  weight: {
    title: 'Ce qu’ajoute un mètre carré',
    text: 'Un exemple avec 6 m² de toit : environ 18 kg en modules hors réseau, environ 56 kg en modules en verre.',
    glass: 'Module en verre, valeur déduite',
    offGrid: 'Gamme hors réseau',
    basis:
      'La valeur du verre est déduite : le SMF pèse environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins que le verre, ce qui donne environ {glassModule}. Modules seuls, sans colle, câbles ni supports.',
  },
  bonding: {
    title: 'Coller sur le toit d’un véhicule',
    text: 'Quatre points déterminent si un module collé reste en place.',
    layout: {
      title: 'Dessiner le toit à l’échelle',
      text: 'Lanterneaux, aérateurs, antennes, joints. Laissez de la place pour le câble et pour une brosse. Si le toit est courbe, demandez-nous conseil avant de commander.',
    },
    surface: {
      title: 'Connaître la surface, tester le collage',
      text: 'Tôle peinte, aluminium ou polyester armé de fibre de verre ? Le support doit être propre, sec et sain. Avant de poser le premier module, collez un échantillon, laissez durcir et arrachez-le.',
    },
    curing: {
      title: 'Laisser du temps à la colle',
      text: 'Un silicone structurel d’usage général s’applique entre 5 et 40 °C et durcit sur 3 mm en 12 heures (Sikasil SG-10). Pour votre colle, sa propre fiche technique fait foi. Ne roulez pas avant qu’elle ait durci.',
    },
    wiring: {
      title: 'Accorder les tensions',
      text: 'La tension en circuit ouvert doit convenir au régulateur de charge, et celui-ci à la batterie de 12 V ou 24 V. Ne coupez pas les connecteurs : selon notre manuel de 2019, les retirer annule la garantie.',
    },
  },
  heat: {
    title: 'La chaleur coûte de la puissance',
    text: 'Collé sans lame d’air, un module chauffe davantage et produit moins ; ce qu’un essai a mesuré figure parmi les limites d’eArc. Tenez-en compte pour dimensionner la batterie et gardez les modules à l’écart des sorties d’air chaud.',
  },
  cases: {
    title: 'Trois véhicules en exemple',
    text: 'Un camping-car, un camion fourgon et un bus, avec des données d’exemple. Aucun n’est le véhicule d’un client.',
    motorhome: {
      place: 'Exemple : camping-car',
      text: 'Deux modules, un de chaque côté du lanterneau.',
      roof: 'Toit en fibre de verre',
      method: 'Collage',
    },
    boxTruck: {
      place: 'Exemple : camion fourgon',
      text: 'Six modules sur la caisse, aucun au-dessus de la cabine.',
      roof: 'Toit en aluminium',
      method: 'Collage',
    },
    bus: {
      place: 'Exemple : bus urbain',
      text: 'Huit modules sur deux rangées, la climatisation entre les deux.',
      roof: 'Toit en tôle peinte',
      method: 'Collage',
    },
  },
  products: 'Sur le toit et dans le sac',
  quote: {
    title: 'Parlez-nous de votre véhicule',
    text: 'Indiquez-nous le véhicule, la surface libre du toit, le matériau et la tension de la batterie. Nous répondons par un plan de pose et par ce qu’il faut tester avant de coller.',
  },
};
