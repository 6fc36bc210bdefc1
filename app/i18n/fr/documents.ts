import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: 'Guide de pose',
  version: 'Version {value}',
  page: 'Page {page} sur {pages}',
  exampleNote:
    'Donnée d’exemple : la valeur suivra avec la fiche technique publiée. Une valeur marquée * n’est pas une propriété du produit.',
  standardConditions:
    'Conditions standard d’essai (STC) : 1000 W/m², température de cellule 25 °C, masse d’air 1,5.',
  certificates: 'Certification',
  certificatesNote:
    'Nos marques et nos normes ; les numéros et le domaine d’application figurent sur les certificats.',
  curves: 'Courant et puissance en fonction de la tension',
  currentByLight: 'Courant en fonction de la tension à cinq éclairements',
  powerByLight: 'Puissance en fonction de la tension à cinq éclairements',
  currentByTemperature: 'Courant en fonction de la tension à trois températures',
  irradiance: 'Éclairement',
  temperaturesNote:
    'Calculé, non mesuré : modèle à une diode à 1000 W/m² ; la tension en circuit ouvert et le courant de court-circuit suivent les coefficients de température du produit (selon Villalva, Gazoli et Ruppert, IEEE Transactions on Power Electronics 24, 2009).',
  curvesNote:
    'Calculé, non mesuré : modèle à une diode selon De Soto, Klein et Beckman (Solar Energy 80, 2006), à partir des caractéristiques électriques du produit, à une température de cellule de 25 °C.',
  voltage: 'Tension',
  current: 'Courant',
  power: 'Puissance',
  maximumPowerPoint: 'Point de puissance maximale',
  temperature: 'Comportement thermique',
  temperatureNote:
    'Calculé, non mesuré : droites issues des coefficients de température du produit.',
  cellTemperature: 'Température de cellule',
  relativeTo25: 'Par rapport à 25 °C',
  dimensions: 'Dimensions',
  dimensionsAlternative: 'Plan coté du module : {values}.',
  dimensionsNote: 'Dessin à l’échelle, cotes en mm.',
  schematicNote: 'Les cellules et la boîte de jonction sont représentées schématiquement.',
  frontView: 'Face avant',
  sideView: 'Vue de côté',
  junctionBox: 'Boîte de jonction',
  origin:
    'Établi à partir du contenu du site. Sous réserve de modifications ; la version proposée au téléchargement fait foi.',
  drawing: 'Dessin {number}',
  notesToFillIn: 'Notes',
  decidingDocument: 'Document ou interlocuteur',
  decides: 'Ce qui s’y décide',
};
