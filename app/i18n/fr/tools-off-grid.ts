import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in French; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'L’électricité hors réseau : fourgon, bateau, chalet',
  description:
    'Combien de modules demande votre mois le plus faible, combien tiennent sur le toit ou le pont, et combien de jours la batterie dure sans soleil.',
  whereAndWhen: 'Où et quand',
  from: 'Premier mois d’utilisation',
  to: 'Dernier mois d’utilisation',
  monthsHint: 'De janvier à décembre : toute l’année.',
  kindVehicle: 'À plat sur un véhicule ou un bateau',
  surface: 'Modules et surface disponible',
  length: 'Longueur libre (m)',
  width: 'Largeur libre (m)',
  sizeHint: 'Sans les bords, lanterneaux et passages',
  radius: 'Rayon de la courbure (m)',
  radiusHint: 'Vide pour une surface plane',
  consumers: 'Ce que vous consommez par jour',
  consumersNote: 'Remplacez ces valeurs par celles de vos appareils.',
  consumer: 'Appareil',
  watts: 'Puissance (W)',
  hours: 'Heures par jour',
  fridge: 'Réfrigérateur à compresseur',
  lights: 'Éclairage',
  devices: 'Téléphone et ordinateur',
  pump: 'Pompe à eau',
  fan: 'Ventilateur ou soufflerie de chauffage',
  other: 'Autre chose',
  total: 'Ou le tout ensemble (Wh par jour)',
  totalHint: 'Si ce champ est rempli, il compte à la place de la liste.',
  errorNeed: 'Veuillez indiquer votre consommation par jour, dans la liste ou ici',
  battery: 'Batterie',
  capacity: 'Capacité (Ah)',
  voltage: 'Tension (V)',
  usable: 'Part utilisable (%)',
  usableHint: 'Ce que vous retirez avant de recharger',
  charging: 'Rendement de la batterie (%)',
  chargingHint: 'Ce que l’on retire de l’énergie chargée',
  batteryNote: 'Remplacez ces valeurs par celles de la fiche technique de votre batterie.',
  needed: { one: '{value} module nécessaire', other: '{value} modules nécessaires' },
  neededNone: 'Aucun nombre de modules ne suffit',
  coverDull:
    'Votre mois le plus faible : {month}. Il couvre {need} par jour, même s’il est 30 % plus sombre que la moyenne de nombreuses années.',
  coverMean:
    'Votre mois le plus faible : {month}. En moyenne sur de nombreuses années, il couvre {need} par jour ; s’il est 30 % plus sombre, non.',
  coverNone:
    'Votre mois le plus faible : {month}. Il fournit {energy} par jour sur les {need} nécessaires : ce qui tient sur la surface ne suffit pas.',
  need: 'Besoin par jour',
  fitting: 'Modules qui tiennent',
  planned: 'Calculé avec',
  weight: 'Masse de ces modules',
  worstDay: 'Un jour du mois le plus faible',
  worstRange: 'de {low} à {high} une année donnée',
  neededWhenDull: 'Modules nécessaires s’il est 30 % plus sombre',
  stored: 'Utilisable dans la batterie pleine',
  autonomy: 'Sans aucun soleil, elle dure',
  days: { one: '{value} jour', other: '{value} jours' },
  byMonth: 'L’électricité d’un jour, mois par mois',
  monthsAlternative:
    'Le plus en {best} : {most} Wh par jour. Le moins en {worst} : {least} Wh par jour.',
  plotKey: 'En tirets : votre besoin. En pâle : les mois sans utilisation.',
  drawing: 'La surface libre à l’échelle',
  drawingDescription:
    'La surface libre vue de dessus, {length} × {width}. Modules qui y tiennent : {count}.',
  radiusNote:
    'Les données de {model} n’indiquent pas de rayon admissible. Cintré dans sa largeur, son milieu serait {rise} plus haut que ses bords. Envoyez-nous votre rayon : nous le vérifions pour ce modèle.',
  notInParking:
    'L’endroit où vous stationnez ou mouillez : arbres, mâts, bâtiments, et l’orientation d’une pente',
  isInBattery:
    'Ce que coûtent charge et décharge est déduit selon votre saisie, comme si toute l’électricité passait par la batterie.',
};
