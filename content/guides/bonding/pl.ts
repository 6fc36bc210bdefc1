import type { GuideText } from '../text.ts';

export const pl: GuideText = {
  title: 'Klejenie na dachach',
  text: 'Dla bezramowych modułów SMF na blasze trapezowej, na rąbku stojącym i, z podkonstrukcją aluminiową, na dachach płaskich: co przygotować, w jakiej kolejności pracować, co sprawdzić i co zapisać.',
  tools: [
    'Plan rozmieszczenia, sznur traserski, taśma miernicza',
    'Środek czyszczący, ściereczki bezpyłowe i, jeśli jest wymagany, podkład (primer): takie, jakie podaje karta katalogowa kleju',
    'Klej z jednej partii, w terminie ważności, i odpowiedni pistolet',
    'Termometr do powietrza i blachy, higrometr',
    'Próbki oraz siłomierz sprężynowy lub przyrząd do odrywania, do próby przyczepności',
    'Miękki wałek lub równa deska do dociskania',
    'Zabezpieczenie przed upadkiem z wysokości, obuwie na miękkiej podeszwie, rękawice',
    'Multimetr i przewody pomiarowe dopuszczone do napięcia wyższego niż napięcie łańcucha; opaski kablowe odporne na promieniowanie UV',
  ],
  conditions: [
    'Ekipa: dwie osoby do każdego modułu, jedna przeszkolona w klejeniu; łańcuchy i podłączenie wykonuje wykwalifikowany elektryk.',
    'Temperatura: powietrze, blacha i kartusz w zakresie podanym dla kleju, aż do utwardzenia. Blacha w słońcu jest znacznie cieplejsza od powietrza, pod bezchmurnym nocnym niebem zimniejsza: trzeba zmierzyć jej temperaturę.',
    'Wilgoć: bez deszczu, rosy i szronu, od czyszczenia aż do chwili, od której dopuszcza je karta katalogowa kleju.',
    'Wiatr: moduł działa jak żagiel. Podnosi się go tylko wtedy, gdy dwie osoby utrzymają go nieruchomo przy każdym podmuchu; jeśli instrukcja lub przepisy o pracy na dachach podają niższą dopuszczalną prędkość wiatru, obowiązuje ona.',
    'Przerwa w pracy: ścieżkę, na której powstał naskórek, zeskrobuje się; nie wolno dociskać do niej modułu. Nakłada się tylko tyle ścieżek, ile da się przykryć w czasie otwartym kleju.',
  ],
  checks: [
    'Każdy moduł dociśnięto wzdłuż wszystkich ścieżek; żadna krawędź nie odstaje.',
    'Każda ścieżka przylega na całej długości; z każdego dnia prac zachowano próbkę.',
    'Żadna ścieżka nie blokuje odpływu wody.',
    'Żaden przewód nie leży na blasze, nie wisi w wodzie ani nie ociera się o ostrą krawędź.',
    'Biegunowość i napięcie obwodu otwartego każdego łańcucha zmierzono; wyniki są zgodne z oczekiwanymi.',
    'Przejścia, wpusty i strefy wykluczone w obliczeniach wiatrowych są wolne.',
    'Każdy rząd sfotografowano, zanim przewody zostały zakryte.',
    'Dopóki nie upłynie czas utwardzania kleju, nic nie obciąża modułów.',
  ],
  care: [
    'Po pierwszej wichurze, a potem raz w roku: obejrzeć krawędzie i ścieżki, delikatnie sprawdzić ręką każdy narożnik.',
    'Czyścić wodą i miękką szczotką; bez myjki ciśnieniowej i rozpuszczalników.',
    'Usuwać liście i brud z miejsc, którymi spływa woda.',
    'Moduł, który się odkleił, choćby częściowo, od razu się zabezpiecza i zgłasza nam; nie przykleja się go ponownie na stary klej.',
  ],
  decisions: [
    {
      document: 'Instrukcja montażu modułu',
      decides:
        'Położenie, długość i przekrój ścieżek, odstępy, zginanie, dopuszczalne obciążenia, przewody i złącza',
    },
    {
      document: 'Karta katalogowa kleju',
      decides:
        'Środek czyszczący i podkład, temperatura, czas otwarty, czas utwardzania, okres przydatności, powierzchnie wykluczone',
    },
    {
      document: 'Obliczenia statyczne i wiatrowe',
      decides: 'Rezerwa nośności, strefy bez modułów, dopuszczalna liczba modułów w strefie',
    },
    {
      document: 'Producent blachy lub membrany',
      decides: 'Zgoda, gwarancja, co może dotykać powierzchni',
    },
    {
      document: 'Instrukcja falownika',
      decides:
        'Napięcie i prąd wejściowy, uziemienie, pomiar izolacji, kolejność załączania i wyłączania',
    },
    {
      document: 'Przepisy krajowe',
      decides:
        'Kto może pracować na dachu i przy instalacji elektrycznej, zgłoszenia, dostęp dla straży pożarnej',
    },
  ],
  record: {
    lines: [
      'Blacha lub membrana, powłoka, rok',
      'Klej: produkt, partia, termin ważności',
      'Środek czyszczący i podkład: produkty',
      'Temperatura powierzchni',
      'Próba przyczepności: data, miejsce zerwania',
    ],
    columns: [
      'Rząd lub łańcuch',
      'Moduły',
      'Sprawdzone ścieżki',
      'Biegunowość',
      'Zmierzone Voc (V)',
      'Podpis',
    ],
  },
};
