import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Combien de modules en série ? Le matin le plus froid décide',
  summary:
    'Plus les cellules sont froides, plus la tension monte. La longueur d’une chaîne se règle donc sur la température la plus basse du site, pas sur les 25 °C de la fiche technique.',
  body: [
    'En série, les tensions des modules s’additionnent. Un module de trop peut passer inaperçu par temps doux ; par un matin de gel, il porte la chaîne au-dessus de la limite des modules et de l’onduleur. Le calcul part donc du froid.',
    { heading: 'La limite haute' },
    'La tension en circuit ouvert est celle d’un module à la lumière quand aucun courant ne circule : la plus élevée qu’il atteigne à une température et à une luminosité données. Notre manuel de 2019 indique, pour les modules eArc d’alors, une tension maximale du système de {smf-520.maximumSystemVoltage} (manualshive.com). L’onduleur a sa propre tension d’entrée maximale. La plus basse des deux est la limite de la chaîne.',
    { heading: 'Le calcul en toutes lettres' },
    {
      list: [
        'Relevez, dans la fiche technique de votre livraison, la tension en circuit ouvert aux conditions standard d’essai et son coefficient de température.',
        'Cherchez la température la plus basse à prévoir sur le site, d’après une longue série de mesures et non d’après le dernier hiver. Au lever du soleil, les cellules sont à peu près aussi froides que l’air.',
        'Comptez de combien de kelvins elle est inférieure à 25 °C.',
        'Multipliez ce nombre par le coefficient sans son signe et ajoutez le résultat à la tension en circuit ouvert. Un coefficient en %/K se convertit d’abord en volts, comme part de cette tension.',
        'Divisez la limite par la tension trouvée et arrondissez à l’entier inférieur, jamais supérieur.',
      ],
    },
    'Le même manuel donne aussi un facteur forfaitaire : conducteurs et fusibles se dimensionnent pour 1,25 fois le courant de court-circuit et la tension en circuit ouvert. Divisez aussi la limite par 1,25 fois la tension en circuit ouvert, et retenez le plus petit des deux nombres. Les règles locales priment sur l’un et l’autre.',
    { heading: 'Pourquoi ne pas partir des exemples' },
    'Les valeurs électriques de nos pages de produits sont signalées comme données d’exemple. Celles du SMF 520 appartiennent à un module en verre de même classe dans la liste CEC de NREL SAM. Elles montrent la marche du calcul et ne doivent pas servir à une étude : chaque écart est multiplié par le nombre de modules, et quelques volts peuvent décider d’un module entier. La puissance n’aide pas davantage, car un module plus faible peut avoir la tension la plus haute.',
    { heading: 'La limite basse et le contrôle' },
    'Dans la chaleur de l’été, la tension baisse. La tension au point de puissance maximale de toute la chaîne doit alors rester dans la plage de travail de l’onduleur, sinon la chaîne est trop courte. Avant de raccorder l’onduleur, contrôlez la polarité, mesurez la tension de la chaîne et notez le tout, avec la température.',
    'La page du SMF 520 montre [les étapes en dessin, avec des données d’exemple](/product_data#strings). Pour votre étude, demandez-y la fiche technique et le fichier PAN de votre livraison.',
  ],
};
