import type { DragonflyText } from './text.ts';

export const pl: DragonflyText = {
  title: 'SMH 520 „Dragonfly”',
  description:
    'SMH 520 „Dragonfly”: {smh-520.nominalPower}, {smh-520.weightPerArea}, z gotową ramą montażową. Parametry, klemy, certyfikaty i ograniczenia.',
  hero: {
    title: 'Rama przyjeżdża razem z modułem',
    text: 'SMH 520 „Dragonfly” opuszcza fabrykę z gotową ramą montażową. Na dachu nie ma nic do klejenia i na nic się nie czeka: położyć, zamocować, podłączyć.',
    quote: 'Zapytaj o ofertę',
    parameters: 'Zobacz parametry',
  },
  figures: {
    title: 'Dragonfly w czterech liczbach',
    time: 'mniej czasu na montaż dzięki zintegrowanej ramie',
    lighter: 'mniej masy niż w module szklanym z ramą (wyliczone: {framedGlassModule})',
    weight: 'razem z ramą',
    power: 'mocy nominalnej',
  },
  installation: {
    title: 'Położyć, zamocować, podłączyć',
    text: 'Mocowanie mechaniczne w trzech krokach. Obywa się bez kleju, więc prac nie wstrzymuje ani temperatura, ani czas utwardzania.',
    steps: [
      {
        title: 'Wyznaczyć położenie klem',
        text: 'Plan podaje rozstaw klem dla każdej strefy dachu; ssanie wiatru jest największe w narożach i przy krawędziach.',
      },
      {
        title: 'Założyć klemy',
        text: 'Na dachu na rąbek stojący chwytają rąbek, bez otworów. Na innych dachach mocuje się je do szyn lub podkonstrukcji.',
      },
      {
        title: 'Ułożyć moduł i dokręcić',
        text: 'Rama spoczywa w klemach. Klemy dokręca się momentem podanym w ich instrukcji, a na koniec spina złącza. Usunięcie złącza oznacza utratę gwarancji.',
      },
    ],
  },
  frame: {
    title: 'Ile rama waży i co daje',
    text: 'W porównaniu z klejonym SMF rama dokłada około 1,3 kg/m² ({smh-520.weightPerArea} minus {smf-520.weightPerArea}). W zamian mocowanie widać, można je skontrolować i zdemontować, a przyczepność kleju do powłoki nie ma znaczenia. Jeśli dach ma taką rezerwę, Dragonfly to szybsza droga; jeśli liczy się każdy kilogram, lżejszy jest SMF.',
    action: 'Porównaj SMF i SMH według dachu',
  },
  parameters: {
    title: 'Parametry SMH 520',
    text: 'Moc, masa na metr kwadratowy i wartości graniczne to nasze dane; wartości oznaczone jako przykładowe opisują klasę, a nie ten moduł.',
    basis:
      'Moc nominalna i masa na metr kwadratowy: nasze dane. Napięcie systemu i klasy: nasza instrukcja z 2019 roku. Przykładowe dane elektryczne: moduły szklane tej samej klasy z listy CEC programu NREL SAM. Dla zamówienia wiążąca jest dołączona do niego karta katalogowa.',
  },
  certificates: {
    title: 'Rama i laminat po badaniach',
    text: 'Warto poprosić o certyfikat wymieniający SMH 520 wraz z ramą: certyfikat modułu bezramowego nie obejmuje automatycznie modułu z ramą.',
  },
  faq: {
    title: 'Trzy pytania o Dragonfly',
    questions: [
      {
        question: 'Do czego odnosi się {installationTimeSaving}?',
        answer:
          'To nasza wartość dla czasu montażu ze zintegrowaną ramą. Rzeczywista oszczędność zależy od dachu, dostępu i ekipy. Zanim uwzględnią ją Państwo w harmonogramie, chętnie przeliczymy wspólnie konkretny projekt.',
      },
      {
        question: 'Czy klema uszkadza rąbek stojący?',
        answer:
          'Klema chwyta rąbek i nie wymaga otworu. Dobór klemy zależy od kształtu i metalu rąbka, dlatego najpierw pytamy o profil. W 2019 roku wcześniejszy moduł eArc z ramą zamocowano klemami na blasze tytanowo-cynkowej hali sportowej w Waldkirch w Niemczech: 245 kW (pv magazine, wydanie niemieckie, 2019).',
      },
      {
        question: 'Czy SMH nagrzewa się mniej niż moduł klejony?',
        answer:
          'Powietrze za modułem go chłodzi, więc odstęp od dachu pomaga. Pomiarów SMH nie opublikowaliśmy, dlatego nie obiecujemy żadnej liczby. Ile może kosztować brak szczeliny pod modułem klejonym, podajemy przy ograniczeniach eArc.',
      },
    ],
  },
  quote: {
    title: 'Zapytanie o ofertę na Dragonfly',
    text: 'Prosimy podać profil dachu, powierzchnię i miejscowość. Ze zdjęciem rąbka szybciej odpowiemy, która klema pasuje.',
  },
};
