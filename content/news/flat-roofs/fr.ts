import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Toitures-terrasses en TPO ou PVC : les points à régler d’abord',
  summary:
    'Sur une membrane souple, il faut une structure de support en aluminium. Charge, vent et évacuation des eaux en dictent la conception, et le fabricant de la membrane a son mot à dire.',
  body: [
    'Les membranes d’étanchéité TPO et PVC arrêtent l’eau, mais ne donnent aucune rigidité à un module mince. Sur une toiture-terrasse, les modules se posent donc sur une structure de support en aluminium. Les modules SMF, sans cadre, sont collés sur ses profilés ; l’essai d’adhérence se fait sur le même profilé. Le SMH « Dragonfly » peut y être fixé par brides, si la réserve de capacité portante et le calcul au vent le permettent. Rien ne traverse la membrane.',
    { heading: 'Charge : le module n’est qu’une partie' },
    'Un module SMF pèse environ {smf-520.weightPerArea}, le SMH {smh-520.weightPerArea}. La structure de support, la colle ou les brides et les câbles s’y ajoutent. S’il faut un lest, il compte aussi et peut absorber ce que le module léger a fait gagner. La neige et l’eau stagnante pèsent également sur la toiture. La structure de support transmet le tout en des points précis : l’isolant sous la membrane doit donc résister durablement à cette pression. Un ingénieur structure vérifie l’ensemble et indique la réserve de capacité portante en kg/m².',
    { heading: 'Vent : les angles et les rives décident' },
    'C’est dans les angles et en rive d’une toiture-terrasse que le vent aspire le plus fort, et un module léger a peu de poids à lui opposer. Le calcul indique quelles zones restent libres, où se trouvent les appuis et ce qui maintient la structure de support en place. Il tient aussi compte de la façon dont la membrane elle-même est tenue : collée, fixée mécaniquement ou lestée.',
    { heading: 'Évacuation des eaux : à contrôler après la pluie' },
    'Les flaques montrent où la pente manque. Aucun appui n’y a sa place, et aucun profilé ne doit retenir l’eau en route vers l’évacuation. Les évacuations et les trop-pleins restent libres et accessibles, pour que feuilles et saletés puissent être enlevées. Si une grande flaque persiste, cherchez-en la cause avant d’ajouter une charge : une toiture qui fléchit recueille plus d’eau, et plus d’eau la fait fléchir davantage.',
    { heading: 'Six questions au fabricant de la membrane' },
    {
      list: [
        'Acceptez-vous par écrit une structure de support sur cette membrane, et votre garantie reste-t-elle valable ?',
        'Dans quel état la membrane doit-elle être, et qui contrôle au préalable son âge, ses soudures et ses réparations ?',
        'Quelle pression la membrane et l’isolant peuvent-ils supporter durablement en un point ?',
        'Quelle couche de protection mettre sous les appuis ? Les plastifiants du PVC peuvent migrer vers d’autres plastiques : toutes les nattes ne conviennent donc pas.',
        'Comment retenir la structure de support face au vent sans traverser la membrane ?',
        'Comment la membrane sera-t-elle contrôlée et réparée plus tard sous les modules ?',
      ],
    },
    'Obtenez les réponses avant toute commande, et commencez par refaire une membrane fatiguée. La suite est décrite à la rubrique [toiture-terrasse](/eArc_install#flat-roof). Si vous connaissez le type de membrane et l’année de construction, [décrivez-nous votre toiture](/app_two#quote) : nous répondrons par une méthode et la liste des essais à prévoir.',
  ],
};
