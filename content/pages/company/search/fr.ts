import type { ShortPageText } from '../short-page.ts';

export const fr: ShortPageText = {
  title: 'Recherche',
  description:
    'Trouver produits, applications, technologie, documentation et contacts sur le site d’eArc.',
  body: [
    'Voici les chemins les plus courts vers ce que les visiteurs cherchent le plus souvent.',
    { heading: 'Produits' },
    {
      list: [
        '[Gamme tertiaire et industrielle](/product) et [SMH « Dragonfly »](/dragonfly)',
        '[Gamme hors réseau, pour site isolé](/product_off) et [modules sur mesure](/off_grid)',
        '[Gamme balcon, pour l’autoconsommation](/product_balcony)',
      ],
    },
    { heading: 'Étude et connaissances' },
    {
      list: [
        '[Technologie eArc](/eArc) et [méthodes de pose](/eArc_install)',
        'Applications [sur les bâtiments](/app_scenarios), [sur les véhicules](/off_one) et [au balcon](/app_balcony)',
        '[Fiches techniques, guides de pose et certificats](/download)',
      ],
    },
    { heading: 'Entreprise' },
    { list: ['[À propos d’eArc](/about)', '[Actualités](/news)', '[Carrières](/career)'] },
  ],
  next: {
    title: 'Vous ne trouvez pas ?',
    text: 'Demandez-nous. Si la réponse manque sur ce site, nous aimerions le savoir.',
    action: 'Nous écrire',
    alternative: 'Demander un devis',
  },
};
