import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Deux toitures de 2019 : ce qui est publié, et ce qui ne l’est pas',
  summary:
    'Un musée à Sydney et un gymnase à Waldkirch sont deux projets eArc de cette année-là qui ont fait l’objet de publications. Nous avons relu les articles.',
  body: [
    'Ces deux projets ont été décrits par d’autres que nous. C’est ce qui fait leur valeur, et c’est pourquoi nous ne reprenons que ce qui a été publié.',
    { heading: 'Sydney : Wharf 7, musée maritime' },
    'Sur une toiture à forte pente, 812 modules ont été posés, 235 kWc au total. L’économie est chiffrée à environ 50 000 dollars australiens par an (Clean Energy Regulator, cer.gov.au).',
    { heading: 'Waldkirch, Allemagne : gymnase' },
    'Des modules cadrés y sont fixés par pinces sur une toiture en zinc-titane. Certains articles parlaient de collage ; nous les avons fait rectifier. La puissance indiquée est de 245 kWc (pv-magazine.de, 5 avril 2019) ; un autre article donne 190 kWc (leichtbauwelt.de).',
    { heading: 'Ce qu’on peut en retenir' },
    {
      list: [
        'Une toiture à forte pente à Sydney, une toiture métallique à Waldkirch : les modules légers ont trouvé leur place sur les deux, à Waldkirch avec des pinces.',
        'Les chiffres diffèrent d’un article à l’autre. Nous citons les deux plutôt que le plus flatteur.',
        'Les poids d’alors ne sont pas ceux d’aujourd’hui : 2,5 kg/m² selon le fondateur ; 3,5 kg/m² en version collée et 4,5 kg/m² en version cadrée selon un article antérieur. Le SMF actuel pèse environ {smf-520.weightPerArea}.',
      ],
    },
    { heading: 'Ce qui reste ouvert' },
    'Aucun article ne dit rien de la production sur plusieurs années, des dommages ni de l’état actuel. Si vous avez de telles données, [écrivez-nous](/about#media). Les autres dates sont dans la [chronologie](/about#history).',
  ],
};
