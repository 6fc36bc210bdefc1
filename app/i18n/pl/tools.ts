import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Polish; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Kalkulatory',
  toolsDescription:
    'Ile energii dadzą moduły w danym miejscu, ile zmieści się na dachu, czego potrzebuje kamper lub balkon. Jawne obliczenia, z przedziałem i źródłami, bez zakładania konta.',
  monthNames:
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  calculate: 'Oblicz',
  result: 'Wynik',
  errorNumber: 'Proszę podać liczbę od {minimum} do {maximum}',
  errorWhole: 'Proszę podać liczbę całkowitą od {minimum} do {maximum}',
  errorChoice: 'Proszę wybrać pozycję z listy',
  optional: 'opcjonalnie',
  saveCsv: 'Zapisz jako CSV',
  savePdf: 'Zapisz jako PDF',
  sendWithInquiry: 'Dołącz do zapytania',
  sharing: 'Adres tej strony zawiera podane dane: można go zachować i przesłać dalej.',
  calculatedHere:
    'Obliczenia wykonuje ta strona: podane dane nie trafiają do żadnej innej usługi i nie są przechowywane.',
  mailToMyself: 'Wyślij do siebie e-mailem',
  mailNote: 'Wiadomość wysyła Państwa program pocztowy; nie przechodzi ona przez tę stronę.',
};
