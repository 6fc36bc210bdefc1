import type { GuideText } from '../text.ts';

export const fr: GuideText = {
  title: 'Collage sur toiture',
  text: 'Pour les modules SMF sans cadre sur bac acier, sur joints debout et, avec une structure de support en aluminium, sur toitures-terrasses : que préparer, dans quel ordre travailler, que contrôler et que noter.',
  tools: [
    'Plan de calepinage, cordeau à tracer, mètre ruban',
    'Nettoyant, chiffons non pelucheux et, s’il est exigé, primaire : ceux que nomme la fiche technique de la colle',
    'Colle d’un seul lot, non périmée, et son pistolet',
    'Thermomètre pour l’air et la tôle, hygromètre',
    'Échantillons et peson ou appareil d’arrachement pour l’essai d’adhérence',
    'Rouleau souple ou planche plane pour presser',
    'Protection antichute, chaussures à semelle souple, gants',
    'Multimètre et cordons de mesure prévus pour une tension supérieure à celle de la chaîne ; colliers résistants aux UV',
  ],
  conditions: [
    'Personnes : deux par module, dont une formée au collage ; un électricien qualifié pour les chaînes et le raccordement.',
    'Température : air, tôle et cartouche dans la plage de la colle, jusqu’à la fin du durcissement. Au soleil, une tôle est bien plus chaude que l’air, sous un ciel nocturne dégagé plus froide : mesurez-la.',
    'Humidité : ni pluie, ni rosée, ni givre, du nettoyage jusqu’au moment où la fiche technique de la colle les admet.',
    'Vent : un module prend le vent comme une voile. N’en soulevez un que si deux personnes peuvent le tenir immobile à chaque rafale ; si le manuel ou les règles des travaux en toiture fixent une limite plus basse, c’est elle qui s’applique.',
    'Interruption : raclez les cordons sur lesquels une peau s’est formée, n’y pressez aucun module. N’en déposez que ce que vous pouvez couvrir pendant le temps ouvert de la colle.',
  ],
  checks: [
    'Chaque module a été pressé le long de tous ses cordons ; aucun bord ne se soulève.',
    'Chaque cordon est en contact sur toute sa longueur ; un échantillon de chaque jour est conservé.',
    'Aucun cordon ne barre le passage de l’eau.',
    'Aucun câble ne repose sur la tôle, ne trempe dans l’eau ni ne frotte sur une arête vive.',
    'Polarité et tension en circuit ouvert de chaque chaîne sont mesurées et conformes aux valeurs attendues.',
    'Passages, évacuations d’eaux pluviales et zones exclues par le calcul au vent sont dégagés.',
    'Chaque rangée a été photographiée avant que ses câbles soient couverts.',
    'Rien ne charge les modules avant la fin du durcissement de la colle.',
  ],
  care: [
    'Après la première tempête, puis une fois par an : regardez bords et cordons, éprouvez chaque coin à la main, sans forcer.',
    'Nettoyez à l’eau et à la brosse souple ; ni haute pression, ni solvant.',
    'Ôtez feuilles et saletés du passage de l’eau.',
    'Si un module s’est décollé, sécurisez-le tout de suite et signalez-le-nous ; ne le recollez pas sur l’ancienne colle.',
  ],
  decisions: [
    {
      document: 'Manuel d’installation du module',
      decides:
        'Emplacement, longueur et section des cordons, distances, cintrage, charges admises, câbles et connecteurs',
    },
    {
      document: 'Fiche technique de la colle',
      decides:
        'Nettoyant et primaire, température, temps ouvert, durcissement, péremption, surfaces exclues',
    },
    {
      document: 'Calcul de structure et calcul au vent',
      decides:
        'Réserve de capacité portante, zones à laisser libres, nombre de modules admis par zone',
    },
    {
      document: 'Fabricant de la tôle ou de la membrane',
      decides: 'Accord, garantie, ce qui peut toucher la surface',
    },
    {
      document: 'Manuel de l’onduleur',
      decides:
        'Tension et courant d’entrée, mise à la terre, mesure d’isolement, ordre de mise en marche et d’arrêt',
    },
    {
      document: 'Règles de votre pays',
      decides:
        'Qui peut travailler sur la toiture et sur l’électricité, déclarations, accès des pompiers',
    },
  ],
  record: {
    lines: [
      'Tôle ou membrane, revêtement, année',
      'Colle : produit, lot, péremption',
      'Nettoyant et primaire : produits',
      'Température de la surface',
      'Essai d’adhérence : date, localisation de la rupture',
    ],
    columns: [
      'Rangée ou chaîne',
      'Modules',
      'Cordons contrôlés',
      'Polarité',
      'Voc mesurée (V)',
      'Visa',
    ],
  },
};
