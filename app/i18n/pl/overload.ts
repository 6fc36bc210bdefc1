import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: 'Chwileczkę',
  busy: 'Serwis jest w tej chwili bardzo obciążony. Proszę za chwilę wczytać stronę ponownie.',
  tooMany:
    'Z Państwa sieci nadeszło bardzo wiele żądań. Proszę chwilę odczekać i wczytać stronę ponownie.',
  tooSlow: 'Wysłane dane docierały zbyt wolno. Proszę sprawdzić połączenie i wysłać je ponownie.',
};
