import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: 'Raison sociale complète',
  companyLegalNameHelp:
    'Telle qu’au registre. Le pied de page, les pages juridiques et le consentement à un transfert à l’étranger l’affichent ; les textes y renvoient par {companyName}. Si le champ est vide, la version anglaise est affichée.',
  companyLegalNameIsExample: 'La raison sociale est une donnée d’exemple',
  serviceHotline: 'Téléphone du service client',
  serviceHotlineHelp:
    'Avec l’indicatif du pays, écrit selon l’usage de cette langue. Les textes y renvoient par {hotline}, les liens par tel:{hotline}. Si le champ est vide, le numéro anglais est affiché.',
  serviceHotlineIsExample: 'Le numéro de téléphone est une donnée d’exemple',
  workingHours: 'Horaires',
  workingHoursHelp:
    'Indiquez le fuseau horaire, car on appelle aussi de l’étranger : du lundi au vendredi, de 9 h à 17 h 30 (heure de Paris).',
  pressPhone: 'Téléphone presse',
  pressPhoneHelp:
    'Avec l’indicatif du pays. Les textes y renvoient par {pressPhone}, les liens par tel:{pressPhone}. Si le champ est vide, le numéro anglais est affiché ; s’il manque aussi, les liens sont omis.',
  pressPhoneIsExample: 'Le téléphone presse est une donnée d’exemple',
  listSites: 'Sites sans cartes',
  listSitesHelp:
    'Ces sites affichent les pays de la carte des ventes sous forme de liste ; les outils y proposent des noms et des coordonnées, mais pas de carte pour choisir le lieu. Une carte montrée en Chine doit être approuvée par les autorités ; les sites chinois sont donc sélectionnés par défaut.',
  mainlandSite: '简体中文 (cn, Chine continentale)',
  analytics: 'Comptage des visites par un service extérieur',
  analyticsHelp:
    'Un identifiant Google Analytics 4 (G-…) ou, pour la Chine, un identifiant Baidu Tongji (32 caractères). L’accord des visiteurs est demandé d’abord ; sans identifiant, rien n’est demandé ni chargé. Dans Google Analytics, désactivez « Modifications de page en fonction des événements d’historique de navigateur » : le site signale lui-même chaque page.',
  analyticsDefault: 'Identifiant des autres sites',
  analyticsGermany: 'Identifiant du site allemand',
  analyticsJapan: 'Identifiant du site japonais',
  analyticsChina: 'Identifiant des sites chinois',
  analyticsIdInvalid: 'Saisissez un identifiant tel que G-ABC1234567 ou laissez le champ vide.',
  analyticsIdInvalidInChina:
    'Saisissez un identifiant tel que G-ABC1234567 ou les 32 caractères de Baidu Tongji, ou laissez le champ vide.',
  registrationNumber: 'Numéro d’enregistrement ICP (sites hébergés en Chine continentale)',
  publicSecurityNumber:
    'Numéro d’enregistrement auprès de la police (sites hébergés en Chine continentale)',
  registrationNumberIsExample: 'Le numéro d’enregistrement est une donnée d’exemple',
  securityContact: 'Contact pour signaler des failles de sécurité',
  securityContactHelp:
    'Une adresse e-mail, un numéro de téléphone avec + ou une adresse https. Publié sous /.well-known/security.txt ; vide s’il n’y en a pas.',
  securityContactInvalid:
    'Veuillez saisir une adresse e-mail, un numéro de téléphone commençant par + ou une adresse commençant par https://.',
  securityContactIsExample: 'Le contact de sécurité est une donnée d’exemple',
  securityPolicy: 'Page qui dit comment ces signalements sont traités',
  securityPolicyInvalid: 'Veuillez saisir une adresse commençant par https://.',
};
