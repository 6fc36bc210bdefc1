import type { TermsText } from './text.ts';

export const pl: TermsText = {
  title: 'Regulamin serwisu',
  description:
    'Na czym można polegać, korzystając z tej witryny, co wolno wykorzystać dalej i dlaczego wysłanie formularza nie jest umową.',
  draft: {
    title: 'Projekt: przed publikacją potwierdza go prawnik',
    text: 'Regulamin opracowano starannie, ale prawnik jeszcze go nie potwierdził. Do tego czasu pokazuje on zamiar operatora witryny. Wersja 1, 21 listopada 2026 r.',
  },
  content: [
    'Regulamin dotyczy tej witryny we wszystkich językach. Kto ją prowadzi, podaje nota prawna. Do korzystania nie jest potrzebne konto, a żadne z postanowień nie odbiera praw, które ustawa daje konsumentom.',
    { heading: 'Treści bez gwarancji' },
    'Sprawdzamy to, co publikujemy, i podajemy źródła. Mimo to dane mogą być błędne lub nieaktualne, a produkty się zmieniają. Dlatego treści udostępniamy bez gwarancji. Nasze zobowiązania wynikają z umowy i należących do niej dokumentów, a nie z tej witryny.',
    'Żadna strona nie zastąpi oględzin budynku. Przed złożeniem zamówienia konstruktor sprawdza obciążenie, a przyczepność kleju bada się na rzeczywistym dachu. Szacunek podany w witrynie nie jest ani ofertą, ani obietnicą uzysku.',
    { heading: 'Wizualizacje i dane przykładowe' },
    'Obrazy z podpisem „Wizualizacja” powstały komputerowo. Pokazują zamysł, a nie ukończoną realizację.',
    'To, co oznaczono jako „Dane przykładowe”, zastępuje informację, której jeszcze nie ma, albo pokazuje, jak zostałaby przedstawiona. Nie opisuje prawdziwych klientów ani prawdziwych projektów. Prosimy nie opierać na tym planów.',
  ],
  use: [
    { heading: 'Formularz to nie umowa' },
    'Formularz to zapytanie, a nie zamówienie. Potwierdzenie mówi tylko, że zapytanie zostało zapisane. Umowa powstaje dopiero wtedy, gdy obie strony wyraźnie zgodzą się na ofertę.',
    { heading: 'Co wolno wykorzystać' },
    'Teksty, obrazy, rysunki i znaki należą do nas lub do osób przy nich wymienionych. Strony wolno czytać, drukować i do nich odsyłać, a dokumenty przekazywać w niezmienionej postaci na potrzeby projektu. Media mogą używać naszych wizualizacji [z podpisem podanym w części dla mediów](/about#media). Na wszystko inne potrzebna jest nasza zgoda.',
    { heading: 'Odnośniki' },
    'Odsyłamy do innych witryn, zwykle jako do źródeł. Odpowiadają za nie ich właściciele. Jeśli nasz odnośnik prowadzi do treści niezgodnych z prawem, [prosimy o wiadomość](/about#feedback): sprawdzimy go i usuniemy.',
    { heading: 'Zasady korzystania' },
    'Prosimy nie próbować obchodzić logowania ani nie wysyłać formularzy masowo za pomocą programów. Liczba wysyłek z jednego łącza w krótkim czasie jest ograniczona.',
    { heading: 'Odpowiedzialność' },
    'Odpowiadamy zgodnie z przepisami prawa. Niniejszy regulamin tej odpowiedzialności nie rozszerza ani nie ogranicza.',
    { heading: 'Prawo i języki' },
    'Obowiązuje prawo kraju, w którym operator ma siedzibę (dane przykładowe: Niemcy). Bezwzględnie obowiązujące przepisy o ochronie konsumentów kraju zamieszkania pozostają w mocy. Jeśli dwie wersje językowe się różnią, wiążąca jest ta, z której Państwo korzystali.',
    { heading: 'Zmiany' },
    'Gdy zmienia się regulamin, zmienia się też wersja i data podana u góry strony. O tym, jak postępujemy z danymi osobowymi, mówi [polityka prywatności](/privacy).',
  ],
  ending: {
    title: 'Kto prowadzi tę witrynę',
    text: 'Operatora wymienia nota prawna, a do produktów prowadzi jedno kliknięcie.',
    action: 'Nota prawna',
    alternative: 'Zobacz produkty',
  },
};
