import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in Polish; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Prąd off-grid: kamper, łódź, domek',
  description:
    'Ilu modułów wymaga najsłabszy miesiąc, ile zmieści się na dachu lub pokładzie i na ile dni bez słońca wystarczy akumulator.',
  whereAndWhen: 'Gdzie i kiedy',
  from: 'Pierwszy miesiąc użytkowania',
  to: 'Ostatni miesiąc użytkowania',
  monthsHint: 'Od stycznia do grudnia to cały rok.',
  kindVehicle: 'Płasko na pojeździe lub łodzi',
  surface: 'Moduły i powierzchnia',
  length: 'Wolna długość (m)',
  width: 'Wolna szerokość (m)',
  sizeHint: 'Bez brzegów, luków i przejść',
  radius: 'Promień krzywizny (m)',
  radiusHint: 'Przy płaskiej powierzchni pole zostaje puste',
  consumers: 'Dzienne zużycie',
  consumersNote: 'Te wartości należy zastąpić danymi własnych urządzeń.',
  consumer: 'Odbiornik',
  watts: 'Moc (W)',
  hours: 'Godzin dziennie',
  fridge: 'Lodówka kompresorowa',
  lights: 'Oświetlenie',
  devices: 'Telefon i laptop',
  pump: 'Pompa wody',
  fan: 'Wiatrak lub dmuchawa ogrzewania',
  other: 'Coś innego',
  total: 'Albo łącznie (Wh dziennie)',
  totalHint: 'Jeśli pole jest wypełnione, liczy się zamiast listy.',
  errorNeed: 'Proszę podać dzienne zużycie, na liście lub tutaj',
  battery: 'Akumulator',
  capacity: 'Pojemność (Ah)',
  voltage: 'Napięcie (V)',
  usable: 'Część użyteczna (%)',
  usableHint: 'Ile pobiera się przed ponownym ładowaniem',
  charging: 'Sprawność akumulatora (%)',
  chargingHint: 'Jaką część naładowanej energii można pobrać',
  batteryNote: 'Te wartości należy zastąpić danymi z karty katalogowej akumulatora.',
  needed: {
    one: 'Potrzebny {value} moduł',
    few: 'Potrzebne {value} moduły',
    many: 'Potrzeba {value} modułów',
    other: 'Potrzeba {value} modułu',
  },
  neededNone: 'Żadna liczba modułów nie wystarczy',
  coverDull:
    'Najsłabszy miesiąc: {month}. Moduły pokrywają {need} dziennie nawet wtedy, gdy słońca jest o 30% mniej niż w średniej wieloletniej.',
  coverMean:
    'Najsłabszy miesiąc: {month}. W średniej wieloletniej moduły pokrywają {need} dziennie; gdy słońca jest o 30% mniej, nie wystarczają.',
  coverNone:
    'Najsłabszy miesiąc: {month}. Moduły dają {energy} dziennie z potrzebnych {need}: to, co się mieści, nie wystarcza.',
  need: 'Dzienne zapotrzebowanie',
  fitting: 'Moduły, które się mieszczą',
  planned: 'Przyjęto do obliczeń',
  weight: 'Masa tych modułów',
  worstDay: 'Dzień w najsłabszym miesiącu',
  worstRange: 'od {low} do {high}, zależnie od roku',
  neededWhenDull: 'Moduły potrzebne, gdy słońca jest o 30% mniej',
  stored: 'Do wykorzystania z pełnego akumulatora',
  autonomy: 'Bez słońca wystarcza na',
  days: { one: '{value} dzień', few: '{value} dni', many: '{value} dni', other: '{value} dnia' },
  byMonth: 'Energia na dzień, miesiąc po miesiącu',
  monthsAlternative:
    'Najwięcej: {best}, {most} Wh dziennie. Najmniej: {worst}, {least} Wh dziennie.',
  plotKey: 'Linia przerywana: zapotrzebowanie. Półprzezroczyste: miesiące bez użytkowania.',
  drawing: 'Wolna powierzchnia w skali',
  drawingDescription:
    'Wolna powierzchnia z góry, {length} × {width}. Moduły, które się mieszczą: {count}.',
  drawingKey: {
    one: 'Wypełniony: {value} potrzebny moduł. Sam zarys: co jeszcze się zmieści, łącznie {count}.',
    few: 'Wypełnione: {value} potrzebne moduły. Sam zarys: co jeszcze się zmieści, łącznie {count}.',
    many: 'Wypełnione: {value} potrzebnych modułów. Sam zarys: co jeszcze się zmieści, łącznie {count}.',
    other:
      'Wypełnione: {value} potrzebnego modułu. Sam zarys: co jeszcze się zmieści, łącznie {count}.',
  },
  radiusNote:
    'Dane modelu {model} nie podają dopuszczalnego promienia. Po wygięciu wzdłuż krótszego boku środek modułu byłby o {rise} wyżej niż krawędzie. Prosimy o podanie promienia: sprawdzimy go dla tego modelu.',
  notInParking: 'Miejsca postoju lub cumowania: drzew, masztów, budynków i kierunku pochyłości',
  radiusNoteKnown:
    'Dane modelu {model} nie dopuszczają promienia mniejszego niż {limit}. Po wygięciu wzdłuż krótszego boku środek modułu byłby o {rise} wyżej niż krawędzie. Prosimy o podanie promienia: sprawdzimy go dla tego modelu.',
  radiusExample: '{radius} (dane przykładowe)',
  isInBattery:
    'Straty ładowania i rozładowania odliczono zgodnie z podaną wartością, tak jakby cała energia przechodziła przez akumulator.',
};
