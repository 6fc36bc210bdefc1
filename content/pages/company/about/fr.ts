import type { AboutText } from './text.ts';

export const fr: AboutText = {
  title: 'À propos',
  description:
    'Nous fabriquons les modules sans verre eArc : qui nous sommes, ce que d’autres ont publié sur nous et comment joindre le service client et la presse.',
  hero: {
    title: 'Nous fabriquons des modules solaires sans verre',
    text: 'eArc, c’est du silicium cristallin pour les toitures, véhicules et balcons qu’un module en verre surchargerait. Vous trouverez ici qui nous sommes, ce que d’autres ont publié sur nous et comment nous joindre.',
    action: 'Nous écrire',
    alternative: 'Voir la chronologie',
  },
  company: [
    { heading: 'Ce que nous fabriquons' },
    'Nous développons et fabriquons des modules solaires ultralégers. À la place du verre, un mince laminé protège les cellules. Un module pèse ainsi environ {smf-520.weightPerArea}.',
    'Le même laminé se retrouve dans cinq gammes : SMF à coller, SMH « Dragonfly » à fixer par brides, modules hors réseau pour véhicules et bateaux, modules pour balcon et chargeur solaire portable. Sa construction et ses limites sont décrites à la page [Technologie eArc](/eArc).',
  ],
  figures: {
    title: 'L’entreprise en chiffres',
    capacity: 'de capacité annuelle dans notre première gigafactory',
    patents: 'brevets détenus par notre fondateur',
    shipped: 'de modules expédiés à ce jour',
    years: 'd’expérience de projets',
    gigawatt: 'GW',
    yearsUnit: 'ans',
  },
  founder: {
    title: 'Notre fondateur : chercheur avant tout',
    text: 'Plus de {papers} articles scientifiques et {patents} brevets : notre fondateur vient de la recherche. Cela se voit sur ce site : les chiffres citent leur source, les exemples sont signalés, et quand rien n’a été mesuré, nous le disons.',
    action: 'Comment le laminé est construit',
  },
  history: {
    title: 'Ce que d’autres ont publié',
    text: 'Chaque entrée s’appuie sur une source extérieure à l’entreprise. La mention de copyright de ce site commence en 2015 ; l’information la plus ancienne citée ici concerne 2017. Les poids sont ceux publiés à l’époque, et non ceux des modèles actuels.',
    train: {
      text: 'En décembre, le train solaire de Byron Bay, en Australie, entre en service, avec 6,5 kWc de modules sur le train et 30 kWc sur sa remise.',
      source: 'The Northern Star, journal australien',
    },
    museum: {
      text: 'À Sydney, 812 modules, soit 235 kWc, sont posés sur la toiture en forte pente de Wharf 7, un bâtiment du musée maritime. L’économie est chiffrée à environ 50 000 dollars australiens par an.',
      source: 'Clean Energy Regulator, autorité australienne',
    },
    sportsHall: {
      text: 'Le gymnase de Waldkirch, en Allemagne, reçoit 245 kWc de modules cadrés, fixés par pinces sur sa toiture en zinc-titane. Une autre publication indique 190 kWc.',
      source: 'pv magazine Allemagne, 5 avril 2019 ; autre chiffre : leichtbauwelt.de',
    },
    weights: {
      text: 'Poids publiés : le fondateur parle de 2,5 kg/m² ; un article antérieur indique 3,5 kg/m² pour les modules collés et 4,5 kg/m² pour les modules cadrés.',
      source: 'pv magazine, 28 mai 2019 ; pv magazine Allemagne, 5 avril 2019',
    },
    class430: {
      text: 'En octobre, la classe 430 W est lancée, avec et sans cadre, équipée de demi-cellules mono PERC. Le module cadré pèse 11,2 kg.',
      source: 'pv magazine Australie, 13 janvier 2022',
    },
    factory: {
      text: 'En janvier, la presse annonce l’ouverture d’une usine de modules légers d’une capacité de {capacity}.',
      source: 'pv magazine Australie, 13 janvier 2022',
    },
  },
  investors: {
    title: 'Investisseurs : ce qui est public',
    text: 'Nous avons des investisseurs. Nous ne publions ici ni leurs noms, ni leurs parts, ni nos comptes, et rien sur ce site ne constitue une offre de titres. Sont publics les chiffres et la chronologie ci-dessus. Pour le reste, écrivez-nous en tant qu’investisseur : dites-nous qui vous représentez et ce que vous souhaitez savoir. Si nous ne pouvons pas répondre, nous vous le dirons.',
    action: 'Poser une question d’investisseur',
  },
  customerService: {
    title: 'Service client : quatre informations utiles',
    text: 'Nous répondons du lundi au vendredi, de 9 h à 17 h 30. Pour une question sur un module en service, indiquez-nous le modèle, la date de pose, le lieu et le mode de fixation, et ce que vous constatez. Joignez si possible deux photos : une de loin, une de près. Laissez les connecteurs en place : selon notre manuel de 2019, les retirer annule la garantie. Le numéro de téléphone ci-dessous est une donnée d’exemple.',
    action: 'Contacter le service client',
    call: 'Appeler le {hotline}',
    questions: 'Questions fréquentes',
    documents: 'Fiches techniques et guides',
  },
  sustainability: [
    { heading: 'Développement durable : ce que nous affirmons ou non' },
    'Ce qui se vérifie sur une balance : un module SMF pèse environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins qu’un module en verre. Il y a moins à transporter et à soulever, et la toiture porte moins. Quant à savoir si une toiture donnée peut se passer de renforts, cela se calcule toiture par toiture.',
    {
      list: [
        'Nous n’employons pas d’allégations environnementales génériques. Depuis le 27 septembre 2026, la directive (UE) 2024/825 exige qu’elles soient prouvées.',
        'Nous ne compensons pas des émissions sur le papier pour déclarer un module neutre.',
        'Nous n’indiquons pas d’empreinte carbone tant qu’un chiffre vérifié ne peut être publié ici.',
        'Nous n’affirmons rien sur le recyclage tant que le partenaire et le procédé ne peuvent être nommés ici.',
      ],
    },
    'Vous avez trouvé une phrase qui va plus loin ? [Dites-le-nous](#feedback).',
  ],
  media: {
    title: 'Presse et médias',
    text: 'Les chiffres et les sources à citer se trouvent plus haut. Notre dénomination complète figure dans les mentions légales ; le numéro de téléphone ci-dessous est une donnée d’exemple. Les images de ce site sont des images de synthèse et non des photographies. Vous pouvez les reprendre dans des articles sur eArc, avec la légende « Image de synthèse : eArc ». Les photographies de projets réalisés appartiennent à des tiers ; demandez-nous au préalable. Le dossier de presse réunit le logotype, une sélection d’images et ces conditions.',
    action: 'Envoyer une demande de presse',
    call: 'Appeler le {pressPhone}',
    kit: 'Voir le dossier de presse',
    alternative: 'Comment écrire les noms',
  },
  mediaForm: {
    title: 'Votre demande de presse',
    text: 'Indiquez-nous votre média, votre sujet et votre date de bouclage. Votre nom et votre adresse e-mail sont nécessaires pour vous répondre.',
  },
  feedback: {
    title: 'Vos avis : dites-nous où nous nous trompons',
    text: 'Un chiffre qui ne tombe pas juste, une phrase qui promet trop, une page que vous ne pouvez pas utiliser : dites-nous de quelle page il s’agit et ce que vous attendiez. Le nom et l’adresse e-mail sont facultatifs ; sans adresse, nous ne pouvons pas vous répondre.',
  },
  contact: {
    title: 'Contacter le service client',
    text: 'Pour toute question sur les modules et le service, et pour tout ce qui n’a pas son propre formulaire. Si vous nous écrivez en tant qu’investisseur ou pour une candidature, précisez-le dès la première ligne. Un nom et une adresse e-mail suffisent pour vous répondre. Pour un devis, utilisez le formulaire de la page d’accueil.',
  },
};
