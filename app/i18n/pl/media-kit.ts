import type { MediaKitMessages } from '../en/media-kit.ts';

export const messages: MediaKitMessages = {
  terms: [
    'Materiały prasowe eArc: warunki korzystania',
    'Z logotypu i ilustracji można bezpłatnie korzystać w publikacjach o eArc i jego produktach, drukowanych i internetowych.',
    'Prosimy nie zmieniać logotypu: ani kształtu, ani proporcji, ani kolorów. Wokół niego należy pozostawić wolne pole, co najmniej na wysokość jego łuków. Nie wolno używać go w sposób sugerujący współpracę lub rekomendację, której nie ma.',
    'Ilustracje są wizualizacjami komputerowymi, nie fotografiami. Prosimy to zaznaczyć, na przykład słowami „Wizualizacja: eArc”. Można je kadrować i skalować, ale nie zmieniać tego, co przedstawiają.',
    'Sprzedaż plików lub użycie ich w reklamie innych produktów wymaga naszej pisemnej zgody.',
  ],
};
