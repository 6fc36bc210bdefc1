import type { ActivityMessages } from '../en/activities.ts';

export const messages: ActivityMessages = {
  moment: '{day} à {start} ({zone})',
  period: '{day}, de {start} à {end} ({zone})',
  periodOverDays: 'Du {day} à {start} au {lastDay} à {end} ({zone})',
  past: 'Dates passées',
  none: 'Aucune date n’est fixée pour le moment. Dites-nous ce que vous aimeriez voir, nous vous en proposerons une.',
  noneAction: 'Proposer une journée',
  all: 'Tous les événements',
  date: 'Date',
  place: 'Lieu',
  online: 'En ligne',
  placeAndOnline: '{place}, et en ligne',
  languages: 'Langues',
  places: 'Places',
  placesOf: '{count}',
  registrationUntil: 'Inscription jusqu’au',
  calendar: 'Ajouter à l’agenda (.ics)',
  isOpen: 'Ouverte',
  isFull: 'Complet',
  isClosed: 'Close',
  isPast: 'Cet événement est terminé',
  registrationTitle: 'Inscription',
  registrationText:
    'Inscrivez-vous, seul ou en groupe. Vos places vous sont acquises dès que nous les avons confirmées par écrit.',
  registrationExample:
    'Cet événement est un exemple et n’aura pas lieu. Vous pouvez essayer le formulaire ; votre envoi nous parviendra comme toute autre demande.',
  registrationFullText:
    'Toutes les places sont prises. En cas d’annulation, les inscriptions rouvriront ici. Vous pouvez aussi nous demander une autre date.',
  registrationClosedTitle: 'Inscriptions closes',
  registrationClosedText: 'Les inscriptions sont closes. Vous pouvez nous demander une autre date.',
  registrationPastText: 'Cet événement a eu lieu. Les prochaines dates figurent dans la liste.',
  contact: 'Nous écrire',
  people: 'Nombre de personnes',
  peopleHint: 'Vous compris',
  peopleMissing: 'Veuillez indiquer le nombre de personnes',
  peopleInvalid: 'Veuillez indiquer un nombre de personnes compris entre 1 et 20',
  noSuchPlaces:
    'Il ne reste pas assez de places. Veuillez indiquer un nombre plus petit ou nous écrire',
  noLongerOpen: 'Les inscriptions à cet événement ne sont plus ouvertes',
  message: 'Votre message',
};
