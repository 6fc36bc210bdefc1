import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Du solaire sur véhicules et bateaux : que mesurer d’abord ?',
  summary:
    'Surface libre, courbure, poids et tension : avec ces quatre données par écrit, la première réponse est déjà utile, pour un camping-car, un camion, un bus, un train ou un yacht.',
  body: [
    'Un toit qui se déplace est plus petit et plus encombré que celui d’un bâtiment, et chaque kilo qu’il porte est du voyage. Avant de nous consulter, notez quatre choses. Un mètre ruban, une latte droite et le certificat d’immatriculation suffisent.',
    { heading: 'Surface et courbure' },
    {
      list: [
        'Surface : dessinez-la à l’échelle, avec lanterneaux, panneaux de pont, aérateurs, antennes, joints et mâts, et notez la hauteur de chacun. L’ombre sur une seule cellule peut freiner toute une chaîne de cellules.',
        'Marges : laissez de la place pour les bords, l’écoulement de l’eau, le câble et une brosse et, sur un pont, pour le passage de l’équipage.',
        'Courbure : posez la latte en travers de la courbe, le milieu en contact avec le toit et le même écart h aux deux extrémités. Si a est la demi-longueur de la latte, le rayon vaut r = (a² + h²) ÷ 2h. Exemple : a = 1 m et h = 5 cm donnent environ 10 m.',
        'Sens : recommencez dans la longueur. S’il y a là aussi un écart, la surface est une coupole, et un module n’épouse qu’un cylindre. Nous ne publions pas de rayon minimal ; le vôtre est vérifié pour le modèle concerné.',
        'Matériau : la colle ne tient pas de la même façon sur la peinture, le gelcoat, l’aluminium et la fibre de verre. Notez le matériau, le revêtement et son âge.',
      ],
    },
    { heading: 'Le poids disponible' },
    'Pesez le véhicule tel qu’il roule, avec personnes, eau et bagages, et retranchez le résultat de la masse maximale autorisée indiquée sur son certificat d’immatriculation. Le reste est disponible. Les modules hors réseau pèsent environ {off-grid-215.weightPerArea} ; la colle, les câbles, le régulateur de charge et la batterie s’y ajoutent. Pour un bus ou un train, demandez aussi ce que le toit lui-même peut porter. Sur un yacht, la hauteur compte : un kilo sur le pont se trouve bien au-dessus de la quille.',
    { heading: 'Tension et besoin quotidien' },
    'Notez la tension de la batterie et la tension d’entrée maximale du régulateur de charge. Par temps froid, la tension en circuit ouvert monte et doit rester sous cette limite. Par forte chaleur, la tension baisse et doit tout de même dépasser la tension de charge de la batterie. Additionnez ensuite la journée : watts × heures pour chaque appareil. L’accord avec le [12 V et le 24 V](/product_off#voltage) est expliqué à la page de la gamme.',
    { heading: 'Byron Bay : le train documenté' },
    'En décembre 2017, un train solaire de Byron Bay, en Australie, portait 6,5 kWc de modules, et sa remise 30 kWc de plus (northernstar.com.au). La plus grande part se trouvait donc sur le bâtiment : une idée à retenir partout où les véhicules rentrent au dépôt. L’article ne précise pas les modèles utilisés.',
    { heading: 'Ce que le mètre ruban ne dit pas' },
    'L’adhérence ne se vérifie que sur un échantillon de votre surface. Les règles incendie et l’homologation dépendent du véhicule et du pays ; interrogez l’autorité compétente bien avant de coller quoi que ce soit.',
    'Si les formats standard ne conviennent pas, envoyez-nous une [demande sur mesure](/off_grid#custom-request). Vous pouvez y joindre des photos et des plans.',
  ],
};
