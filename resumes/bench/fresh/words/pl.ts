import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list(
      'Tomasz | Michał | Krzysztof | Paweł | Łukasz | Wojciech | Adam | Stanisław | Grzegorz',
    ),
    female: list(
      'Agnieszka | Magdalena | Joanna | Małgorzata | Ewa | Zofia | Natalia | Beata | Łucja',
    ),
  },
  family: list(
    'Wójcik | Mazur | Kaczmarek | Krawczyk | Dudek | Stępień | Zając | Wrona | Sikora | Baran | Szymczak | Walczak',
  ),
  nameJoin: ' ',
  towns: list(
    '30-001 Kraków | 50-123 Wrocław | 61-701 Poznań | 80-244 Gdańsk | 20-080 Lublin | 90-001 Łódź | 35-001 Rzeszów | 15-001 Białystok | 00-950 Warszawa',
  ),
  streets: list(
    'ul. Klonowa #/7 | ul. Długa 1# m. 4 | al. Wolności 2# | os. Słoneczne 1#/3# | pl. Nowy # | ul. Jana III Sobieskiego 4#',
  ),
  addresses: list('{street}\\n{town} | {street}, {town} | {town}, {street}'),
  phones: list(
    '600 100 2## | +48 600 100 2## | 600-100-2## | (+48) 600 100 2## | 22 000 00 ## | 6001002##',
  ),
  nationalities: [
    ['PL', list('polskie | polska | Polska')],
    ['UA', list('ukraińskie | Ukraina')],
    ['DE', list('niemieckie | Niemcy')],
    ['CZ', list('czeskie | Czechy')],
    ['BY', list('białoruskie | Białoruś')],
  ],
  labels: {
    name: list('Imię i nazwisko | Nazwisko i imię | Kandydat'),
    birth: list('Data urodzenia | Urodzony/a | Data ur.'),
    nationality: list('Obywatelstwo | Narodowość | Przynależność państwowa'),
    email: list('E-mail | Adres e-mail | Poczta'),
    phone: list('Telefon | Tel. | Nr telefonu'),
    address: list('Adres | Adres zamieszkania | Mieszkam'),
    target: list(
      'Stanowisko | Aplikuję na stanowisko | Oczekiwane stanowisko | Interesuje mnie praca jako',
    ),
    industry: list('Branża | Sektor | Gałąź gospodarki'),
    period: list('Okres | Okres zatrudnienia | Kiedy'),
    firm: list('Firma | Pracodawca | Gdzie'),
    title: list('Stanowisko | Funkcja | Jako'),
  },
  headings: {
    experience: list(
      'Doświadczenie zawodowe | Przebieg pracy zawodowej | Gdzie pracowałam | Zatrudnienie | Praca zawodowa | Czym się zajmowałem do tej pory | Dotychczasowa praca',
    ),
    education: list('Wykształcenie | Edukacja | Czego się uczyłam | Szkoły'),
    personal: list('Dane osobowe | Kontakt | Jak się ze mną skontaktować | Informacje o mnie'),
    skills: list('Umiejętności | Co umiem | Obsługa komputera'),
    languages: list('Języki | Znajomość języków | Mówię po'),
    hobbies: list('Zainteresowania | Hobby | Po pracy'),
    profile: list('Profil | W skrócie | O mnie'),
    clubs: list('Wolontariat | Działalność społeczna | Inne zajęcia'),
    references: list('Referencje | Kto mnie zna | Osoby polecające'),
  },
  months: list('MM.YYYY | MM/YYYY | YYYY-MM | YYYY | MM.YY | YYYY.MM | MMMM YYYY | YYYYMM'),
  ranges: list(
    '{start} – {end} | {start} - {end} | od {start} do {end} | {start} do {end} | {start}–{end} | {start} / {end}',
  ),
  open: list(
    '{start} – obecnie | od {start} | {start} do teraz | {start} - nadal | {start} do dziś | od {start} do chwili obecnej',
  ),
  days: list('DD.MM.YYYY | LONG | YYYY-MM-DD | D.MM.YYYY r.'),
  born: list('ur. {day} | ur. {day} w Nowej Wsi | urodzona {day}'),
  applications: list(
    'Aplikacja na stanowisko: {title} | Kandydatura na stanowisko {title} | Dotyczy: {title} | Chcę pracować u Państwa jako {title}',
  ),
  at: list(
    '{title} w {firm} | {title}, {firm} | {firm} – {title} | {title} - {firm} | {firm}: {title} | {firm}, {title} | {title} ({firm})',
  ),
  told: [
    'Od {start} do {end} praca jako {title} w {firm}.',
    'Od {start} do dziś praca jako {title} w {firm}.',
  ],
  asides: [
    ['Stan cywilny', 'mężatka'],
    ['Prawo jazdy', 'kat. B'],
    ['Miejsce urodzenia', 'Nowa Wieś'],
    ['Dostępność', 'od zaraz'],
  ],
  documentTitles: list('Życiorys | Curriculum vitae | CV'),
  stems: list('Nord | Wis | Pol | Kar | Bor | Lud | Star | Dol | Jan | Mod | Sol | Gór'),
  legalForms: list('~ Sp. z o.o. | ~ S.A. | ~ sp.j. | ~ sp. k. | ~ i Synowie | Grupa ~ | ~'),
  trades: {
    engineering: {
      names: list('Budowa maszyn | Przemysł maszynowy | Produkcja maszyn'),
      titles: list(
        'Konstruktor~Konstruktorka | Kierownik produkcji~Kierowniczka produkcji | Tokarz | Mechanik utrzymania ruchu | Technolog | Kontroler jakości~Kontrolerka jakości | Inżynier procesu',
      ),
      firms: list(
        '{stem}masz | Zakład Mechaniczny {family} | {stem}met | Fabryka Maszyn {stem}owo',
      ),
      tasks: list(
        'Braki mniejsze o 12 % | Przeglądy 40 maszyn | Projekty przyrządów | Zmiana dziewięciu osób',
      ),
    },
    logistics: {
      names: list('Logistyka | Transport | Transport i magazynowanie'),
      titles: list(
        'Kierownik magazynu~Kierowniczka magazynu | Spedytor~Spedytorka | Operator wózka widłowego~Operatorka wózka widłowego | Magazynier~Magazynierka | Kierowca C+E | Dyrektor operacyjny, Południe~Dyrektorka operacyjna, Południe | Planista transportu',
      ),
      firms: list('{stem}trans | Spedycja {family} | {stem}log | Przewozy {stem}kur'),
      tasks: list(
        'Trasy 25 ciężarówek | Inwentaryzacja dwa razy w roku | Wprowadzenie skanerów | Szkolenie jedenastu kierowców',
      ),
    },
    construction: {
      names: list('Budownictwo | Budownictwo mieszkaniowe | Roboty budowlane'),
      titles: list(
        'Kierownik budowy~Kierowniczka budowy | Murarz | Dekarz | Majster | Kosztorysant~Kosztorysantka | Cieśla | Inżynier budowy',
      ),
      firms: list('{stem}bud | Budowy {family} | Usługi Dekarskie {family} | {stem}dom'),
      tasks: list(
        'Budowy do 60 mieszkań | Obmiary i kosztorysy | 14 domów oddanych w terminie | Szkolenia BHP',
      ),
    },
    trade: {
      names: list('Handel | Handel detaliczny | Sprzedaż hurtowa'),
      titles: list(
        'Kierownik sklepu~Kierowniczka sklepu | Sprzedawca~Sprzedawczyni | Kasjer~Kasjerka | Przedstawiciel handlowy~Przedstawicielka handlowa | Kupiec | Regionalny kierownik sprzedaży~Regionalna kierowniczka sprzedaży | Doradca klienta',
      ),
      firms: list('{stem}mark | Hurtownia {family} | Księgarnia {family} | Delikatesy {stem}ek'),
      tasks: list(
        'Obroty wyższe o jedną piątą | Zespół 18 osób | Zamówienia sześciu sklepów | Rozmowy z dostawcami',
      ),
    },
    software: {
      names: list('Informatyka | Oprogramowanie | Usługi IT'),
      titles: list(
        'Programista~Programistka | Administrator systemów~Administratorka systemów | Kierownik projektu IT~Kierowniczka projektu IT | Tester~Testerka | Scrum Master | Analityk danych~Analityczka danych',
      ),
      firms: list('{stem}soft | {stem}data | {family} Informatyka | Systemy {stem}net'),
      tasks: list(
        'Fakturowanie przeniesione na PostgreSQL | Przeglądy kodu i wydania | Aplikacja mobilna | Dyżury',
      ),
    },
    solar: {
      names: list('Energetyka słoneczna | Fotowoltaika | Odnawialne źródła energii'),
      titles: list(
        'Monter instalacji fotowoltaicznych~Monterka instalacji fotowoltaicznych | Projektant PV~Projektantka PV | Dyrektor sprzedaży~Dyrektorka sprzedaży | Elektryk | Specjalista ds. rozruchu~Specjalistka ds. rozruchu | Doradca energetyczny~Doradczyni energetyczna',
      ),
      firms: list('{stem}solar | {stem}wat Energia | Fotowoltaika {family} | {stem}słońce'),
      tasks: list(
        'Dachy od 5 do 400 kWp | 120 uruchomionych instalacji | Wizyty i oferty | Kontrola falowników',
      ),
    },
  },
  schools: list(
    'Politechnika {stem}owska | Liceum im. {stem}skiego | Technikum w {stem}owie | Uniwersytet {stem}ński',
  ),
  degrees: list(
    'Mechanika i budowa maszyn, mgr inż. | Matura | Technik logistyk | Licencjat: handel | Zasadnicza szkoła budowlana',
  ),
  clubs: list(
    'Skarbniczka, klub wioślarski {stem}ka | Trener młodzików, LKS {stem}owia | Kawiarenka naprawcza',
  ),
  skills: list(
    'MS Office, SAP, AutoCAD | Uprawnienia na wózki, pierwsza pomoc | Python, SQL, Git | Negocjacje, planowanie',
  ),
  languages: list(
    'polski (ojczysty), angielski (B2) | angielski biegle, niemiecki podstawowy | ukraiński, polski',
  ),
  hobbies: list('rower, chór, szachy | ogród i stare radia | piłka nożna, gotowanie'),
  profiles: list(
    'Praktyczna i spokojna, widzę to, co ważne. | Dwanaście lat w zawodzie, od podstaw. | Lubię pracę, którą widać wieczorem.',
  ),
  referees: list(
    'Pani {family}, dyrektor, {firm}, 22 000 00 99, ref@example.org | Pan {family}, {firm}, biuro@example.org',
  ),
  endings: list(
    'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu rekrutacji. | {town}, 3 maja 2026 | Strona 1 z 1',
  ),
};
