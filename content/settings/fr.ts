import type { SettingsText } from './text.ts';

export const fr: SettingsText = {
  workingHours: 'Du lundi au vendredi, de 9 h à 17 h 30',
  links: {
    home: 'Accueil',
    products: 'Produits',
    commercialSeries: 'Gamme commerciale et industrielle',
    offGridSeries: 'Gamme hors réseau',
    balconySeries: 'Gamme balcon',
    balconySolutions: 'Solutions pour balcon',
    technology: 'Technologie eArc',
    installation: 'Méthodes de pose',
    applications: 'Applications',
    news: 'Actualités',
    data: 'Documentation',
    careers: 'Carrières',
    openApplications: 'Candidature spontanée',
    about: 'À propos',
    consultation: 'Conseil en ligne',
    customerService: 'Service client',
    sustainability: 'Développement durable',
    contact: 'Contact',
    mediaCooperation: 'Partenariats médias',
    feedback: 'Avis et suggestions',
    termsOfUse: 'Conditions d’utilisation',
  },
  groups: {
    products: 'Produits',
    technology: 'Technologie',
    company: 'Entreprise',
    service: 'Services',
  },
};
