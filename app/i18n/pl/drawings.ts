import type { DrawingMessages } from '../en/drawings.ts';

/** Of drawings that have the measures of a module. */
const measuresNote = 'Wymiary w mm.';

export const messages: DrawingMessages = {
  module: {
    title: 'Moduł',
    description: 'Rysunek modułu z przodu, z długością i szerokością w mm',
    legend: [
      'Puszka przyłączeniowa, schematycznie',
      'Przewody ze złączami: nigdy do przenoszenia',
      'Ogniwa: nie stawać, nie klękać, nie kłaść narzędzi',
      'Krawędź: tu podnosi się moduł, we dwie osoby',
    ],
    note: measuresNote,
  },
  trapezoidal: {
    title: 'Ścieżki kleju na blasze trapezowej',
    description:
      'Rysunek blachy trapezowej z boku i z góry, z modułem przyklejonym do górnych fałd, długość i szerokość w mm',
    legend: [
      'Górna fałda blachy',
      'Ścieżka kleju, jedna na każdej górnej fałdzie; długość i przekrój podaje instrukcja',
      'Moduł dociśnięty wzdłuż ścieżek',
      'Dolna fałda: bez kleju, tędy płynie woda',
      'Kierunek spadku: tak samo biegną ścieżki',
    ],
    note: measuresNote,
  },
  adhesionTest: {
    title: 'Co pokazuje próba przyczepności',
    description:
      'Rysunek dwóch próbek odrywanych od powierzchni z powłoką: po lewej wynik dobry, po prawej zły',
    legend: [
      'Próbka odrywana pionowo w górę',
      'Dobrze: zerwanie biegnie przez klej, który zostaje po obu stronach',
      'Powłoka',
      'Państwa własny dach, a nie podobny',
      'Źle: klej odchodzi czysto i odsłania powłokę',
    ],
  },
  standingSeam: {
    title: 'Klejenie między dwoma rąbkami',
    description: 'Rysunek dachu na rąbek stojący z boku, z modułem między dwoma rąbkami',
    legend: [
      'Rąbek: zostaje wolny, bo blacha pracuje pod wpływem ciepła',
      'Pas blachy, oczyszczony i sprawdzony',
      'Ścieżka kleju wzdłuż rąbka; żadna przez niego nie przechodzi',
      'Moduł',
      'Odstęp d od rąbka, po obu stronach taki sam; wynika z planu rozmieszczenia',
    ],
  },
  flatRoof: {
    title: 'Rozplanowanie i układ warstw na dachu płaskim',
    description:
      'Rysunek dachu płaskiego z góry, z pasami, które zostają wolne, i modułu na podkonstrukcji z boku',
    legend: [
      'Strefy krawędziowe i narożne: tak szerokie, jak podają obliczenia wiatrowe',
      'Pole modułów',
      'Przejście między polami',
      'Świetlik z wolnym miejscem dookoła',
      'Wpust dachowy: zostaje otwarty i dostępny',
      'Moduł przyklejony do profilu',
      'Profil aluminiowy podkonstrukcji',
      'Warstwa ochronna na membranie dachowej; samej membrany nic nie przebija',
    ],
  },
  seamClamp: {
    title: 'Klema na rąbku stojącym',
    description:
      'Rysunek klemy na rąbku z boku i modułu z ramą na rąbkach z góry, długość i szerokość w mm',
    legend: [
      'Rąbek: chwyta go klema, niczego się nie wierci',
      'Klema przeznaczona do tego profilu rąbka',
      'Śruby: moment dokręcania podaje instrukcja klemy',
      'Rama montażowa modułu',
      'Laminat: nie może na niego działać żadna siła',
      'Pas blachy',
      'Klemy na ramie, schematycznie: liczbę i miejsca podaje instrukcja',
    ],
    note: measuresNote,
  },
  bondingSteps: {
    title: 'Klejenie: cztery rysunki',
    description: 'Cztery rysunki dłoni w rękawicach przy pracy na górnej fałdzie blachy trapezowej',
    legend: [
      'Górną fałdę przeciera się środkiem wskazanym w instrukcji; po wyschnięciu nie wolno jej już dotykać',
      'Ścieżkę kleju o długości i przekroju podanych w instrukcji nakłada się wzdłuż górnej fałdy',
      'Dwie osoby opuszczają moduł bez ostrego zginania',
      'Moduł dociska się wzdłuż ścieżek, na przykład miękkim wałkiem; do utwardzenia kleju nie wolno go obciążać',
    ],
  },
  seamSteps: {
    title: 'Klejenie między rąbkami: cztery rysunki',
    description: 'Cztery rysunki dłoni w rękawicach przy pracy na dachu na rąbek stojący',
    legend: [
      'Mierzy się rozstaw s i wysokość rąbków',
      'Oczyszcza się pas blachy; próbę przyczepności wykonuje się wcześniej, na tej samej blasze',
      'Ścieżki kleju nakłada się wzdłuż rąbków; żadna nie przechodzi przez rąbek',
      'Moduł dociska się od jednej krawędzi do drugiej, zgodnie z krzywizną',
    ],
  },
  flatRoofSteps: {
    title: 'Montaż na dachu płaskim: cztery rysunki',
    description:
      'Cztery rysunki dłoni w rękawicach przy ustawianiu podkonstrukcji na dachu płaskim i przyklejaniu do niej modułu',
    legend: [
      'Warstwę ochronną rozkłada się wszędzie tam, gdzie coś będzie stało na membranie',
      'Na warstwie ochronnej ustawia się profil, w miejscu wynikającym z obliczeń',
      'Oczyszcza się aluminium i nakłada ścieżkę kleju na profil',
      'Moduł dociska się wzdłuż profili',
    ],
  },
  clampSteps: {
    title: 'Mocowanie klemami: cztery rysunki',
    description: 'Cztery rysunki dłoni w rękawicach przy zakładaniu klem na rąbek stojący',
    legend: [
      'Klemę zakłada się na rąbek; niczego się nie wierci',
      'Zachowuje się rozstaw klem c podany w instrukcji',
      'Dwie osoby opuszczają na klemy moduł z ramą',
      'Śruby dokręca się kluczem dynamometrycznym, z momentem podanym w instrukcji klemy; przed odbiorem trzeba go sprawdzić ponownie',
    ],
  },
  vehicleRoof: {
    title: 'Rozplanowanie na dachu pojazdu',
    description:
      'Rysunek dachu pojazdu z góry, z modułami na wolnej powierzchni, oraz przekrojów poprzecznych furgonu, autobusu miejskiego i wagonu silnikowego w tej samej skali, z modułami, które układają się na łuku dachu, długość i szerokość modułu w mm',
    legend: [
      'Brzeg wolnej powierzchni: bez modułów, miejsce na przepływ powietrza, wodę i przewody',
      'Moduły; tu przykładowy dach 3,2 × 1,9 m, 100 mm przy brzegach i 20 mm między modułami',
      'Okno dachowe: otwiera się, nie dotykając modułu',
      'Ścieżki kleju, schematycznie; ta przy przedniej krawędzi (strzałka: kierunek jazdy) nie ma przerw',
      'Furgon: dach lekko wypukły',
      'Autobus miejski: dach pośrodku prawie płaski, po bokach zaokrąglony',
      'Wagon silnikowy: dach łukowy',
      'Promień R: tylko w jednym kierunku, uzgodniony z nami przed zamówieniem',
    ],
    note: 'Wymiary w mm, promienie w m. Trzy przekroje mają tę samą skalę.',
  },
  vehicleWiring: {
    title: 'Od modułu do akumulatora',
    description: 'Schemat połączeń od modułów przez regulator ładowania do akumulatora',
    legend: [
      'Moduły',
      'Bezpiecznik po stronie modułów, jeśli wymagają go instrukcje',
      'Regulator ładowania, umieszczony zgodnie z jego instrukcją',
      'Bezpiecznik przy akumulatorze',
      'Akumulator',
    ],
  },
  balcony: {
    title: 'Moduł na balustradzie balkonowej',
    description:
      'Rysunek modułu na balustradzie balkonowej z przodu i z boku, długość i szerokość w mm',
    legend: [
      'Pochwyt',
      'Pas przez każde oczko, u góry i u dołu',
      'Linka asekuracyjna od modułu do mocnej części balkonu',
      'Element dystansowy przy dolnej krawędzi',
      'Słupek balustrady, stabilny i bez korozji',
    ],
    note: measuresNote,
  },
  balconySteps: {
    title: 'Zawieszenie modułu na balustradzie: cztery rysunki',
    description:
      'Cztery rysunki dłoni w rękawicach przy zawieszaniu modułu na balustradzie balkonowej, widok z boku',
    legend: [
      'Moduł kładzie się na kocu i przez każde oczko przewleka pas',
      'Najpierw wiąże się linkę asekuracyjną z modułem i z mocną częścią balkonu, dopiero potem przenosi się moduł nad pochwytem',
      'Jedna osoba trzyma moduł, druga zapina górne pasy na pochwycie',
      'Zakłada się elementy dystansowe, zapina dolne pasy i pociąga za każdy z nich',
    ],
  },
  balconyPair: {
    title: 'Dwa moduły na jednej balustradzie',
    description:
      'Rysunek liniowy dwóch modułów na balustradzie balkonu z zewnątrz oraz tych samych dwóch w narożniku z góry, z długością i szerokością jednego modułu w mm',
    legend: [
      'Odstęp: moduły mogą się poruszać, nie dotykając się',
      'Pas przez każde oczko, w obu modułach',
      'Linka asekuracyjna: po jednej na moduł, do mocnej części balkonu',
      'Mikrofalownik z osobnym wejściem dla każdego modułu',
      'W narożniku, z góry, w mniejszej skali: każdy moduł ma własne słońce',
    ],
    note: measuresNote,
  },
  charger: {
    title: 'Rozłożona, podłączona, skierowana do słońca',
    description: 'Rysunek rozłożonej ładowarki z góry i podpartej z boku, długość i szerokość w mm',
    legend: [
      'Szew: tylko tu się składa',
      'Kieszeń z wyjściami',
      'Przewód: nie może ciągnąć wtyczki',
      'Urządzenie: w cieniu, na przykład za ładowarką',
      'Ładowarka prostopadle do słońca',
      'Podpórka',
    ],
    note: measuresNote,
  },
  yachtDeck: {
    title: 'Rozplanowanie na pokładzie jachtu',
    description:
      'Rysunek jachtu żaglowego z góry, z modułami na pokładzie dziobowym, dachu kabiny i bimini oraz z tym, co między nimi zostaje wolne',
    legend: [
      'Winda kotwiczna, komora kotwiczna i knagi: miejsce do pracy',
      'Pokład dziobowy: po jednym module z każdej strony luku, z wolnym przejściem obok',
      'Przepust kablowy, uszczelniony; powierzchnie zacienione o różnych porach mają osobne regulatory ładowania',
      'Maszt i bom: pas pod nimi zostaje wolny; ich cień wędruje po pokładzie',
      'Półpokłady: droga na dziób, bez modułów',
      'Dach kabiny: moduły po obu stronach bomu',
      'Luki: każdy otwiera się całkowicie, moduły zachowują odstęp',
      'Kabestany: miejsce na obrót korby',
      'Bimini nad kokpitem: moduły tylko wtedy, gdy stelaż jest przewidziany na nie i na wiatr',
    ],
    note: 'Przykład, nie konkretny jacht. Rozplanowanie wynika z rysunku lub szablonu Państwa pokładu.',
  },
  roofPlans: {
    title: 'Trzy dachy i to, co na nich zostaje wolne',
    description:
      'Rysunek trzech dachów z góry, z polami modułów i pasami, które zostają wolne; pod każdym dachem jego profil',
    legend: [
      'Dach z blachy trapezowej: moduły przyklejone do górnych fałd',
      'Dach płaski kryty membraną: moduły na podkonstrukcji aluminiowej',
      'Dach na rąbek stojący: moduły z ramą, mocowane klemami do rąbków',
      'Strefa krawędziowa, zakreskowana: tak szeroka, jak podają obliczenia wiatrowe',
      'Strefa narożna, gdzie spotykają się dwie krawędzie: liczona osobno',
      'Świetliki i wywietrzniki z wolnym miejscem dookoła',
      'Przejście do obsługi',
      'Wpust dachowy: zostaje otwarty i dostępny',
      'Kalenica: żaden moduł jej nie przekracza',
    ],
    note: 'Schemat, nie konkretny dach: szerokość każdego pasa wynika z obliczeń wiatrowych i z Państwa dachu.',
  },
  wordmark: {
    title: 'Jak zbudowany jest logotyp',
    description:
      'Rysunek logotypu z liniami konstrukcyjnymi i z polem, które zostaje wokół niego wolne',
    legend: [
      'Łuk zewnętrzny, w kolorze liter',
      'Łuk wewnętrzny, w kolorze akcentu; oba mają tę samą grubość linii i zaokrąglone końce',
      'Oś: każdy łuk to jedna krzywa o dwóch punktach kontrolnych, symetryczna względem osi',
      'Linia, na której kończą się oba łuki',
      'Linia bazowa liter',
      'Wysokość x liter',
      'Pole ochronne: ze wszystkich stron co najmniej wysokość h łuków',
    ],
  },
  sunPath: {
    title: 'Pogodny dzień przy balustradzie',
    description:
      'Rysunek nieba przed balkonem od południa, z drogą słońca w najdłuższy dzień, w równonoc i w najkrótszy dzień; poniżej balustrady, do których słońce dociera',
    legend: [
      'Balustrada od południa: ma słońce, dopóki nie zasłania go dom',
      'Balustrada od wschodu: do południa',
      'Balustrada od zachodu: od południa',
      'Najdłuższy dzień: słońce stoi tak wysoko, że pada na pionowy moduł pod bardzo ostrym kątem',
      'Równonoc',
      'Najkrótszy dzień: słońce stoi nisko, niemal na wprost balustrady południowej',
      'Ściana domu: gdy słońce jest za nią, nie dociera do żadnej balustrady',
    ],
    note: 'Przykład obliczony z samej geometrii: {latitude}° szerokości północnej, prawdziwy czas słoneczny, pogodny dzień bez cienia. Godziny słońca nie mówią jeszcze nic o uzysku: rano i wieczorem światło jest słabsze.',
  },
};
