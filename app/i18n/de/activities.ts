import type { ActivityMessages } from '../en/activities.ts';

export const messages: ActivityMessages = {
  moment: '{day}, {start} Uhr ({zone})',
  period: '{day}, {start}\u2060–\u2060{end} Uhr ({zone})',
  periodOverDays: '{day}, {start} Uhr bis {lastDay}, {end} Uhr ({zone})',
  past: 'Vergangene Termine',
  none: 'Zurzeit steht kein Termin fest. Schreiben Sie uns, was Sie sehen möchten, dann schlagen wir einen vor.',
  noneAction: 'Termin vorschlagen',
  all: 'Alle Veranstaltungen',
  date: 'Termin',
  place: 'Ort',
  online: 'Online',
  placeAndOnline: '{place}, auch online',
  languages: 'Sprachen',
  places: 'Plätze',
  placesOf: '{count}',
  registrationUntil: 'Anmeldung bis',
  calendar: 'In den Kalender (.ics)',
  isOpen: 'Möglich',
  isFull: 'Ausgebucht',
  isClosed: 'Geschlossen',
  isPast: 'Diese Veranstaltung ist vorbei',
  registrationTitle: 'Anmeldung',
  registrationText:
    'Melden Sie sich oder eine Gruppe an. Ihre Plätze sind sicher, sobald wir sie schriftlich bestätigt haben.',
  registrationExample:
    'Diese Veranstaltung ist ein Beispiel und findet nicht statt. Sie können das Formular ausprobieren; was Sie absenden, erreicht uns wie jede Anfrage.',
  registrationFullText:
    'Alle Plätze sind vergeben. Sagt jemand ab, öffnet die Anmeldung hier wieder. Sie können uns auch nach einem anderen Termin fragen.',
  registrationClosedTitle: 'Anmeldung geschlossen',
  registrationClosedText:
    'Die Anmeldefrist ist abgelaufen. Sie können uns nach einem anderen Termin fragen.',
  registrationPastText:
    'Diese Veranstaltung hat stattgefunden. Die nächsten Termine stehen in der Übersicht.',
  contact: 'Schreiben Sie uns',
  people: 'Anzahl der Personen',
  peopleHint: 'Sie selbst mitgezählt',
  peopleMissing: 'Bitte geben Sie die Anzahl der Personen ein',
  peopleInvalid: 'Bitte geben Sie eine Anzahl von 1 bis 20 Personen ein',
  noSuchPlaces:
    'So viele Plätze sind nicht mehr frei. Bitte geben Sie eine kleinere Zahl ein oder schreiben Sie uns',
  noLongerOpen: 'Die Anmeldung für diese Veranstaltung ist nicht mehr möglich',
  message: 'Ihre Nachricht',
};
