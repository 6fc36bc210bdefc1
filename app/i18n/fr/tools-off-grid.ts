import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in French; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Électricité en site isolé : camping-car, bateau, chalet',
  description:
    'Combien de modules demande votre mois le plus faible, combien tiennent sur le toit ou le pont, et combien de jours la batterie tient sans soleil.',
  whereAndWhen: 'Où et quand',
  from: 'Premier mois d’utilisation',
  to: 'Dernier mois d’utilisation',
  monthsHint: 'De janvier à décembre : toute l’année.',
  kindVehicle: 'À plat sur un véhicule ou un bateau',
  surface: 'Modules et surface disponible',
  length: 'Longueur libre (m)',
  width: 'Largeur libre (m)',
  sizeHint: 'Sans les bords, les lanterneaux et les passages',
  radius: 'Rayon de courbure (m)',
  radiusHint: 'À laisser vide pour une surface plane',
  consumers: 'Ce que vous consommez par jour',
  consumersNote: 'Remplacez ces valeurs par celles de vos appareils.',
  consumer: 'Appareil',
  watts: 'Puissance (W)',
  hours: 'Heures par jour',
  fridge: 'Réfrigérateur à compresseur',
  lights: 'Éclairage',
  devices: 'Téléphone et ordinateur portable',
  pump: 'Pompe à eau',
  fan: 'Ventilateur ou soufflerie de chauffage',
  other: 'Autre chose',
  total: 'Ou le total (Wh par jour)',
  totalHint: 'Si ce champ est rempli, il remplace la liste.',
  errorNeed: 'Veuillez indiquer votre consommation quotidienne, dans la liste ou ici',
  battery: 'Batterie',
  capacity: 'Capacité (Ah)',
  voltage: 'Tension (V)',
  usable: 'Part utilisable (%)',
  usableHint: 'Ce que vous consommez avant de recharger',
  charging: 'Rendement de la batterie (%)',
  chargingHint: 'La part de l’énergie chargée que la batterie restitue',
  batteryNote: 'Remplacez ces valeurs par celles de la fiche technique de votre batterie.',
  needed: { one: '{value} module nécessaire', other: '{value} modules nécessaires' },
  neededNone: 'Aucun nombre de modules ne suffit',
  coverDull:
    'Votre mois le plus faible : {month}. Les modules couvrent {need} par jour, même si ce mois est 30 % moins ensoleillé que la moyenne à long terme.',
  coverMean:
    'Votre mois le plus faible : {month}. En moyenne à long terme, les modules couvrent {need} par jour ; avec 30 % de soleil en moins, ils ne suffisent pas.',
  coverNone:
    'Votre mois le plus faible : {month}. Les modules fournissent {energy} par jour sur les {need} nécessaires : ce qui tient sur la surface ne suffit pas.',
  need: 'Besoin par jour',
  fitting: 'Modules qui tiennent sur la surface',
  planned: 'Calculé avec',
  weight: 'Poids de ces modules',
  worstDay: 'Un jour du mois le plus faible',
  worstRange: 'de {low} à {high} selon l’année',
  neededWhenDull: 'Modules nécessaires avec 30 % de soleil en moins',
  stored: 'Énergie utilisable, batterie pleine',
  autonomy: 'Autonomie sans aucun soleil',
  days: { one: '{value} jour', other: '{value} jours' },
  byMonth: 'Électricité par jour, mois par mois',
  monthsAlternative:
    'Le plus en {best} : {most} Wh par jour. Le moins en {worst} : {least} Wh par jour.',
  plotKey: 'Tirets : votre besoin. Semi-transparent : mois sans utilisation.',
  drawing: 'La surface libre à l’échelle',
  drawingDescription:
    'La surface libre vue de dessus, {length} × {width}. Modules qui y tiennent : {count}.',
  drawingKey: {
    one: 'Plein : {value} module nécessaire. En contour : ceux qui tiennent aussi, {count} en tout.',
    other:
      'Pleins : les {value} nécessaires. En contour : ceux qui tiennent aussi, {count} en tout.',
  },
  radiusNote:
    'Les données du modèle {model} n’indiquent pas de rayon admissible. Cintré dans sa largeur, le module serait {rise} plus haut au milieu qu’aux bords. Envoyez-nous votre rayon : nous le vérifions pour ce modèle.',
  radiusNoteKnown:
    'Les données de {model} n’admettent pas de rayon inférieur à {limit}. Cintré dans sa largeur, le module serait {rise} plus haut au milieu qu’aux bords. Envoyez-nous votre rayon : nous le vérifions pour ce modèle.',
  radiusExample: '{radius} (données d’exemple)',
  notInParking:
    'L’endroit où vous stationnez ou mouillez : arbres, mâts, bâtiments, et l’orientation d’une pente',
  isInBattery:
    'Ce qui se perd à la charge et à la décharge est déduit selon votre saisie, comme si toute l’électricité passait par la batterie.',
};
