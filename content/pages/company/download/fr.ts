import type { DownloadText } from './text.ts';

export const fr: DownloadText = {
  title: 'Espace de téléchargement',
  description:
    'Fiches techniques, guides de pose, paramètres pour logiciels, certificats sur demande et dossier de presse eArc, avec langue, taille et date.',
  documents: {
    title: 'Documents',
    text: 'Chacun avec sa langue, sa taille, sa version et sa date. Sans inscription. L’aperçu affiche les pages ici même.',
  },
  mediaKit: {
    title: 'Dossier de presse',
    text: 'Logotype, images de synthèse et conditions pour tous ceux qui parlent d’eArc. Les images sont réalisées par ordinateur : merci de les légender « Image de synthèse : eArc ». Elles peuvent être recadrées et redimensionnées, mais pas modifiées dans ce qu’elles montrent. Le logotype reste tel quel.',
    action: 'Afficher le dossier de presse',
    alternative: 'Contact presse',
  },
  body: [
    { heading: 'Paramètres pour logiciels' },
    'Les paramètres de chaque modèle existent en JSON et CSV, ceux d’un module seul aussi en PAN (PVsyst). [Tous les modèles dans un fichier](/parameters.json) et le [schéma des champs](/parameters/schema.json) sont ouverts à tout logiciel. Les valeurs d’exemple y sont signalées ; ce qui n’est pas connu est absent du fichier PAN, et ses remarques le disent.',
    { heading: 'Certificats' },
    'Les modules sont testés selon IEC 61215, IEC 61730 et UL 61730. Nos marques sont TÜV, VDE, CGC, CSA et JET. Nous envoyons les certificats sur demande, avec les modèles couverts, car gestionnaires de réseau et assureurs n’exigent pas les mêmes : indiquez-nous le pays du projet.',
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
