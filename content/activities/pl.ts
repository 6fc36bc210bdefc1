import type { ActivitiesText } from './text.ts';

export const pl: ActivitiesText = {
  place: 'Przykładowe miejsce',
  training: {
    title: 'Przykład: dzień szkoleniowy dla instalatorów',
    summary:
      'Przygotowanie powierzchni, nakładanie ścieżki kleju, montaż klem, podłączenie i pomiar: dzień praktyki na blachach próbnych.',
    body: [
      'To przykład, a nie prawdziwy termin: szkolenie się nie odbędzie. Pokazuje, jak na tej stronie wygląda ogłoszenie.',
      '[Jak wygląda dzień szkoleniowy](/activity_detail#training)',
      {
        list: [
          'Rano: powierzchnia, próba przyczepności, ścieżka kleju',
          'Po południu: klemy na rąbku stojącym, podłączenie, pomiar',
          'Prosimy o odzież roboczą i solidne obuwie',
        ],
      },
      'Prawdziwe ogłoszenie podaje też adres, warunki i osobę do kontaktu.',
    ],
  },
  questions: {
    title: 'Przykład: godzina pytań o klejenie, online',
    summary:
      'Godzina na pytania o powłoki, kleje i próbę przyczepności; zaczynamy od tych niewygodnych.',
    body: [
      'To przykład, a nie prawdziwy termin: spotkanie się nie odbędzie. Pokazuje, jak na tej stronie wygląda ogłoszenie.',
      'Pytanie można przesłać razem ze zgłoszeniem. Na pytania, na które zabraknie czasu, odpowiadamy później na piśmie.',
    ],
  },
  visit: {
    title: 'Przykład: wizyta w gigafabryce',
    summary: 'Od pierwszego łańcucha ogniw po flash test, z pytaniami po drodze.',
    body: [
      'To przykład, a nie prawdziwy termin: wizyta się nie odbędzie. Pokazuje, jak na tej stronie wygląda ogłoszenie.',
      '[Jak wygląda wizyta](/activity_detail#visit)',
      'Czy można robić zdjęcia, ustalamy wcześniej.',
    ],
  },
  laboratory: {
    title: 'Przykład: dzień w laboratorium',
    summary:
      'Mgła solna, amoniak, ogień, piasek niesiony wiatrem albo PID: jedno badanie, pomiar i własna ocena wyniku.',
    body: [
      'To przykład, a nie prawdziwy termin: dzień w laboratorium się nie odbędzie. Pokazuje, jak na tej stronie wygląda ogłoszenie.',
      '[Jak wygląda dzień w laboratorium](/activity_detail#laboratory)',
      'Dla projektantów, studentów i kandydatów do pracy. Grupy są małe, aby każdy mógł sam stanąć przy stole.',
    ],
  },
};
