import type { SettingsText } from './text.ts';

export const en: SettingsText = {
  workingHours: 'Monday to Friday, 9:00–17:30',
  links: {
    home: 'Home',
    products: 'Products',
    commercialSeries: 'C&I series',
    offGridSeries: 'Off-grid series',
    balconySeries: 'Balcony series',
    balconySolutions: 'Balcony solutions',
    technology: 'eArc technology',
    installation: 'Installation methods',
    applications: 'Applications',
    news: 'News centre',
    data: 'Data',
    careers: 'Careers',
    openApplications: 'Open applications',
    about: 'About',
    consultation: 'Online consultation',
    customerService: 'Customer service',
    sustainability: 'Sustainability',
    contact: 'Contact',
    mediaCooperation: 'Media cooperation',
    feedback: 'Feedback',
    termsOfUse: 'Terms of use',
  },
  groups: {
    products: 'Products',
    technology: 'Technology',
    company: 'Company',
    service: 'Service',
  },
};
