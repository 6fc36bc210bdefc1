export const messages = {
  moment: '{day}, {start} ({zone})',
  /** The joiners (U+2060) keep a line from ending after the dash. */
  period: '{day}, {start}\u2060–\u2060{end} ({zone})',
  periodOverDays: '{day}, {start} to {lastDay}, {end} ({zone})',
  past: 'Past',
  none: 'No dates are fixed at the moment. Tell us what you would like to see, and we will suggest one.',
  noneAction: 'Suggest a day',
  all: 'All activities',
  date: 'Date',
  place: 'Place',
  online: 'Online',
  placeAndOnline: '{place}, and online',
  languages: 'Languages',
  places: 'Places',
  /** The number of places, with its counter where the language needs one. */
  placesOf: '{count}',
  registrationUntil: 'Register by',
  calendar: 'Add to calendar (.ics)',
  /** Beside the label “Registration”. */
  isOpen: 'Open',
  isFull: 'Fully booked',
  isClosed: 'Closed',
  isPast: 'This activity is over',
  registrationTitle: 'Registration',
  registrationText:
    'Register yourself or a group. Your places are certain once we have confirmed them in writing.',
  registrationExample:
    'This activity is an example and does not take place. You can try the form; what you send reaches us like any other request.',
  registrationFullText:
    'All places are taken. If somebody cancels, registration opens here again. You can also ask us for another date.',
  registrationClosedTitle: 'Registration is closed',
  registrationClosedText: 'Registration has ended. You can ask us for another date.',
  registrationPastText: 'This activity has taken place. The next dates are in the list.',
  contact: 'Write to us',
  people: 'Number of people',
  peopleHint: 'Including yourself',
  peopleMissing: 'Please enter the number of people',
  peopleInvalid: 'Please enter a number of people from 1 to 20',
  noSuchPlaces:
    'There are not that many places left. Please enter a smaller number, or write to us',
  noLongerOpen: 'Registration for this activity is no longer open',
  message: 'Your message',
};

export type ActivityMessages = { [Key in keyof typeof messages]: string };
