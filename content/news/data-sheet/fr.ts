import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Lire la fiche technique d’un module solaire, ligne par ligne',
  summary:
    'Puissance, tensions, coefficients, poids : ce que dit chaque ligne, dans quelles conditions elle vaut, et ce que signifie « données d’exemple » sur nos pages.',
  body: [
    'Une fiche technique décrit un module en laboratoire. Elle ne promet rien pour votre toiture, mais elle permet de comparer deux modules, à condition de savoir dans quelles conditions vaut un chiffre.',
    { heading: 'Puissance et rendement' },
    'La puissance nominale vaut aux conditions standard d’essai (STC) : éclairement fixe et cellules à 25 °C. En plein air, un module les rencontre rarement. Le rendement est cette puissance divisée par la surface du module et par l’éclairement de l’essai. Un meilleur rendement économise de la surface, pas forcément de l’argent. Pour la classe 520 W, un rendement de {smf-520.efficiency} a été publié (unitedpowerpartners.com).',
    { heading: 'Tensions, courants, coefficients' },
    {
      list: [
        'Tension en circuit ouvert : la tension sans charge. Avec la température la plus basse, elle limite le nombre de [modules par chaîne](/product_data#strings).',
        'Courant de court-circuit : il sert à dimensionner câbles et fusibles. Notre manuel de 2019 demande 1,25 fois sa valeur (manualshive.com).',
        'Tension et courant au point de puissance maximale (MPP) : multipliés, ils donnent la puissance nominale, aux arrondis près. Sinon, posez la question.',
        'Coefficients de température : la variation par kelvin. Un module collé chauffe plus qu’un module avec lame d’air, si bien que son coefficient de puissance compte davantage.',
      ],
    },
    { heading: 'Le poids : par surface, pas par module' },
    'Un grand module est plus lourd qu’un petit, ce qui n’apprend rien. Une toiture se calcule par mètre carré. Comparez donc le poids surfacique et vérifiez-le : le poids divisé par la longueur fois la largeur. Pour le SMF 520, nous indiquons environ {smf-520.weightPerArea}. Les {smf-520.weight} publiés, sur {smf-520.length} × {smf-520.width}, donnent environ 2,9 kg/m². Ce poids a été converti à partir de livres (lb) entières (unitedpowerpartners.com), et l’arrondi peut à lui seul expliquer l’écart. Demandez quelle valeur vaut pour votre livraison. La colle, les brides et les câbles s’y ajoutent.',
    { heading: 'Certificats et données d’exemple' },
    'Un certificat dit que des échantillons d’un type ont passé avec succès les essais d’une norme, comme IEC 61215 ou IEC 61730. Il vaut pour les types qu’il nomme et ne dit rien de votre colle, de votre toiture ni des années à venir. Une marque sur une fiche technique ne le remplace pas : demandez le document.',
    'Là où nous n’avons pas publié de valeur pour un module, nos pages en montrent parfois une, signalée comme donnée d’exemple. Les valeurs électriques du SMF 520 viennent d’un module en verre de même classe dans la liste CEC de NREL SAM ; d’autres montrent seulement ce qui a sa place à cet endroit. Elles servent à suivre un calcul, mais ne valent ni pour une étude ni pour une commande de câbles.',
    'Ce qui a été publié se trouve dans l’[espace de téléchargement](/download). S’il y manque un document pour votre modèle, vous pouvez l’y demander.',
  ],
};
