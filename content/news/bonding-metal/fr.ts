import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Collage sur toiture en bac acier, étape par étape',
  summary:
    'Cinq vérifications avant le premier cordon de colle, cinq étapes ensuite : voici comment se posent les modules eArc sans cadre sur une tôle revêtue.',
  body: [
    'Sur une toiture en bac acier, les modules SMF sans cadre reposent sur les nervures. Des cordons de colle les maintiennent, sans percement de la toiture. L’essentiel se joue avant la pose du premier cordon.',
    { heading: 'Cinq vérifications préalables' },
    {
      list: [
        'Structure : un ingénieur structure confirme la réserve de capacité portante. Un SMF 520 pèse environ {smf-520.weight} ; la colle et les câbles s’y ajoutent. Le soulèvement au vent en rive et aux angles se calcule à part, car ce n’est pas son faible poids qui retiendra un module.',
        'Revêtement : identifiez-le et renseignez-vous sur son âge. Saleté, farinage, rouille et parties décollées doivent disparaître.',
        'Adhérence : collez des échantillons sur votre propre toiture, laissez la colle durcir complètement, puis arrachez-les. La rupture doit se produire dans la colle (rupture cohésive), non au ras du revêtement.',
        'Température et humidité : la tôle doit être sèche et dans la plage de température de la colle. Mesurez sur la tôle elle-même : au soleil, elle devient bien plus chaude que l’air, et par nuit claire la rosée s’y dépose. À titre de comparaison, un silicone structurel neutre courant s’applique entre 5 et 40 °C et durcit sur 3 mm en 12 heures (piedmontplastics.com). Ce n’est pas la valeur de notre colle.',
        'Évacuation des eaux : la pluie s’écoule dans les creux de la tôle, y compris sous les modules. Le passage jusqu’au chéneau reste libre, sans cordon ni câble en travers.',
      ],
    },
    { heading: 'Cinq étapes sur la toiture' },
    {
      list: [
        'Tracez les rangées à partir d’une ligne droite. Laissez des passages d’entretien et restez à l’écart des chéneaux, des recouvrements de tôles et des zones exclues par le calcul au vent.',
        'Nettoyez les nervures avec le nettoyant indiqué par le manuel. Laissez sécher et ne touchez plus les bandes de collage.',
        'Déposez les cordons de colle sur chaque nervure, avec la longueur et la section données par le manuel. Ils suivent la pente pour que l’eau s’écoule entre eux. N’en déposez pas plus que vous ne pouvez en couvrir avant que la colle forme une peau.',
        'Abaissez le module et pressez le long des cordons. Un SMF 520 mesure {smf-520.length} sur {smf-520.width}, pour une épaisseur de {smf-520.thickness}. Portez-le à deux, pour ne pas trop le cintrer. Il ne porte aucune charge tant que la colle n’a pas durci ; par temps froid, c’est généralement plus long.',
        'Raccordez et consignez. Tenez les câbles à distance de la tôle, contrôlez la polarité, mesurez la tension de chaque chaîne et notez le tout avec la météo et le numéro de lot de la colle.',
      ],
    },
    { heading: 'Les limites de la méthode' },
    'Sans lame d’air sous lui, le module chauffe davantage et produit moins ; les [limites d’eArc](/eArc#limits) disent ce qu’un essai a mesuré. En outre, ce qui est collé se retire difficilement. Si la couverture doit bientôt être refaite, commencez par elle.',
    'Font foi les manuels fournis avec votre module et votre colle. Toutes les étapes, y compris pour d’autres toitures, figurent à la page [Méthodes de pose](/eArc_install#bonding).',
  ],
};
