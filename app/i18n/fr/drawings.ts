import type { DrawingMessages } from '../en/drawings.ts';

/** Of drawings that have the measures of a module. */
const measuresNote = 'Cotes en mm.';

export const messages: DrawingMessages = {
  module: {
    title: 'Le module',
    description: 'Dessin au trait d’un module vu de face, avec longueur et largeur en mm',
    legend: [
      'Boîte de jonction, schématique',
      'Câbles avec connecteurs : jamais pour porter',
      'Cellules : ne pas y marcher, ne pas s’y agenouiller, n’y poser aucun outil',
      'Bord : soulever ici, à deux',
    ],
    note: measuresNote,
  },
  trapezoidal: {
    title: 'Cordons sur bac acier',
    description:
      'Dessin au trait d’un bac acier vu de côté et de dessus, avec un module collé sur ses nervures, longueur et largeur en mm',
    legend: [
      'Sommet de nervure',
      'Cordon de colle, un par nervure ; longueur et section selon le manuel',
      'Module, pressé le long des cordons',
      'Creux : pas de colle, l’eau passe ici',
      'Sens de la pente : les cordons le suivent',
    ],
    note: measuresNote,
  },
  adhesionTest: {
    title: 'Ce que montre l’essai d’adhérence',
    description:
      'Dessin au trait de deux échantillons arrachés d’une surface revêtue : à gauche un bon résultat, à droite un mauvais',
    legend: [
      'Échantillon, tiré à la verticale',
      'Bon : la rupture passe dans la colle, il en reste des deux côtés',
      'Revêtement',
      'Votre propre surface, non une surface semblable',
      'Mauvais : la colle se détache net, le revêtement est à nu',
    ],
  },
  standingSeam: {
    title: 'Collé entre deux joints',
    description:
      'Dessin au trait d’une toiture à joint debout vue de côté, avec un module entre deux joints',
    legend: [
      'Joint : il reste libre, car la tôle bouge avec la chaleur',
      'Bac, nettoyé et testé',
      'Cordon de colle le long du joint ; aucun ne l’enjambe',
      'Module',
      'Distance d jusqu’au joint, égale des deux côtés ; elle résulte de votre calepinage',
    ],
  },
  flatRoof: {
    title: 'Implantation et montage en toiture-terrasse',
    description:
      'Dessin au trait d’une toiture-terrasse vue de dessus, avec les bandes qui restent libres, et d’un module sur sa structure de support vu de côté',
    legend: [
      'Zones de rive et d’angle : aussi larges que le dit le calcul au vent',
      'Champ de modules',
      'Passage d’entretien entre les champs',
      'Lanterneau, dégagé tout autour',
      'Évacuation d’eaux pluviales : elle reste ouverte et accessible',
      'Module, collé sur le profilé',
      'Profilé en aluminium de la structure de support',
      'Couche de protection sur la membrane d’étanchéité ; rien ne traverse la membrane',
    ],
  },
  seamClamp: {
    title: 'Pince sur joint debout',
    description:
      'Dessin au trait d’une pince sur un joint vue de côté et d’un module cadré sur ses joints vu de dessus, longueur et largeur en mm',
    legend: [
      'Joint : la pince le saisit, rien n’est percé',
      'Pince faite pour cette forme de joint',
      'Vis : couple selon le manuel de la pince',
      'Cadre de montage du module',
      'Laminé : aucune force ne s’y applique',
      'Bac',
      'Brides sur le cadre, schématiques : nombre et emplacements selon le manuel',
    ],
    note: measuresNote,
  },
  bondingSteps: {
    title: 'Le collage en quatre images',
    description: 'Quatre dessins au trait de mains gantées au travail sur une nervure de bac acier',
    legend: [
      'Essuyer le long de la nervure avec le nettoyant indiqué par le manuel, laisser sécher ; ne plus y toucher ensuite',
      'Déposer le cordon le long de la nervure, avec la longueur et la section données par le manuel',
      'Abaisser le module à deux, sans trop le cintrer',
      'Presser le module le long des cordons, par exemple avec un rouleau souple ; aucune charge tant que la colle n’a pas durci',
    ],
  },
  seamSteps: {
    title: 'Le collage entre les joints en quatre images',
    description:
      'Quatre dessins au trait de mains gantées au travail sur une toiture à joint debout',
    legend: [
      'Mesurer l’écartement s et la hauteur des joints',
      'Nettoyer le bac ; l’essai d’adhérence se fait avant, sur cette tôle',
      'Déposer les cordons le long des joints ; aucun n’enjambe un joint',
      'Presser le module d’un bord à l’autre, en suivant la courbe',
    ],
  },
  flatRoofSteps: {
    title: 'La pose sur toiture-terrasse en quatre images',
    description:
      'Quatre dessins au trait de mains gantées qui montent la structure de support sur une toiture-terrasse et y collent un module',
    legend: [
      'Dérouler la couche de protection partout où quelque chose reposera sur la membrane',
      'Poser le profilé sur cette couche, là où le calcul le place',
      'Nettoyer l’aluminium et déposer le cordon sur le profilé',
      'Presser le module le long des profilés',
    ],
  },
  clampSteps: {
    title: 'La fixation par pinces en quatre images',
    description:
      'Quatre dessins au trait de mains gantées au travail avec des pinces sur un joint debout',
    legend: [
      'Poser la pince sur le joint ; rien n’est percé',
      'Respecter l’écartement c des pinces donné par le manuel',
      'À deux, abaisser le module cadré sur les pinces',
      'Serrer à la clé dynamométrique, au couple donné par le manuel de la pince ; le vérifier encore avant la réception',
    ],
  },
  vehicleRoof: {
    title: 'Implantation sur un toit de véhicule',
    description:
      'Dessin au trait d’un toit de véhicule vu de dessus, avec des modules sur la surface libre, et d’un fourgon, d’un bus urbain et d’un autorail en coupe transversale à la même échelle, avec des modules qui épousent la courbe du toit, longueur et largeur du module en mm',
    legend: [
      'Bande le long du bord : elle reste dégagée pour l’air, l’eau et les câbles',
      'Modules ; ici le toit d’exemple de 3,2 m × 1,9 m, avec 100 mm au bord et 20 mm entre les modules',
      'Lanterneau : il s’ouvre sans toucher un module',
      'Cordons, schématiques ; celui du bord avant (flèche : sens de la marche) est sans interruption',
      'Fourgon : toit légèrement bombé',
      'Bus urbain : toit presque plat au milieu, arrondi sur les côtés',
      'Autorail : toit cintré',
      'Rayon R : dans un seul sens, convenu avec nous avant la commande',
    ],
    note: 'Cotes en mm, rayons en m. Les trois coupes sont à la même échelle.',
  },
  vehicleWiring: {
    title: 'Du module à la batterie',
    description: 'Schéma électrique des modules à la batterie par le régulateur de charge',
    legend: [
      'Modules',
      'Fusible côté modules, là où les manuels l’exigent',
      'Régulateur de charge, placé selon son manuel',
      'Fusible près de la batterie',
      'Batterie',
    ],
  },
  balcony: {
    title: 'Module sur un garde-corps de balcon',
    description:
      'Dessin au trait d’un module sur un garde-corps de balcon, de face et de côté, longueur et largeur en mm',
    legend: [
      'Main courante',
      'Sangle dans chaque œillet, en haut et en bas',
      'Corde de sécurité du module à une partie solide du balcon',
      'Entretoise au bord inférieur',
      'Poteau du garde-corps, solide et sans corrosion',
    ],
    note: measuresNote,
  },
  balconySteps: {
    title: 'La pose sur le garde-corps en quatre images',
    description:
      'Quatre dessins au trait de mains gantées qui suspendent un module au garde-corps d’un balcon vu de côté',
    legend: [
      'Poser le module sur une couverture et passer une sangle dans chaque œillet',
      'Attacher d’abord la corde de sécurité au module et à une partie solide du balcon ; ensuite seulement, passer le module par-dessus la main courante',
      'L’un tient le module, l’autre attache les sangles du haut par-dessus la main courante',
      'Placer les entretoises, attacher les sangles du bas et tirer sur chacune',
    ],
  },
  balconyPair: {
    title: 'Deux modules sur un garde-corps',
    description:
      'Dessin au trait de deux modules sur un garde-corps de balcon, vus de l’extérieur, et des deux mêmes autour d’un angle, vus de dessus, longueur et largeur d’un module en mm',
    legend: [
      'Jeu : les modules peuvent bouger sans se toucher',
      'Sangle dans chaque œillet, sur les deux modules',
      'Corde de sécurité : une par module, à une partie solide du balcon',
      'Micro-onduleur avec une entrée par module',
      'Autour d’un angle, vu de dessus à plus petite échelle : chaque module regarde son propre soleil',
    ],
    note: measuresNote,
  },
  charger: {
    title: 'Déplié, raccordé, tourné vers le soleil',
    description:
      'Dessin au trait du chargeur déplié vu de dessus et du chargeur calé vu de côté, longueur et largeur en mm',
    legend: [
      'Couture : plier ici seulement',
      'Poche avec les sorties',
      'Câble, sans traction sur la fiche',
      'Appareil : à l’ombre, par exemple derrière le chargeur',
      'Chargeur perpendiculaire aux rayons du soleil',
      'Béquille',
    ],
    note: measuresNote,
  },
  yachtDeck: {
    title: 'Implantation sur le pont d’un yacht',
    description:
      'Dessin au trait d’un voilier vu de dessus, avec des modules sur le pont avant, le rouf et le bimini, et ce qui reste libre entre eux',
    legend: [
      'Guindeau, baille à mouillage et taquets : la place de manœuvrer',
      'Pont avant : un module de chaque côté du capot, avec un passage libre',
      'Passe-câble étanche ; les zones ombragées à des heures différentes ont chacune leur régulateur de charge',
      'Mât et bôme : la bande située dessous reste libre ; leur ombre se déplace sur le pont',
      'Passavants : le chemin vers l’avant, sans module',
      'Rouf : des modules de part et d’autre de la bôme',
      'Capots de pont : chacun s’ouvre en entier, les modules restent à distance',
      'Winchs : la place de tourner la manivelle',
      'Bimini au-dessus du cockpit : des modules si son armature est prévue pour eux et pour le vent',
    ],
    note: 'Un exemple, qui ne représente aucun bateau précis. L’implantation du vôtre résulte d’un plan ou d’un gabarit du pont.',
  },
  roofPlans: {
    title: 'Trois toitures, et ce qui y reste libre',
    description:
      'Dessin au trait de trois toitures vues de dessus, avec les champs de modules et les bandes qui restent libres ; sous chacune, son profil',
    legend: [
      'Toiture en bac acier : modules collés sur les nervures',
      'Toiture-terrasse avec membrane d’étanchéité : modules sur une structure de support en aluminium',
      'Toiture à joint debout : modules cadrés, fixés aux joints par des pinces',
      'Zone de rive, hachurée : aussi large que le dit le calcul au vent',
      'Zone d’angle, où deux rives se rejoignent : calculée à part',
      'Lanterneaux et aérateurs, dégagés tout autour',
      'Passage d’entretien',
      'Évacuation d’eaux pluviales : elle reste ouverte et accessible',
      'Faîtage : aucun module ne le franchit',
    ],
    note: 'Schéma qui ne représente aucune toiture précise : la largeur de chaque bande résulte du calcul au vent et de votre propre toiture.',
  },
  wordmark: {
    title: 'La construction du logotype',
    description:
      'Dessin au trait du logotype avec ses lignes de construction et l’espace qui reste libre autour',
    legend: [
      'Arc extérieur, de la couleur des lettres',
      'Arc intérieur, de la couleur d’accent ; tous deux ont la même épaisseur de trait et des bouts ronds',
      'Axe : chaque arc est une seule courbe à deux points de contrôle, symétrique par rapport à l’axe',
      'Ligne où finissent les deux arcs',
      'Ligne de base des lettres',
      'Hauteur d’x des lettres',
      'Zone de protection : au moins la hauteur h des arcs, de tous les côtés',
    ],
  },
  sunPath: {
    title: 'Un jour clair au garde-corps',
    description:
      'Dessin au trait du ciel devant un balcon exposé au sud, avec la course du soleil au jour le plus long, à l’équinoxe et au jour le plus court ; dessous, les garde-corps qu’il atteint',
    legend: [
      'Garde-corps au sud : au soleil tant que la maison ne le cache pas',
      'Garde-corps à l’est : jusqu’à midi',
      'Garde-corps à l’ouest : à partir de midi',
      'Jour le plus long : le soleil est si haut qu’il ne fait qu’effleurer un module vertical',
      'Équinoxe',
      'Jour le plus court : bas, presque face au garde-corps sud',
      'Mur de la maison : quand le soleil est derrière, il n’atteint aucun garde-corps',
    ],
    note: 'Un exemple, calculé par la seule géométrie : {latitude}° de latitude nord, temps solaire vrai, un jour clair et sans ombre. Les heures de soleil ne disent encore rien de la production : matin et soir, la lumière est plus faible.',
  },
};
