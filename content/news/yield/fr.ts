import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Estimer production et charge à la main, en cinq étapes sourcées',
  summary:
    'Pour une première estimation, papier et crayon suffisent. En voici une pour une toiture en France, avec ses sources, sa fourchette et ce qu’elle laisse de côté.',
  body: [
    'Exemple : 100 modules SMF 520 sur une toiture quelque part en France. Remplacez nos chiffres par les vôtres au fil de la lecture. Le résultat dit s’il vaut la peine d’y regarder de plus près, rien de plus.',
    { heading: 'Étapes un à trois : puissance et production' },
    {
      list: [
        'Puissance : modules × watts ÷ 1 000. 100 × {smf-520.nominalPower} ÷ 1 000 = 52 kWc. Si vous ne connaissez que la surface couverte de modules, comptez m² × 0,194 ; ce facteur découle des dimensions et de la puissance de la classe 520 W.',
        'Toiture inclinée : puissance × production moyenne du pays. 52 × 1 236 = environ 64 300 kWh par an avec des modules ventilés. Collés sans lame d’air, ils chauffent davantage : × 0,94 (0,91–0,97) donne environ 60 400 kWh.',
        'À plat et collés : puissance × irradiation horizontale × 0,80 (0,75–0,85), sans appliquer en plus le 0,94. 52 × 1 271 × 0,80 = environ 52 900 kWh.',
      ],
    },
    { heading: 'D’où viennent les chiffres' },
    'Production et irradiation sont des valeurs journalières de la Banque mondiale et de Solargis (2020) × 365 : 1 236 kWh par kWc et 1 271 kWh/m² par an. La production suppose une installation fixe à l’inclinaison optimale, 3,5 % de pertes par salissure, 7,5 % d’autres pertes et aucun arrêt (Global Solar Atlas). Nous avons déduit le 0,94 d’un essai à la chaleur (solar4rvs.com.au) et du modèle de température de pvlib-python ; le 0,80 est aussi une déduction de notre part.',
    'Selon le lieu, la production en France va de 1 109 à 1 385 kWh par kWc (de P10 à P90). Pour l’exemple, en pente et collé, cela donne de 54 200 à 67 700 kWh environ.',
    { heading: 'Étapes quatre et cinq : CO₂ et charge' },
    {
      list: [
        'CO₂ évité : production × facteur du réseau. 60 400 kWh × 44 g = environ 2,7 tonnes d’équivalent CO₂ par an (Ember, 2024, via co2.js), à condition que chaque kilowattheure en remplace un du réseau.',
        'Charge : module + colle + câbles, en kg/m². Un module SMF pèse environ {smf-520.weightPerArea} ; demandez les deux autres valeurs. Comparez la somme à la réserve de capacité portante de la toiture. Si elle suffit, la réponse n’est pas « sûr », mais « mérite l’étude d’un ingénieur » ; le vent et la neige se calculent à part.',
      ],
    },
    { heading: 'Ce qu’une estimation honnête laisse de côté' },
    {
      list: [
        'Votre site : ce sont des moyennes nationales. La fourchette décrit des lieux, non de bonnes et de mauvaises années.',
        'L’ombrage, la neige, la dégradation, l’écrêtement et toute orientation qui n’est pas la meilleure.',
        'L’avenir du réseau : son facteur est une moyenne et change.',
      ],
    },
    'Une telle estimation n’est ni un devis, ni une garantie, ni une étude de structure. Pour la suite, préparez l’adresse, les plans de la toiture et la réserve de capacité portante, puis [demandez un devis](/home#quote).',
  ],
};
