import type { NewsText } from './text.ts';

export const pl: NewsText = {
  adhesion: {
    title: 'Przed klejeniem: próba przyczepności na własnym dachu',
    summary:
      'Klej trzyma na jednej powłoce, a na innej zawodzi. Próba na samym dachu trwa kilka dni i pokazuje, z którą mamy do czynienia.',
    body: [
      'Moduły bezramowe klei się bez przebicia pokrycia dachu. Wszystko zależy wtedy od dwóch warstw, których później nikt nie widzi: od powłoki blachy i od kleju na niej. Karta katalogowa nie zna ani dachu, ani jego wieku.',
      { heading: 'Dlaczego warto' },
      'Jedna klejona instalacja zawiodła po czterech miesiącach przy wietrze 14 m/s, między innymi dlatego, że nie sprawdzono przyczepności (how-do-you-glue.de). Na powłokach PVDF klejenie jest zawodne (support.s-5.com).',
      { heading: 'Jak przeprowadzić próbę' },
      {
        list: [
          'Ustalić rodzaj i wiek powłoki. Zapisać rdzę, kredowanie i luźne miejsca.',
          'Wybrać kilka miejsc: w słońcu i w cieniu, przy krawędzi i pośrodku.',
          'Oczyścić je dokładnie tak, jak później cały dach, i poczekać, aż środek odparuje.',
          'Nałożyć klej w takiej postaci, w jakiej będzie używany, z paskiem do pociągnięcia.',
          'Poczekać na pełne utwardzenie. Czas podaje instrukcja kleju.',
          'Pociągnąć i obejrzeć miejsce zerwania. Powinno przebiegać w kleju. Jeśli klej odchodzi czysto od powłoki, ta powierzchnia w obecnym stanie się nie nadaje.',
          'Sfotografować każde miejsce, a protokół dołączyć do dokumentów projektu.',
        ],
      },
      { heading: 'Czego próba nie pokaże' },
      'Nie mówi nic o ssaniu wiatru na krawędziach i w narożach ani o dziesięcioleciach starzenia. Do tego potrzebny jest konstruktor i regularne przeglądy. Wszystkie kroki klejenia są na stronie [Sposoby montażu](/eArc_install).',
    ],
  },
  standards: {
    title: 'IEC 61215 i IEC 61730: co mówią te dwie normy',
    summary:
      'Jedna pyta, czy moduł nadal działa, druga, czy jest bezpieczny. Żadna nie odpowiada, jak długo wytrzyma na konkretnym dachu.',
    body: [
      'Niemal każda karta katalogowa modułu fotowoltaicznego podaje te dwa numery. Często czyta się je jak jeden znak jakości. To jednak dwa różne pytania.',
      { heading: 'IEC 61215: czy nadal działa?' },
      'Norma dotyczy kwalifikacji konstrukcji i zatwierdzenia typu. Moduły próbne przechodzą badania, które naśladują obciążenia na zewnątrz, takie jak upał, mróz, wilgoć i obciążenie mechaniczne, a ich moc mierzy się przed badaniem i po nim.',
      { heading: 'IEC 61730: czy jest bezpieczny?' },
      'Ta norma dotyczy bezpieczeństwa: jedna część budowy i materiałów, druga badań. Chodzi o porażenie prądem, pożar i zagrożenia mechaniczne. UL 61730 to jej wydanie dla Stanów Zjednoczonych. Instrukcja z 2019 roku podaje dla ówczesnych modułów klasę zastosowania A, klasę ochronności II i klasę ogniową C.',
      { heading: 'Co stoi obok' },
      'Mgła solna, korozja amoniakalna, ogień, piasek niesiony wiatrem i degradacja indukowana potencjałem (PID) to osobne badania. Które z nich są ważne, zależy od miejsca: obora to nie port.',
      { heading: 'Czego nie powie żaden certyfikat' },
      {
        list: [
          'Ile lat wytrzyma moduł w danym miejscu: badanie typu nie jest badaniem trwałości.',
          'Czy klej trzyma na danej powłoce: pokaże to tylko próba na dachu.',
          'Czy certyfikat dotyczy danego modelu: należy porównać oznaczenie typu i poprosić o dokument.',
        ],
      },
      'Nasze dokumenty są na stronie [Materiały do pobrania](/download). Czego tam nie ma, nie zostało opublikowane.',
    ],
  },
  weight: {
    title: 'Dlaczego decyduje masa: obciążenie dachu w liczbach',
    summary:
      'Wiele dachów mogłoby dawać prąd ze słońca, gdyby instalacja mniej ważyła. Krótki rachunek ze źródłami i ograniczeniami.',
    body: [
      'Halę buduje się na jej własny dach, na śnieg, na wiatr i niewiele więcej. To, co zostaje, jest rezerwą nośności. Jeśli moduły potrzebują więcej, dach trzeba wzmocnić albo zostawić pusty.',
      { heading: 'Liczby' },
      {
        list: [
          'Zwykły system ze szkłem to dodatkowe obciążenie co najmniej {minimumRoofLoad} (dane firmy).',
          'Moduł SMF waży około {smf-520.weightPerArea}, o {lighterThanGlass} mniej niż moduł ze szkłem. Do tego dochodzą klej i przewody.',
          'Około {excludedRoofs} dachów komercyjnych i przemysłowych odpada z tego powodu (dane firmy). Inni podają 30–40 % budynków (couleenergy.com) albo, w 2019 roku, 60 % dachów przemysłowych (vwi.org).',
          'Ponad 85 GW na europejskich dachach blokuje masa (pv-magazine.com, 11 marca 2026).',
          'Wzmocnienie kosztuje od 100 000 do 250 000 euro za megawat (eu.longi.com).',
        ],
      },
      { heading: 'Ograniczenia' },
      'Mała masa nie zastąpi obliczeń. Wiatr łatwiej podrywa lekki moduł niż ciężki, śnieg waży tyle, ile waży, a bez szczeliny powietrznej moduł bardziej się nagrzewa: próba przy około 44 °C wykazała około 9 % mniej mocy (solar4rvs.com.au).',
      'Uczciwe zdanie brzmi więc tak: tam, gdzie szkło jest za ciężkie, lekki moduł może być możliwy. Czy jest, rozstrzyga konstruktor dla każdego dachu z osobna. Mając plany, możemy [zacząć rozmowę](/home#quote).',
    ],
  },
  cases: {
    title: 'Dwa dachy z 2019 roku: co pokazują publikacje, a czego nie',
    summary:
      'Muzeum w Sydney i hala sportowa w Waldkirch to najlepiej udokumentowane realizacje z modułami eArc z tamtego roku. Przeczytaliśmy te publikacje jeszcze raz.',
    body: [
      'Obie realizacje opisali inni, nie my. Dlatego są cenne i dlatego powtarzamy tylko to, co zostało opublikowane.',
      { heading: 'Sydney: Wharf 7, muzeum morskie' },
      'Na stromym dachu zamontowano 812 modułów, łącznie 235 kW. Oszczędność szacuje się na około 50 000 dolarów australijskich rocznie (Clean Energy Regulator, cer.gov.au).',
      { heading: 'Waldkirch, Niemcy: hala sportowa' },
      'Moduły z ramą są tu przymocowane klemami do dachu z cynku tytanowego. Niektóre publikacje mówiły o klejeniu, co producent sprostował. Podaje się moc 245 kW (pv-magazine.de, 5 kwietnia 2019), a w innej publikacji 190 kW (leichtbauwelt.de).',
      { heading: 'Czego można się nauczyć' },
      {
        list: [
          'Strome dachy i dachy metalowe z klemami mają przykłady od lat.',
          'Liczby w publikacjach się różnią. Podajemy obie zamiast wybierać ładniejszą.',
          'Ówczesne masy to nie dzisiejsze: 2,5 kg/m² według założyciela, 3,5 kg/m² w wersji klejonej i 4,5 kg/m² z ramą według wcześniejszej publikacji. Dzisiejszy SMF waży około {smf-520.weightPerArea}.',
        ],
      },
      { heading: 'Co pozostaje otwarte' },
      'Żadna publikacja nie podaje uzysków z kilku lat, uszkodzeń ani obecnego stanu. Kto ma takie dane, może do nas [napisać](/about#media). Pozostałe daty są w [kalendarium](/about#history).',
    ],
  },
};
