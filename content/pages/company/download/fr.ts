import type { DownloadText } from './text.ts';

export const fr: DownloadText = {
  title: 'Espace de téléchargement',
  description:
    'Fiches techniques, manuels d’installation, certificats et fichiers PAN des modules eArc, et les valeurs de chaque modèle en ligne.',
  documents: {
    title: 'Documents',
    text: 'Fiches techniques, manuels d’installation, certificats, fichiers PAN et plans, chacun avec sa langue et sa taille. Sans inscription.',
  },
  body: [
    { heading: 'Les valeurs sans fichier' },
    'Les valeurs des modèles figurent aussi sur leurs pages. Les données d’exemple y sont signalées.',
    {
      list: [
        '[SMF 520](/product_data#parameters) et [SMF 430](/product_data_430#parameters)',
        '[SMH « Dragonfly »](/dragonfly#parameters)',
        '[Gamme hors réseau](/off_series#parameters)',
        '[Balcon 400](/balcony_item/400#parameters) et [Balcon 800](/balcony_item/800#parameters)',
      ],
    },
    'Le collage et la fixation par brides sont décrits dans les [méthodes de pose](/eArc_install) ; les marques de conformité figurent à la page [Technologie eArc](/eArc#certificates).',
  ],
  next: {
    title: 'Il manque un document ?',
    text: 'Indiquez-nous le modèle, le type de document et la langue souhaitée.',
    action: 'Demander un document',
    alternative: 'Questions fréquentes',
  },
};
