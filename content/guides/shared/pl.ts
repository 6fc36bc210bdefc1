import type { SharedText } from '../text.ts';

export const pl: SharedText = {
  notice: {
    title: 'Ten poradnik przygotowuje, rozstrzygają instrukcje',
    text: 'Pokazuje kolejność prac i to, co trzeba sprawdzić. Wiążące są instrukcja montażu dołączona do modułu lub zestawu, instrukcje wszystkich podłączanych urządzeń oraz przepisy krajowe. Jeśli poradnik i instrukcja się różnią, obowiązuje instrukcja. Rysunki są schematyczne, z wyjątkiem podanych na nich wymiarów, wyrażonych w mm.',
  },
  electricity: {
    title: 'Moduł jest pod napięciem zawsze, gdy pada na niego światło',
    text: 'Nie da się go wyłączyć. Złącza dociska się do kliknięcia; nigdy nie wolno ich rozłączać pod obciążeniem ani odcinać: według naszej instrukcji z 2019 roku ich usunięcie powoduje utratę gwarancji. Nie wolno używać modułu z uszkodzoną powierzchnią, przewodem lub puszką przyłączeniową.',
  },
  decisions: {
    title: 'O czym ten poradnik nie rozstrzyga',
    text: 'Gdy potrzebna jest wartość, na przykład moment dokręcania, odstęp, temperatura lub czas, pochodzi ona ze źródła wymienionego tutaj, a nie z tego poradnika.',
  },
  record: {
    title: 'Protokół do wypełnienia',
    text: 'Tę stronę prosimy skopiować, wypełnić w dniu prac i dołączyć do dokumentów instalacji. Przyda się każdemu, kto będzie przy niej pracował później.',
  },
  tools: 'Narzędzia i materiały',
  conditions: 'Warunki: kiedy zaczynać, a kiedy nie',
  checks: 'Kontrola końcowa',
  care: 'Użytkowanie i przeglądy',
  lines: [
    'Miejsce, adres',
    'Data',
    'Pogoda, temperatura powietrza',
    'Wykonawca',
    'Model i numery seryjne',
    'Użyte instrukcje i ich wydanie',
  ],
};
