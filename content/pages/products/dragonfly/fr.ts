import type { DragonflyText } from './text.ts';

export const fr: DragonflyText = {
  title: 'SMH 520 « Dragonfly »',
  description:
    'SMH 520 « Dragonfly » : {smh-520.nominalPower}, {smh-520.weightPerArea}, cadre de montage déjà en place. Caractéristiques, brides, certificats et limites.',
  hero: {
    title: 'Le cadre arrive avec le module',
    text: 'Le SMH 520 « Dragonfly » quitte l’usine avec son cadre de montage. Sur la toiture, rien à coller, rien à attendre : on pose, on fixe, on raccorde.',
    quote: 'Demander un devis',
    parameters: 'Voir les caractéristiques',
  },
  figures: {
    title: 'Le Dragonfly en quatre chiffres',
    time: 'de temps de pose en moins grâce au cadre intégré en usine',
    lighter: 'plus léger qu’un module en verre cadré (environ {framedGlassModule}, valeur déduite)',
    weight: 'cadre compris',
    power: 'de puissance nominale',
  },
  installation: {
    title: 'Poser, fixer, raccorder',
    text: 'Une fixation mécanique en trois étapes. Sans colle, ni la température ni le temps de prise ne retardent le chantier.',
    steps: [
      {
        title: 'Repérer l’emplacement des brides',
        text: 'Le plan indique l’écartement des brides pour chaque zone de la toiture ; c’est dans les angles et en rive que le vent tire le plus.',
      },
      {
        title: 'Monter les brides',
        text: 'Sur une toiture à joint debout, ce sont des pinces : elles serrent le joint, sans percement. Sur les autres toitures, les brides se montent sur des rails ou une structure de support.',
      },
      {
        title: 'Placer le module et serrer',
        text: 'Le cadre repose dans les brides. Serrez au couple indiqué dans le manuel de la bride, puis branchez les connecteurs. Retirer un connecteur annule la garantie.',
      },
    ],
  },
  frame: {
    title: 'Ce que le cadre pèse, ce qu’il apporte',
    text: 'Par rapport à un SMF collé, le cadre ajoute environ 1,3 kg/m² (valeur déduite : {smh-520.weightPerArea} moins {smf-520.weightPerArea}). En échange, la fixation se voit, se contrôle et se démonte, et ne dépend pas de l’adhérence sur un revêtement. Si votre toiture dispose de cette réserve, le Dragonfly est la solution la plus rapide ; si chaque kilo compte, le SMF est la plus légère.',
    action: 'Comparer le SMF et le SMH par toiture',
  },
  parameters: {
    title: 'Caractéristiques du SMH 520',
    text: 'La puissance, le poids surfacique et les limites sont les nôtres ; ce qui est signalé comme exemple représente la classe, non le module.',
    basis:
      'Puissance nominale et poids surfacique : nos données. Tension du système et classes : notre manuel de 2019. Données électriques d’exemple : modules en verre de même classe dans la liste CEC de NREL SAM. Pour votre commande, la fiche technique qui l’accompagne fait foi.',
  },
  certificates: {
    title: 'Cadre et laminé, testés',
    text: 'Demandez le certificat qui mentionne le SMH 520 et son cadre : celui d’un module sans cadre ne couvre pas d’office un module qui en a un.',
  },
  faq: {
    title: 'Trois questions sur le Dragonfly',
    questions: [
      {
        question: 'À quoi se rapportent les {installationTimeSaving} ?',
        answer:
          'C’est notre chiffre pour le temps de pose avec le cadre intégré en usine. Ce que vous gagnerez dépend de la toiture, de l’accès et de l’équipe. Avant que vous ne l’intégriez à votre planning, nous pouvons faire le calcul ensemble pour votre projet.',
      },
      {
        question: 'La pince abîme-t-elle le joint debout ?',
        answer:
          'Elle serre le joint et n’exige aucun percement. Le choix de la pince dépend de la forme et du métal du joint ; nous demandons donc d’abord son profil. En 2019, un module eArc antérieur, cadré, a été fixé par pinces sur le zinc-titane du gymnase de Waldkirch, en Allemagne : 245 kWc (pv magazine Allemagne, 2019).',
      },
      {
        question: 'Le SMH chauffe-t-il moins qu’un module collé ?',
        answer:
          'L’air derrière un module le refroidit : un espace au-dessus de la toiture aide donc. Nous n’avons pas publié de mesure pour le SMH et ne promettons aucun chiffre. Ce que l’absence de lame d’air peut coûter à un module collé figure parmi les limites d’eArc.',
      },
    ],
  },
  quote: {
    title: 'Demandez un devis pour le Dragonfly',
    text: 'Indiquez le profil de la toiture, la surface et le lieu. Avec une photo du joint, nous saurons plus vite quelle pince convient.',
  },
};
