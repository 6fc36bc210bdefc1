import type { SettingsText } from './text.ts';

export const es: SettingsText = {
  workingHours: 'De lunes a viernes, de 9:00 a 17:30 h',
  links: {
    home: 'Inicio',
    products: 'Productos',
    commercialSeries: 'Serie comercial e industrial',
    offGridSeries: 'Serie sin conexión a red',
    balconySeries: 'Serie para balcón',
    balconySolutions: 'Soluciones para balcón',
    technology: 'Tecnología eArc',
    installation: 'Métodos de instalación',
    applications: 'Aplicaciones',
    news: 'Noticias',
    data: 'Documentación',
    careers: 'Trabaje con nosotros',
    openApplications: 'Candidatura espontánea',
    about: 'Quiénes somos',
    consultation: 'Consulta en línea',
    customerService: 'Atención al cliente',
    sustainability: 'Sostenibilidad',
    contact: 'Contacto',
    mediaCooperation: 'Colaboración con medios',
    feedback: 'Comentarios y sugerencias',
    termsOfUse: 'Condiciones de uso',
  },
  groups: {
    products: 'Productos',
    technology: 'Tecnología',
    company: 'Empresa',
    service: 'Servicio',
  },
};
