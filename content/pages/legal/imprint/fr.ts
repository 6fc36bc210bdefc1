import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const fr: ImprintText = {
  title: 'Mentions légales',
  description:
    'Qui édite ce site, qui l’héberge et comment joindre l’éditeur : les informations que demandent la LCEN et le § 5 de la loi allemande DDG.',
  placeholder: {
    title: 'Données d’exemple : à remplacer avant publication',
    text: 'Les indications de cette page sont provisoires et ne décrivent aucune entreprise réelle. Avant la publication du site, l’éditeur remplace chacune d’elles par les siennes et un avocat confirme la page.',
  },
  operator: [
    'L’éditeur est une société allemande. Informations selon la loi pour la confiance dans l’économie numérique (LCEN) et le § 5 de la DDG (loi allemande sur les services numériques), en l’état de novembre 2026. À confirmer par l’éditeur.',
    { heading: 'Éditeur' },
    {
      list: [
        `Société et forme juridique : ${operator.name} (données d’exemple)`,
        `Adresse : ${operator.street}, ${operator.city}, Allemagne (données d’exemple)`,
        'Représentée par : Prénom Nom, direction (données d’exemple)',
        'Directeur de la publication : Prénom Nom (données d’exemple)',
        'Hébergeur : nom, adresse et téléphone (données d’exemple)',
      ],
    },
    { heading: 'Contact' },
    {
      list: [
        `Téléphone : ${operator.phone} (données d’exemple)`,
        `E-mail : ${operator.email} (données d’exemple)`,
        'Par écrit : [formulaire de contact](/about#contact)',
      ],
    },
    { heading: 'Registre et fiscalité' },
    {
      list: [
        `Registre du commerce allemand, qui tient lieu de RCS : ${operator.registerCourt}, ${operator.registerNumber} (données d’exemple)`,
        'Capital social : montant à indiquer (données d’exemple)',
        `Numéro de TVA : ${operator.vatNumber} (données d’exemple)`,
        `Numéro d’identification économique, s’il est attribué : ${operator.businessNumber} (données d’exemple)`,
      ],
    },
    { heading: 'Seulement s’il y a lieu' },
    {
      list: [
        'Autorité de contrôle, si l’activité demande une autorisation : sans objet (données d’exemple)',
        'Ordre, titre professionnel et règles, pour les professions réglementées : sans objet (données d’exemple)',
        'Mention de dissolution ou de liquidation : sans objet (données d’exemple)',
      ],
    },
  ],
  further: [
    { heading: 'Responsable éditorial' },
    'Prénom Nom, à l’adresse ci-dessus (données d’exemple).',
    { heading: 'Litiges de consommation' },
    'Cette rubrique indique si l’éditeur participe à un règlement des litiges devant un organe de médiation de la consommation (données d’exemple : il n’y participe pas).',
    { heading: 'Chine continentale' },
    'Les sites hébergés en Chine continentale portent en pied de page leur numéro d’enregistrement (ICP), avec un lien vers beian.miit.gov.cn.',
  ],
  ending: {
    title: 'Vous préférez nous écrire ?',
    text: 'Le service client, la presse et vos avis ont chacun leur formulaire.',
    action: 'Contact',
    alternative: 'Conditions d’utilisation',
  },
};
