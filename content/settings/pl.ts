import type { SettingsText } from './text.ts';

export const pl: SettingsText = {
  workingHours: 'Od poniedziałku do piątku w godz. 9:00–17:30',
  links: {
    home: 'Strona główna',
    products: 'Produkty',
    commercialSeries: 'Seria komercyjna i przemysłowa',
    offGridSeries: 'Seria off-grid',
    balconySeries: 'Seria balkonowa',
    balconySolutions: 'Rozwiązania balkonowe',
    technology: 'Technologia eArc',
    installation: 'Sposoby montażu',
    applications: 'Zastosowania',
    news: 'Aktualności',
    data: 'Dokumentacja',
    careers: 'Kariera',
    openApplications: 'Aplikacja spontaniczna',
    about: 'O nas',
    consultation: 'Konsultacja online',
    customerService: 'Obsługa klienta',
    sustainability: 'Zrównoważony rozwój',
    contact: 'Kontakt',
    mediaCooperation: 'Współpraca z mediami',
    feedback: 'Opinie i uwagi',
    termsOfUse: 'Warunki korzystania',
  },
  groups: {
    products: 'Produkty',
    technology: 'Technologia',
    company: 'Firma',
    service: 'Obsługa',
  },
};
