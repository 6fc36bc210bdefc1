import type { SettingsText } from './text.ts';

export const de: SettingsText = {
  workingHours: 'Montag bis Freitag, 9:00–17:30 Uhr',
  links: {
    home: 'Startseite',
    products: 'Produkte',
    commercialSeries: 'Serie für Gewerbe und Industrie',
    offGridSeries: 'Off-Grid-Serie',
    balconySeries: 'Balkon-Serie',
    balconySolutions: 'Balkonlösungen',
    technology: 'eArc-Technologie',
    installation: 'Montagearten',
    applications: 'Anwendungen',
    news: 'Aktuelles',
    data: 'Unterlagen',
    careers: 'Karriere',
    openApplications: 'Initiativbewerbung',
    about: 'Über uns',
    consultation: 'Online-Beratung',
    customerService: 'Kundenservice',
    sustainability: 'Nachhaltigkeit',
    contact: 'Kontakt',
    mediaCooperation: 'Medienkooperation',
    feedback: 'Feedback',
    termsOfUse: 'Nutzungsbedingungen',
  },
  groups: {
    products: 'Produkte',
    technology: 'Technologie',
    company: 'Unternehmen',
    service: 'Service',
  },
};
