import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Toiture à joint debout : quand préférer les pinces au collage',
  summary:
    'Une pince serre le joint et n’exige aucun trou. Quand c’est la meilleure voie, quel écartement donne notre manuel de 2019, et ce qu’est le SMH « Dragonfly ».',
  body: [
    'Une toiture à joint debout offre elle-même sa prise : le joint. La pince le serre sans percement de la toiture. Le collage est possible aussi, si la largeur plane entre les joints suffit. C’est la toiture qui décide entre les deux.',
    { heading: 'Quatre raisons de choisir la pince' },
    {
      list: [
        'Le revêtement est inconnu, ou la colle y tient mal. Sur les revêtements PVDF, le collage n’est pas fiable (support.s-5.com) ; la pince, elle, ne dépend pas du revêtement.',
        'Il faut travailler par temps froid ou humide. Une fixation mécanique n’a pas de temps de prise.',
        'Les modules devront un jour être déposés, par exemple pour des travaux sur la toiture. Une pince se desserre.',
        'La fixation doit pouvoir être contrôlée. Une pince se voit et son couple se vérifie ; un collage reste caché sous le module.',
      ],
    },
    'Le poids plaide contre elle. Le SMH pèse {smh-520.weightPerArea}, un SMF collé environ {smf-520.weightPerArea} ; pinces, colle et câbles s’y ajoutent. La pince transmet en outre au joint, point par point, l’effort de soulèvement du vent. L’ingénieur structure vérifie donc aussi ce qui retient la tôle au bâtiment, et la tôle doit pouvoir continuer à se dilater.',
    { heading: 'Waldkirch : le cas documenté' },
    'Sur un gymnase de Waldkirch, en Allemagne, des modules eArc cadrés sont fixés par pinces sur du zinc-titane. Certains articles parlaient par erreur de collage ; nous l’avons fait corriger. La puissance indiquée est de 245 kWc (pv-magazine.de, 5 avril 2019) ; un autre article donne 190 kWc (leichtbauwelt.de).',
    'Ce sont des modules cadrés de l’époque, non le Dragonfly actuel. Ce cas montre que la méthode est employée. La production sur plusieurs années n’est pas publiée.',
    { heading: 'L’écartement des brides dans notre manuel de 2019' },
    'Notre manuel d’installation de cette année-là indique ces plages, selon le nombre de cellules (manualshive.com, earc-sma160m-4x09dw, page 15) :',
    {
      list: [
        '6 × 12 cellules : de 250 à 450 mm',
        '6 × 10 cellules : de 210 à 400 mm',
        '4 × 9 cellules : de 200 à 350 mm',
      ],
    },
    'Elles valent pour les modules d’alors. Avant d’employer une telle valeur, vérifiez à partir de quel point elle se mesure et pour quelle charge elle vaut. Pour votre module, le manuel fourni et le calcul au vent font foi.',
    { heading: 'Ce qu’est le SMH « Dragonfly »' },
    'Le SMH « Dragonfly » est le module eArc qui quitte l’usine avec son cadre de montage : {smh-520.nominalPower}, {smh-520.weightPerArea}, {dragonflyLighterThanGlass} plus léger qu’un module en verre cadré. Avec le cadre intégré, la pose prend {installationTimeSaving} de temps en moins. Ce sont nos propres chiffres ; votre gain dépendra de la toiture, de l’accès et de l’équipe.',
    'Le choix de la pince dépend de la forme et du métal du joint. Mesurez la hauteur et l’écartement des joints, gardez une photo sous la main et [décrivez-nous votre toiture](/dragonfly#quote).',
  ],
};
