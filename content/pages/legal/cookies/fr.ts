import type { CookiesText } from './text.ts';

export const fr: CookiesText = {
  title: 'Paramètres des cookies',
  description:
    'Les pages publiques ne déposent aucun cookie. Ce que garde votre navigateur, pourquoi il n’y a pas de bandeau de consentement, comment tout effacer.',
  none: [
    'Il n’y a rien à régler ici : les pages publiques ne déposent aucun cookie, ni le nôtre ni celui d’un tiers. Polices, images et scripts viennent de notre propre serveur. Aucune page ne fait appel à un service extérieur pour la mesure d’audience, la publicité, les cartes ou la vidéo.',
  ],
  banner: {
    title: 'Pourquoi il n’y a pas de bandeau',
    text: 'L’article 82 de la loi Informatique et Libertés demande un consentement avant d’enregistrer ou de lire sur un appareil ce qui n’est pas nécessaire. Nous n’y gardons que ce dont a besoin une fonction que vous utilisez : votre brouillon et votre place dans la page. Le comptage des visites n’enregistre et ne lit rien sur l’appareil. L’éditeur confirmera cette appréciation (novembre 2026) avant la publication.',
  },
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
