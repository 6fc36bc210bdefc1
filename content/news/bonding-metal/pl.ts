import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Klejenie na dachu z blachy trapezowej krok po kroku',
  summary:
    'Pięć rzeczy do sprawdzenia przed pierwszą ścieżką kleju i pięć kroków po niej: tak układa się bezramowe moduły eArc na blasze z powłoką.',
  body: [
    'Na dachu z blachy trapezowej bezramowe moduły SMF leżą na górnych fałdach. Trzymają je ścieżki kleju, bez przebicia pokrycia dachu. O wyniku decyduje głównie to, co dzieje się przed nałożeniem pierwszej ścieżki.',
    { heading: 'Pięć rzeczy do sprawdzenia' },
    {
      list: [
        'Konstrukcja: konstruktor potwierdza rezerwę nośności. Moduł SMF 520 waży około {smf-520.weight}, do tego dochodzą klej i przewody. Ssanie wiatru na krawędziach i w narożach oblicza się osobno, bo mała masa nie utrzyma modułu na miejscu.',
        'Powłoka: trzeba ustalić jej rodzaj i wiek. Brud, skredowanie, rdzę i luźne miejsca należy usunąć.',
        'Przyczepność: próbki przykleja się na własnym dachu, czeka na pełne utwardzenie kleju i odrywa. Zerwanie powinno przebiegać w kleju, a nie wzdłuż powłoki.',
        'Temperatura i wilgoć: blacha musi być sucha i mieć temperaturę z zakresu podanego dla kleju. Mierzy się na samej blasze: w słońcu jest dużo gorętsza niż powietrze, a w pogodne noce osiada na niej rosa. Dla porównania: typowy neutralny silikon konstrukcyjny nakłada się w temperaturze 5–40 °C, a w ciągu 12 godzin utwardza się on na głębokość 3 mm (piedmontplastics.com). To nie są dane naszego kleju.',
        'Odwodnienie: deszczówka spływa dolnymi fałdami, także pod modułami. Droga do rynny pozostaje wolna; w poprzek nie może leżeć ani ścieżka kleju, ani przewód.',
      ],
    },
    { heading: 'Pięć kroków na dachu' },
    {
      list: [
        'Wyznaczyć rzędy od linii prostej. Zostawić przejścia serwisowe i odstęp od rynien, zakładów blach oraz stref wykluczonych w obliczeniach wiatrowych.',
        'Oczyścić górne fałdy środkiem wskazanym w instrukcji. Po wyschnięciu nie dotykać już miejsc klejenia.',
        'Nałożyć ścieżki kleju na każdej górnej fałdzie, o długości i przekroju podanym w instrukcji. Biegną zgodnie ze spadkiem, aby woda spływała między nimi. Nakładać tylko tyle, ile da się przykryć, zanim na kleju powstanie naskórek.',
        'Opuścić moduł i docisnąć go wzdłuż ścieżek. SMF 520 ma wymiary {smf-520.length} na {smf-520.width} przy grubości {smf-520.thickness}. Niosą go dwie osoby, aby nie zgiął się ostro. Do utwardzenia kleju nie wolno go obciążać; na zimnie trwa to zwykle dłużej.',
        'Podłączyć i sporządzić protokół. Przewody prowadzić z dala od blachy, sprawdzić biegunowość, zmierzyć napięcie łańcucha i zapisać wyniki, a także pogodę i numer partii kleju.',
      ],
    },
    { heading: 'Granice tej metody' },
    'Pod modułem nie ma szczeliny powietrznej, więc bardziej się nagrzewa i daje mniej; ile zmierzono w teście, podajemy przy [ograniczeniach eArc](/eArc#limits). To, co przyklejone, trudno też zdjąć. Jeśli pokrycie trzeba będzie wkrótce wymienić, wymienia się je najpierw.',
    'Wiążące są instrukcje dołączone do modułu i do kleju. Wszystkie kroki, także dla innych dachów, są na stronie [Sposoby montażu](/eArc_install#bonding).',
  ],
};
