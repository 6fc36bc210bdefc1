import type { ActivityMessages } from '../en/activities.ts';

export const messages: ActivityMessages = {
  moment: '{day}, {start} h ({zone})',
  period: '{day}, de {start} a {end} h ({zone})',
  periodOverDays: 'Del {day}, {start} h, al {lastDay}, {end} h ({zone})',
  past: 'Fechas pasadas',
  none: 'De momento no hay ninguna fecha fijada. Díganos qué le gustaría ver y le propondremos una.',
  noneAction: 'Proponer un día',
  all: 'Todas las actividades',
  date: 'Fecha',
  place: 'Lugar',
  online: 'En línea',
  placeAndOnline: '{place} y también en línea',
  languages: 'Idiomas',
  places: 'Plazas',
  placesOf: '{count}',
  registrationUntil: 'Inscripción hasta',
  calendar: 'Añadir al calendario (.ics)',
  isOpen: 'Abierta',
  isFull: 'Completo',
  isClosed: 'Cerrada',
  isPast: 'Esta actividad ya ha terminado',
  registrationTitle: 'Inscripción',
  registrationText:
    'Puede inscribirse a título individual o con un grupo. Sus plazas son firmes una vez que se las hayamos confirmado por escrito.',
  registrationExample:
    'Esta actividad es un ejemplo y no se celebra. Puede probar el formulario; lo que envíe nos llegará como cualquier otra consulta.',
  registrationFullText:
    'No quedan plazas. Si alguien cancela, la inscripción volverá a abrirse aquí. También puede preguntarnos por otra fecha.',
  registrationClosedTitle: 'Inscripción cerrada',
  registrationClosedText:
    'El plazo de inscripción ha terminado. Puede preguntarnos por otra fecha.',
  registrationPastText: 'Esta actividad ya se ha celebrado. Las próximas fechas están en la lista.',
  contact: 'Escríbanos',
  people: 'Número de personas',
  peopleHint: 'Contándose usted',
  peopleMissing: 'Indique el número de personas',
  peopleInvalid: 'Indique un número de personas entre 1 y 20',
  noSuchPlaces: 'No quedan tantas plazas. Indique un número menor o escríbanos',
  noLongerOpen: 'La inscripción en esta actividad ya no está abierta',
  message: 'Su mensaje',
};
