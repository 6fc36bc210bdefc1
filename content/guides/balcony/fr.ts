import type { GuideText } from '../text.ts';

export const fr: GuideText = {
  title: 'Kits solaires de balcon',
  text: 'Pour le Balcon 400 et le Balcon 800 sur un garde-corps solide : ce qu’il faut régler d’abord, comment accrocher un module à deux, que regarder une fois par an et comment décrocher le module.',
  tools: [
    'Le kit complet : comptez sangles, crochets, entretoises et cordes de sécurité d’après la liste de colisage',
    'Mètre ruban',
    'Couverture pour poser le module',
    'Une deuxième personne, des gants pour chacun',
    'Ruban de balisage ou troisième personne pour tenir le sol dégagé en bas',
    'Chiffon doux pour le garde-corps',
  ],
  conditions: [
    'Météo : un jour sec et sans vent. Si le vent se lève pendant le travail, arrêtez et rentrez le module.',
    'Garde-corps : poteaux et fixations sont sans jeu ni trace de rouille. Avec du verre, un habillage ou un brise-vue, interrogez d’abord le fabricant du garde-corps.',
    'Module : surface, œillets, câble, connecteurs et boîte de jonction sont intacts. N’utilisez jamais un module abîmé.',
    'Accord : du bailleur ou de la copropriété, par écrit, avant de commencer.',
    'En bas : personne ne passe ni ne s’assoit sous le garde-corps pendant le travail.',
    'Vous : les deux pieds sur le sol du balcon. Ne vous penchez pas par-dessus la main courante et ne montez sur rien. Si vous ne pouvez pas atteindre le bord inférieur sans risque depuis l’intérieur du balcon, ne posez pas le module vous-même.',
    'Prise : une prise qui convient, selon le manuel du micro-onduleur et les règles de votre pays. Ni rallonge, ni multiprise.',
  ],
  variant: {
    title: 'Balcon 800 : deux modules',
    text: 'Laissez un écart entre les modules et attachez à chacun sa propre corde de sécurité. Dans ce kit (données d’exemple), chaque module a sa propre entrée sur le micro-onduleur ; ne raccordez jamais les deux en série, sauf si le manuel le demande.',
  },
  steps: {
    title: 'Décrocher le module',
    steps: [
      {
        title: 'Débrancher',
        text: 'Retirez d’abord la fiche, puis attendez le temps que donne le manuel du micro-onduleur. Ne séparez les connecteurs qu’après. Même alors, le module, lui, est sous tension dès que la lumière l’atteint.',
      },
      {
        title: 'Laisser la corde de sécurité',
        text: 'Elle s’enlève en dernier, quand le module est à l’intérieur, sur la couverture.',
      },
      {
        title: 'Détacher les sangles, d’abord en bas',
        text: 'L’un tient le module, l’autre détache les sangles du bas, puis celles du haut. Repassez-le par-dessus la main courante.',
      },
      {
        title: 'Ranger à plat',
        text: 'Le module repose sur toute sa surface, au sec, sans rien dessus. Rangez avec lui les sangles, les crochets, les entretoises, la corde de sécurité, les manuels et ce guide.',
      },
    ],
  },
  checks: [
    'Chaque sangle est attachée, à plat, et ne glisse pas quand on tire.',
    'La corde de sécurité relie le module à une partie solide du balcon, pas à la main courante.',
    'Les entretoises tiennent fermement ; le module ne bat ni ne cogne.',
    'Rien ne touche le bord inférieur, sauf les sangles et les entretoises ; jardinières et stores restent à distance.',
    'Les câbles forment une boucle d’égouttement, et personne ne peut s’y prendre les pieds.',
    'Le micro-onduleur est à l’ombre, avec de l’air autour.',
    'Toute déclaration exigée au préalable est faite ; le délai de toute autre est noté.',
  ],
  care: [
    'Si une tempête est annoncée et que vous hésitez, rentrez le module.',
    'Après chaque tempête : sangles, œillets, corde de sécurité.',
    'Une fois par an : contrôlez les sangles, les œillets et la corde de sécurité, ainsi que les poteaux et les fixations du garde-corps ; cherchez la peinture usée sous les sangles, regardez la fiche et le câble là où il plie ; pour nettoyer le module, rentrez-le, puis utilisez de l’eau et un chiffon doux.',
    'Si une sangle, un œillet ou la corde de sécurité s’effiloche, se déchire ou se décolore fortement, rentrez le module. Remplacez la sangle ou la corde de sécurité avant de le raccrocher ; n’utilisez jamais un module dont un œillet est abîmé. Si la fiche ou le câble est abîmé, coupez le circuit avant de débrancher. Si un poteau ou une fixation est desserré ou rouillé, rentrez le module. Ne réutilisez ni l’un ni l’autre avant réparation.',
  ],
  decisions: [
    {
      document: 'Manuel d’installation du kit',
      decides:
        'Garde-corps admis, nombre de sangles, hauteur et vent, si le module peut rester en place par tempête',
    },
    {
      document: 'Manuel du micro-onduleur',
      decides:
        'Prise ou raccordement fixe, tension d’entrée maximale, emplacement, temps d’attente, données pour la déclaration',
    },
    { document: 'Bailleur ou copropriété', decides: 'Accord, aspect, remise en état' },
    {
      document: 'Fabricant du garde-corps',
      decides:
        'Si le garde-corps, son verre ou son habillage supportent la prise au vent supplémentaire',
    },
    { document: 'Assureur', decides: 'Garantie pour ce qui tombe ou casse' },
    {
      document: 'Gestionnaire de réseau et règles de votre pays',
      decides: 'Puissance maximale, fiche, compteur, déclaration et son délai',
    },
  ],
  record: {
    lines: [
      'Garde-corps : type, hauteur au-dessus du sol',
      'Accord : de qui, date',
      'Déclaration : où, numéro, date',
      'Micro-onduleur : modèle, numéro de série',
    ],
    columns: [
      'Date',
      'Sangles et œillets',
      'Corde de sécurité',
      'Garde-corps',
      'Câble et fiche',
      'Visa',
    ],
  },
};
