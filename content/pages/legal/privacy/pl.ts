import { operator, operatorAddress } from '../operator.ts';
import type { PrivacyText } from './text.ts';

export const pl: PrivacyText = {
  title: 'Polityka prywatności',
  description:
    'Co przetwarza ta witryna przy odwiedzinach, wysyłaniu formularza i aplikowaniu o pracę, jak długo, kto to widzi i jakie prawa Państwu przysługują.',
  summary: {
    title: 'Wersja 6, 23 listopada 2026 r.',
    text: 'W skrócie: strony publiczne nie zapisują plików cookie, nie pokazują reklam i nie korzystają z zewnętrznych usług do liczenia odwiedzin. To, co Państwo do nas wysyłają, służy udzieleniu odpowiedzi. Zapytania usuwamy 24 miesiące po ostatniej zmianie. Z każdą wysyłką zapisujemy wersję tej polityki.',
    textWithAnalytics:
      'W skrócie: strony publiczne nie pokazują reklam. Zewnętrzna usługa liczy odwiedziny za pomocą plików cookie tylko za Państwa zgodą; która to usługa, mówią ustawienia plików cookie. To, co Państwo do nas wysyłają, służy udzieleniu odpowiedzi. Zapytania usuwamy 24 miesiące po ostatniej zmianie. Z każdą wysyłką zapisujemy wersję tej polityki.',
  },
  controller: [
    { heading: 'Administrator danych osobowych' },
    `Dane przykładowe, które operator zastąpi własnymi: ${operatorAddress}, Niemcy; reprezentant: Imię Nazwisko (zarząd); e-mail: ${operator.privacyEmail}. Jeśli powołano inspektora ochrony danych, operator wskaże go w tym miejscu.`,
  ],
  forms: [
    { heading: 'Gdy wysyłają Państwo formularz' },
    'Pola wymagane są oznaczone, pozostałe są dobrowolne. Żadne pole wyboru nie jest zaznaczone z góry.',
    {
      list: [
        'Zapytanie o ofertę: imię i nazwisko, kraj inwestycji oraz adres e-mail lub numer telefonu; dobrowolnie dokładny adres, firma, opis projektu i wymagań.',
        'Zapytanie o moduły na wymiar: imię i nazwisko, adres e-mail i wymagania; dobrowolnie firma, telefon, kraj, skala projektu oraz to, czy potrzebna jest przenośna stacja zasilania.',
        'Obsługa klienta i pytania prasowe: imię i nazwisko, adres e-mail i wiadomość; dobrowolnie firma.',
        'Zgłoszenie na wydarzenie: imię i nazwisko, adres e-mail i liczba osób; dobrowolnie firma, telefon i wiadomość.',
        'Opinie i uwagi: treść wiadomości; imię i nazwisko oraz adres e-mail tylko dobrowolnie.',
      ],
    },
    'Do zapytań o ofertę, zapytań o moduły na wymiar i pytań do obsługi klienta można dołączyć zdjęcia i plany. Obrazy zapisujemy na nowo na naszym własnym serwerze, co usuwa informacje o miejscu, czasie i urządzeniu, którym zrobiono zdjęcie, oraz inne ukryte dane; pliki PDF zapisujemy bez zmian. Pliki nie mają publicznego adresu, każdy dostęp jest rejestrowany, a usuwamy je razem z zapytaniem.',
    'Jeśli do zapytania o ofertę dołączone jest obliczenie z jednego z naszych narzędzi, zapisujemy razem z zapytaniem wprowadzone dane, na przykład miejsce i wymiary dachu, oraz wyniki. Są one widoczne przed wysłaniem i można je pominąć. Obliczeń, które nie zostały wysłane, nie zapisujemy.',
    'Z każdą wysyłką zapisujemy numer referencyjny, czas, język, witrynę i stronę, z której przyszła, wersję tej polityki oraz, jeśli o to pytaliśmy, zgodę na przekazanie danych za granicę. Nasz własny serwer oznacza wiadomości, które wyglądają na spam lub powtarzają wcześniejsze; nie bierze w tym udziału żadna usługa zewnętrzna.',
    'Cel i podstawa prawna: odpowiadamy na zapytanie, na życzenie przygotowujemy ofertę lub umowę i obsługujemy zgłoszenie na wydarzenie, na przykład szkolenie lub zwiedzanie (art. 6 ust. 1 lit. b RODO). Przy pytaniach prasowych i opiniach podstawą jest nasz prawnie uzasadniony interes, czyli udzielenie odpowiedzi (art. 6 ust. 1 lit. f RODO). Danych nie wykorzystujemy do reklamy i nie sprzedajemy.',
    { heading: 'Wiadomości e-mail' },
    'Po podaniu adresu e-mail otrzymują Państwo potwierdzenie z imieniem i nazwiskiem oraz numerem referencyjnym. Osoby odpowiedzialne otrzymują powiadomienie z wpisaną treścią. Nikogo nie zapisujemy do newslettera. Adresu, na który ktoś wysyła sobie obliczenia, używamy tylko do tej jednej wiadomości i nie zapisujemy go.',
    { heading: 'Kto widzi dane i jak długo' },
    'Zapytania i dołączone pliki widzą dział sprzedaży i administratorzy systemu, którzy mogą dodawać notatki. Dostawcy serwerów i poczty działają na nasze polecenie (dane przykładowe: operator wymieni ich tutaj).',
    'Zapytanie usuwamy 24 miesiące po ostatniej zmianie. Zapytanie wciąż rozpatrywane przechowujemy do jego zamknięcia. Ten sam termin dotyczy powiadomień w naszych skrzynkach.',
  ],
  applications: [
    { heading: 'Gdy aplikują Państwo o pracę' },
    'Formularz aplikacyjny przyjmuje CV (PDF lub DOCX) oraz imię i nazwisko, adres e-mail, telefon, obecny adres, dotychczasowe stanowiska, dotychczasową branżę i stanowisko, którego dotyczy zgłoszenie. Data urodzenia i obywatelstwo są dobrowolne.',
    'Program na naszym własnym serwerze odczytuje CV i wypełnia formularz. Przed wysłaniem można sprawdzić wynik. Plik nie trafia do żadnej usługi zewnętrznej i żaden program nie decyduje o przyjęciu do pracy.',
    'Wybrany plik trafia na nasz serwer, jest tam odczytywany w pamięci i nie jest przechowywany: zapisujemy go dopiero po wysłaniu zgłoszenia.',
    'Przycisk „Zapisz” zachowuje zgłoszenie na Państwa urządzeniu, bez pliku. Tylko na prośbę o link e-mailem przechowujemy wpisane dane także u siebie, bez pliku, przez 30 dni; potem je usuwamy. Każdy, kto ma link, może je przeczytać: prosimy go nie udostępniać.',
    'Podstawą jest samo postępowanie rekrutacyjne (art. 6 ust. 1 lit. b RODO), które nie wymaga zgody. Jeśli chcemy zachować CV na potrzeby późniejszych rekrutacji, prosimy o osobną zgodę.',
    'Zgłoszenia widzą tylko dział kadr i administratorzy systemu, a pliki nie mają publicznego adresu. Zgłoszenie wraz z plikami usuwamy sześć miesięcy po ostatniej zmianie jego statusu, na życzenie wcześniej; dłużej przechowujemy je tylko za zgodą na udział w bazie kandydatów.',
  ],
  device: [
    { heading: 'Co zostaje na urządzeniu' },
    'To, co wpisują Państwo w formularzu, pozostaje do chwili wysłania jako wersja robocza w pamięci lokalnej przeglądarki. Wcześniej tego nie widzimy. Gdy serwer potwierdzi zapisanie, wersja robocza jest usuwana.',
    'Dopóki karta jest otwarta, przeglądarka pamięta też, jak daleko przewinięto stronę. Więcej o tym, także o usuwaniu, na stronie [Ustawienia plików cookie](/cookies).',
  ],
  operation: [
    { heading: 'Gdy odwiedzają Państwo witrynę' },
    'Do przesłania strony potrzebny jest adres sieciowy (adres IP) urządzenia. Nie zapisujemy go.',
    {
      list: [
        'Liczenie odwiedzin: po każdej zmianie strony przeglądarka wysyła pustą wiadomość do naszego własnego serwera (POST /stats/record-visit). Liczymy według dnia, witryny, języka i ścieżki, bez plików cookie, bez identyfikatora i bez danych osobowych.',
        'Adresy, których nie ma, i wyszukiwania bez wyników: liczymy je według dnia i języka, jako ścieżkę lub słowa bez liczb i adresów e-mail, bez żadnych danych o Państwu. Po 90 dniach są usuwane.',
        'Dziennik serwera: jaka ścieżka została wywołana, z jakim wynikiem i jak szybko. Bez adresu sieciowego, szukanych słów i informacji o przeglądarce.',
        'Ochrona przed nadużyciami: liczbę wysyłek z jednego adresu sieciowego liczymy w pamięci operacyjnej. Jeśli witryna działa w kilku procesach, liczą one wspólnie w jej bazie danych; adres zastępuje tam skrót obliczony z użyciem klucza, usuwany najpóźniej po dwóch godzinach.',
        'Panel wewnętrzny: plik cookie sesji otrzymują tylko pracownicy, którzy się zalogują. Wygasa po ośmiu godzinach.',
      ],
    },
    'Podstawą jest nasz prawnie uzasadniony interes: witryna ma działać i nie może być nadużywana (art. 6 ust. 1 lit. f RODO).',
  ],
  rights: [
    { heading: 'Prawa wynikające z RODO' },
    'Mogą Państwo zapytać, jakie dane przechowujemy, żądać ich sprostowania, usunięcia lub ograniczenia przetwarzania, otrzymać je w postaci nadającej się do odczytu maszynowego i sprzeciwić się przetwarzaniu opartemu na prawnie uzasadnionym interesie. Zgodę można w każdej chwili wycofać na przyszłość. Można też złożyć skargę do organu ochrony danych, w Polsce do Prezesa Urzędu Ochrony Danych Osobowych (UODO).',
    'Prosimy pisać na powyższy adres lub skorzystać z [formularza kontaktowego](/about#contact); numer referencyjny ułatwi znalezienie zapytania. Żadna decyzja dotycząca danej osoby nie zapada wyłącznie automatycznie. Jeśli dane są przetwarzane poza UE, operator poda tutaj, gdzie i z jakimi zabezpieczeniami (dane przykładowe).',
  ],
  japan: [
    { heading: 'Dla osób z Japonii (APPI)' },
    {
      list: [
        'Przedsiębiorca: nazwa, adres i reprezentant podani wyżej (dane przykładowe).',
        'Cele: odpowiedzi na zapytania, przygotowanie ofert i umów, obsługa klienta, kontakty z prasą, obsługa zgłoszeń na wydarzenia (szkolenia, zwiedzanie), rekrutacja.',
        'Wgląd, sprostowanie, zaprzestanie wykorzystywania, usunięcie: prosimy pisać na powyższy adres. Sprawdzamy, czy prośba pochodzi od osoby, której dane dotyczą, i odpowiadamy bez zbędnej zwłoki.',
        'Środki bezpieczeństwa: szyfrowane przesyłanie, dostęp według ról, pliki zgłoszeń bez publicznego adresu, dzienniki bez danych osobowych, usuwanie po upływie terminu.',
        'Przekazywanie: firmie i jej dostawcom w krajach, które operator tutaj wymieni (dane przykładowe: Niemcy).',
      ],
    },
  ],
  china: [
    { heading: 'Dla osób z Chin kontynentalnych (PIPL)' },
    'Zgodnie z art. 39 PIPL przekazanie danych osobowych za granicę wymaga osobnej zgody. Formularze w witrynach utrzymywanych w Chinach kontynentalnych pytają o nią w odrębnym polu, które nie jest zaznaczone z góry. Bez niej nie możemy przyjąć wysyłki, ale każdą stronę można przeczytać.',
    {
      list: [
        `Odbiorca i kontakt: ${operator.name}, Niemcy, ${operator.privacyEmail} (dane przykładowe).`,
        'Cel i sposób: odpowiedź na zapytanie, obsługa zgłoszenia na wydarzenie lub rozpatrzenie aplikacji o pracę; szyfrowane przesyłanie, przechowywanie w panelu wewnętrznym.',
        'Rodzaje danych: pola danego formularza, wymienione wyżej.',
        'Prawa: wgląd, kopia, sprostowanie i usunięcie danych oraz wycofanie zgody, przez wiadomość do odbiorcy.',
      ],
    },
  ],
  draft: {
    title: 'Projekt: brakuje jeszcze danych operatora',
    text: 'Polityka opisuje, jak działa witryna. Informacje o odpowiedzialnej firmie, jej dostawcach i miejscach przetwarzania są danymi przykładowymi, dopóki operator ich nie zastąpi. Przed publikacją potwierdza ją prawnik.',
  },
  ending: {
    title: 'Pytania o dane?',
    text: 'Prosimy napisać i podać numer referencyjny, jeśli został nadany.',
    action: 'Napisz do nas',
    alternative: 'Ustawienia plików cookie',
  },
};
