import type { TermsText } from './text.ts';

export const fr: TermsText = {
  title: 'Conditions d’utilisation',
  description:
    'À quoi vous pouvez vous fier sur ce site, ce que vous pouvez réutiliser et pourquoi l’envoi d’un formulaire n’est pas un contrat.',
  draft: {
    title: 'Projet : à faire confirmer par un avocat avant publication',
    text: 'Ces conditions ont été rédigées avec soin, mais aucun avocat ne les a encore confirmées. D’ici là, elles montrent l’intention de l’éditeur. Version 1, 21 novembre 2026.',
  },
  content: [
    'Ces conditions valent pour ce site dans toutes ses langues. Les mentions légales indiquent qui en est l’éditeur. Aucun compte n’est nécessaire pour l’utiliser, et rien ici ne réduit les droits que la loi accorde aux consommateurs.',
    { heading: 'Contenus sans garantie' },
    'Nous vérifions ce que nous publions et citons nos sources. Malgré cela, un chiffre peut être faux ou dépassé, et les produits évoluent. Les contenus sont donc fournis sans garantie. Nos obligations envers vous découlent de votre contrat et des documents qui l’accompagnent, non de ce site.',
    'Aucune page ne remplace l’examen du bâtiment lui-même. Avant toute commande, un ingénieur structure vérifie la charge et l’adhérence est testée sur la toiture réelle. Une estimation sur ce site n’est ni un devis ni une promesse de production.',
    { heading: 'Images de synthèse et données d’exemple' },
    'Les images légendées « Image de synthèse » sont calculées par ordinateur. Elles montrent une idée, pas un chantier terminé.',
    'Ce qui porte la mention « Données d’exemple » remplace une information qui n’est pas encore disponible ou montre comment elle serait présentée. Cela ne décrit ni client réel ni projet réel. Ne vous en servez pas pour vos études.',
  ],
  use: [
    { heading: 'Un formulaire n’est pas un contrat' },
    'Un formulaire est une demande, pas une commande. La confirmation dit seulement que nous avons enregistré votre demande. Le contrat n’existe que lorsque les deux parties ont expressément accepté une offre.',
    { heading: 'Ce que vous pouvez réutiliser' },
    'Textes, images, dessins et marques nous appartiennent ou appartiennent à ceux qui sont nommés avec eux. Vous pouvez lire les pages, les imprimer, créer des liens vers elles et transmettre des documents sans les modifier pour un projet. Les médias peuvent utiliser nos images de synthèse [avec la légende indiquée sous « Presse et médias »](/about#media). Tout autre usage demande notre accord.',
    { heading: 'Liens' },
    'Nous renvoyons à d’autres sites, le plus souvent comme sources. Leurs éditeurs en sont responsables. Si l’un de nos liens mène à un contenu illicite, [dites-le-nous](/about#feedback) : nous le vérifions et le retirons.',
    { heading: 'Utilisation acceptable' },
    'Merci de ne pas tenter de contourner la connexion ni d’envoyer des formulaires en masse par programme. Le nombre d’envois depuis une même connexion est limité sur une courte durée.',
    { heading: 'Responsabilité' },
    'Nous sommes responsables dans les conditions prévues par la loi. Ces conditions n’étendent ni ne limitent cette responsabilité.',
    { heading: 'Droit applicable et langues' },
    'Le droit du pays où l’éditeur a son siège s’applique (données d’exemple : Allemagne). Les règles impératives de protection des consommateurs du pays où vous vivez restent valables. Si deux versions linguistiques divergent, celle que vous avez utilisée vaut pour vous.',
    { heading: 'Modifications' },
    'Lorsque ces conditions changent, la version et la date indiquées en haut changent aussi. La [politique de confidentialité](/privacy) explique comment nous traitons les données personnelles.',
  ],
  ending: {
    title: 'Qui édite ce site',
    text: 'Les mentions légales nomment l’éditeur ; les produits sont à un clic.',
    action: 'Mentions légales',
    alternative: 'Voir les produits',
  },
};
