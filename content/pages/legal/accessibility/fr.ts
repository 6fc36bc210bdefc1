import type { AccessibilityText } from './text.ts';

export const fr: AccessibilityText = {
  title: 'Déclaration d’accessibilité',
  description:
    'Ce que vise ce site (WCAG 2.2 AA), ce qui a été testé et comment, les limites que nous connaissons et comment signaler un obstacle.',
  status: [
    'Chacun devrait pouvoir utiliser ce site : au clavier, avec un lecteur d’écran, agrandi, en couleurs claires ou sombres, avec ou sans scripts.',
    { heading: 'État' },
    'Notre objectif est le niveau AA des WCAG 2.2. Nous faisons des tests automatiques et corrigeons ce qu’ils trouvent. Cela ne prouve pas la conformité : de tels tests ne trouvent qu’une partie des obstacles, et aucun audit indépendant n’a encore eu lieu. Date de cette déclaration : 21 novembre 2026.',
  ],
  tests: [
    { heading: 'Ce qui est testé, et comment' },
    {
      list: [
        'axe-core, avec ses règles pour les WCAG 2.0, 2.1 et 2.2 aux niveaux A et AA : sur des pages et dans leurs états, par exemple un menu ouvert, un formulaire avec des erreurs, un formulaire envoyé ou une page qui n’existe pas ; chaque fois en couleurs claires et sombres, sur un téléphone et sur un grand écran.',
        'Clavier : les menus, le choix de la langue et les formulaires fonctionnent sans souris. Après l’envoi, le focus passe au résumé des erreurs ou à la confirmation.',
        'Sans scripts : les pages se lisent et les formulaires s’envoient lorsque JavaScript est désactivé.',
        'Mouvement : le défilement n’est pas animé lorsque l’appareil demande moins de mouvement.',
      ],
    },
  ],
  limits: [
    { heading: 'Limites connues' },
    {
      list: [
        'Des personnes qui dépendent de technologies d’assistance n’ont pas encore essayé le site. Nous ne l’avons pas non plus testé de façon systématique avec les lecteurs d’écran courants.',
        'Les documents à télécharger, comme les fiches techniques et les certificats, ne sont peut-être pas des fichiers PDF accessibles. Demandez-nous le contenu sous une autre forme.',
        'Les dessins à l’échelle donnent aussi leurs chiffres sous forme de texte. L’impression des proportions, elle, reste visuelle.',
        'Un texte qui n’est pas encore traduit apparaît en anglais. Il est signalé comme tel, pour que les lecteurs d’écran le prononcent bien.',
        'L’espace interne repose sur un logiciel tiers et n’est pas couvert par cette déclaration.',
      ],
    },
  ],
  barrier: {
    title: 'Avez-vous rencontré un obstacle ?',
    text: 'Dites-nous sur quelle page, ce que vous vouliez faire et ce qui vous en a empêché. Le formulaire d’avis ne demande ni nom ni adresse e-mail ; laissez une adresse si vous souhaitez une réponse. À votre demande, nous vous donnons le contenu sous une autre forme.',
  },
  enforcement: [
    { heading: 'La loi et l’autorité compétente' },
    'La directive (UE) 2019/882, transposée en France par la loi du 9 mars 2023, s’applique depuis le 28 juin 2025 au commerce électronique avec les consommateurs ; les formulaires de contact et de réservation peuvent en faire partie. L’éditeur confirmera si elle s’applique à ce site (état : novembre 2026). Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité compétente, en France la DGCCRF.',
  ],
  ending: {
    title: 'Dites-nous ce qui vous gêne',
    text: 'Une phrase et le nom de la page suffisent.',
    action: 'Signaler un obstacle',
    alternative: 'Contact',
  },
};
