import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Chaleur et modules collés : quand la lame d’air est-elle utile ?',
  summary:
    'Une cellule chaude produit moins et, sans air derrière lui, un module chauffe davantage. Comment lire les coefficients, et quand la lame d’air vaut son poids.',
  body: [
    'La puissance nominale se mesure en laboratoire, avec des cellules à 25 °C. Sur une toiture au soleil, elles sont presque toujours plus chaudes que l’air. Ce qu’il en coûte dépend de deux choses : la réaction des cellules à la chaleur et la facilité avec laquelle celle-ci s’évacue.',
    { heading: 'Lire les coefficients' },
    'Une fiche technique indique de combien une valeur varie par kelvin, à partir des conditions standard d’essai. Un écart d’un kelvin équivaut à un écart d’un degré Celsius.',
    {
      list: [
        'Puissance : son coefficient de température, en %/K, est négatif. Multiplié par l’écart de température, il donne la perte. C’est la température de la cellule qui compte, pas celle de l’air.',
        'Tension en circuit ouvert : son coefficient, en V/K ou en %/K, est négatif lui aussi. La tension baisse à la chaleur et monte au froid ; c’est pourquoi le matin le plus froid limite la longueur d’une chaîne.',
        'Courant : il augmente un peu avec la chaleur, bien trop peu pour compenser la tension perdue.',
      ],
    },
    { heading: 'Ce que coûte l’absence de lame d’air' },
    'Un module sur rails évacue la chaleur par l’avant et par l’arrière. Collé à plat, il n’a guère que l’avant. Un essai de modules souples, par une température ambiante d’environ 44 °C, a donné sans lame d’air environ 9 % de puissance en moins (solar4rvs.com.au). C’est un essai isolé, par forte chaleur : un ordre de grandeur, pas une règle.',
    'Par temps frais, venteux ou couvert, l’écart se réduit. De cet essai et du modèle de température de pvlib, nous déduisons pour des modules inclinés et collés une production annuelle inférieure d’environ 6 % à celle de modules ventilés, dans une fourchette de 3 à 9 %.',
    { heading: 'Où la lame d’air est utile' },
    {
      list: [
        'Sur les sites chauds, peu ventés, dont la toiture a une réserve de capacité portante suffisante : un module en verre avec de l’air derrière lui peut y être le meilleur choix.',
        'Sur les toitures-terrasses qui exigent de toute façon une [structure de support en aluminium](/eArc_install#flat-roof) : ouverte aux deux extrémités, elle laisse passer l’air, dans la mesure où le calcul au vent le permet.',
        'Sur un garde-corps de balcon ou un mur, où des cales d’écartement dégagent l’arrière à peu de frais.',
      ],
    },
    { heading: 'Où elle ne l’est pas' },
    'Une lame d’air suppose des rails ou un cadre, et ils pèsent. Si la réserve de capacité portante ne suffit qu’à un module collé, le choix n’est pas entre chaud et frais, mais entre un peu moins d’électricité et pas d’électricité du tout. Le vent s’engouffre aussi sous le module, ce qui se calcule, et sur un véhicule la lame d’air ajoute de la hauteur. Là où les étés sont doux, elle apporte peu.',
    'Calculez donc dès le départ avec un module collé, et lisez les autres [limites d’eArc](/eArc#limits) avant de décider.',
  ],
};
