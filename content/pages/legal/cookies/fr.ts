import type { CookiesText } from './text.ts';

export const fr: CookiesText = {
  title: 'Paramètres des cookies',
  description:
    'Ce que garde votre navigateur lorsque vous visitez ce site et pourquoi, quand votre accord est demandé, comment tout effacer.',
  none: [
    'Il n’y a rien à régler ici : les pages publiques ne déposent aucun cookie, ni de notre part ni de celle d’un tiers. Polices, images et scripts viennent de notre propre serveur. Aucune page ne fait appel à un service extérieur pour la mesure d’audience, la publicité, les cartes ou la vidéo.',
  ],
  banner: {
    title: 'Pourquoi il n’y a pas de bandeau',
    text: 'L’article 82 de la loi Informatique et Libertés demande un consentement avant d’enregistrer ou de lire sur un appareil ce qui n’est pas strictement nécessaire. Nous n’y gardons que ce dont a besoin une fonction que vous utilisez : votre brouillon et votre place dans la page. Le comptage des visites n’enregistre et ne lit rien sur l’appareil. L’éditeur confirmera cette appréciation (novembre 2026) avant la publication.',
  },
  counting: [
    { heading: 'Comptage des visites avec votre consentement' },
    'Si vous acceptez, ce site charge le script du service que nomme la question au bas de la fenêtre : Google Analytics (Google Ireland Limited ; des données peuvent parvenir à Google aux États-Unis) ou, sur les sites chinois, Baidu Tongji (百度统计, Baidu, Chine). Ce service reçoit votre adresse réseau, votre navigateur et les pages que vous ouvrez ici, mots recherchés compris, et dépose des cookies (« _ga… » ou « Hm_… »), gardés douze mois au plus. Les fonctions publicitaires sont désactivées.',
    'Sans votre consentement, rien de cela n’est chargé. Votre réponse est gardée douze mois sur cet appareil (stockage local, « analytics ») ; ensuite, ou si le service ou notre politique de confidentialité change, la question est posée à nouveau. Si votre navigateur envoie Global Privacy Control ou Do Not Track, la question n’est pas posée et rien n’est chargé. Vous pouvez changer d’avis à tout moment sur cette page ; ce qui a été fait avec votre consentement antérieur reste licite.',
    'Les autres polices, images et scripts viennent de notre propre serveur. La base est votre consentement (article 82 de la loi Informatique et Libertés ; art. 6, § 1, a) du RGPD).',
  ],
  device: [
    { heading: 'Ce qui est gardé sur votre appareil' },
    {
      list: [
        'Brouillon d’un formulaire (stockage local) : ce que vous avez saisi, pour que rien ne se perde. Il est supprimé dès que le serveur a confirmé l’enregistrement de votre envoi.',
        'Place dans la page (stockage de session, « scroll-positions ») : jusqu’où vous aviez fait défiler, pour que le retour vous ramène au même endroit. Elle disparaît à la fermeture de l’onglet.',
        'Cache du navigateur : copies de pages, d’images et de polices, pour un chargement plus rapide. Votre navigateur le gère.',
      ],
    },
    { heading: 'Ce que fait le comptage des visites' },
    'Après chaque changement de page, le navigateur envoie un message vide à notre propre serveur. Le serveur compte par jour, site, langue et chemin. Vous ne recevez aucun identifiant et rien ne permet de vous reconnaître par la suite.',
  ],
  deletion: [
    { heading: 'Comment tout effacer' },
    {
      list: [
        'Dans les réglages de votre navigateur, le plus souvent sous « Confidentialité », ouvrez les données de sites et supprimez l’entrée de ce site.',
        'Dans une fenêtre privée, tout est effacé à la fermeture.',
        'Sur un appareil partagé, supprimez les données du site si vous laissez un formulaire sans l’envoyer.',
      ],
    },
    'Si vous bloquez tout stockage, les pages et les formulaires fonctionnent quand même. Seuls les brouillons et votre place dans la page ne sont plus retenus.',
  ],
  staff: [
    { heading: 'La connexion de l’équipe' },
    'Seules les personnes qui se connectent à l’espace interne reçoivent un cookie. « payload-token » maintient leur session, ne peut pas être lu par des scripts et expire après huit heures. L’espace interne peut aussi garder des réglages d’affichage, comme la langue et les couleurs. En simple visite, vous ne recevez rien de tout cela.',
  ],
  ending: {
    title: 'Tout sur vos données',
    text: 'La politique de confidentialité dit ce que deviennent les formulaires et les candidatures.',
    action: 'Politique de confidentialité',
    alternative: 'Poser une question',
  },
};
