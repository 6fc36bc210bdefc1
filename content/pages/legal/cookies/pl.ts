import type { CookiesText } from './text.ts';

export const pl: CookiesText = {
  title: 'Ustawienia plików cookie',
  description:
    'Co przechowuje przeglądarka podczas wizyty w tej witrynie i dlaczego, kiedy najpierw pytamy o zgodę i jak to usunąć.',
  none: [
    'Nie ma tu nic do ustawienia: strony publiczne nie zapisują plików cookie, ani własnych, ani cudzych. Czcionki, obrazy i skrypty pochodzą z naszego własnego serwera. Żadna strona nie korzysta z zewnętrznych usług do analizy, reklamy, map ani filmów.',
  ],
  banner: {
    title: 'Dlaczego nie ma banera zgody',
    text: 'W Polsce Prawo komunikacji elektronicznej wymaga zgody, zanim na urządzeniu zostanie zapisane lub odczytane coś, co nie jest niezbędne. Przechowujemy tam tylko to, czego potrzebuje używana funkcja: wersję roboczą formularza i miejsce na stronie. Liczenie odwiedzin niczego na urządzeniu nie zapisuje ani nie odczytuje. Nadzór sprawują Prezes UKE i Prezes UODO (stan: listopad 2026, do potwierdzenia przez właściciela strony).',
  },
  counting: [
    { heading: 'Liczenie odwiedzin za Państwa zgodą' },
    'Po wyrażeniu zgody witryna ładuje skrypt usługi wymienionej w pytaniu u dołu okna: Google Analytics (Google Ireland Limited; dane mogą trafić do Google w USA) albo, w witrynach chińskich, Baidu Tongji (百度统计, Baidu, Chiny). Usługa poznaje adres sieciowy, przeglądarkę i otwierane tu strony, także słowa wyszukiwania, i zapisuje pliki cookie („_ga…” lub „Hm_…”) na najwyżej dwanaście miesięcy. Funkcje reklamowe są wyłączone.',
    'Bez zgody nic z tego nie jest ładowane. Odpowiedź przechowujemy na tym urządzeniu przez dwanaście miesięcy (pamięć lokalna, „analytics”); potem, albo gdy zmieni się usługa lub nasza polityka prywatności, zapytamy ponownie. Jeśli przeglądarka wysyła Global Privacy Control lub Do Not Track, nie pytamy i nic nie ładujemy. Na tej stronie można w każdej chwili zmienić odpowiedź; to, co zrobiono na podstawie wcześniejszej zgody, pozostaje zgodne z prawem.',
    'Pozostałe czcionki, obrazy i skrypty pochodzą z naszego własnego serwera. Podstawą jest zgoda (Prawo komunikacji elektronicznej; art. 6 ust. 1 lit. a RODO).',
  ],
  device: [
    { heading: 'Co jest przechowywane na urządzeniu' },
    {
      list: [
        'Wersja robocza formularza (pamięć lokalna): wpisana treść, aby nic nie przepadło. Jest usuwana, gdy tylko serwer potwierdzi zapisanie wysyłki.',
        'Miejsce na stronie (pamięć sesji, „scroll-positions”): jak daleko przewinięto stronę, aby powrót prowadził w to samo miejsce. Znika po zamknięciu karty.',
        'Pamięć podręczna przeglądarki: kopie stron, obrazów i czcionek, dzięki którym wczytują się szybciej. Zarządza nią przeglądarka.',
      ],
    },
    { heading: 'Na czym polega liczenie odwiedzin' },
    'Po każdej zmianie strony przeglądarka wysyła pustą wiadomość do naszego własnego serwera. Serwer liczy według dnia, witryny, języka i ścieżki. Nie nadajemy identyfikatora i nie rozpoznajemy nikogo przy kolejnych odwiedzinach.',
  ],
  deletion: [
    { heading: 'Jak to usunąć' },
    {
      list: [
        'W ustawieniach przeglądarki, zwykle w części „Prywatność”, należy otworzyć dane witryn i usunąć wpis tej witryny.',
        'W oknie prywatnym wszystko jest usuwane po jego zamknięciu.',
        'Na wspólnym urządzeniu warto usunąć dane witryny, jeśli formularz nie został wysłany.',
      ],
    },
    'Po całkowitym zablokowaniu zapisu wszystkie strony i formularze nadal działają. Nie są wtedy pamiętane tylko wersje robocze i miejsce na stronie.',
  ],
  staff: [
    { heading: 'Logowanie pracowników' },
    'Plik cookie otrzymują tylko osoby, które logują się do panelu wewnętrznego. „payload-token” utrzymuje ich sesję, nie może być odczytany przez skrypty i wygasa po ośmiu godzinach. Panel może też zapisywać ustawienia wyświetlania, takie jak język i kolory. Osoby odwiedzające witrynę nic z tego nie otrzymują.',
  ],
  ending: {
    title: 'Wszystko o Państwa danych',
    text: 'Co dzieje się z formularzami i zgłoszeniami, mówi polityka prywatności.',
    action: 'Polityka prywatności',
    alternative: 'Zadaj pytanie',
  },
};
