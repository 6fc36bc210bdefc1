import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Polish; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Kalkulatory',
  toolsDescription:
    'Odpowiedzi na Państwa własne pytanie: ile energii dadzą moduły w danym miejscu. Jawne obliczenia, z przedziałem i źródłami, bez konta.',
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
    'Ta strona liczy sama: podane dane nie trafiają do żadnej innej usługi i nie są przechowywane.',
};
