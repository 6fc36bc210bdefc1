import { certificateTexts } from '../../products/shared/de.ts';
import type { ProductBasics } from './text.ts';

export const de: ProductBasics = {
  parameters: {
    title: 'Technische Daten von SMF und SMH',
    text: 'Die drei Module nebeneinander, bei Standardtestbedingungen, soweit nicht anders angegeben. Womit Fachleute rechnen, steht auf der Seite des jeweiligen Moduls.',
    basis:
      'Quellen wie auf den Seiten der Module. Elektrische Beispieldaten: Glasmodule derselben Klasse aus der CEC-Liste von NREL SAM.',
  },
  certificateTexts,
  testing: {
    productOff: {
      title: 'Worauf unsere Module geprüft sind',
      text: 'Das sind die Normen und Prüfstellen, die wir nennen; dazu kommen fünf Beständigkeitsprüfungen: Salznebel, Ammoniakkorrosion, Feuer, Flugsand und PID. Welches Zertifikat für ein Off-Grid-Modell gilt, sagen wir im Angebot.',
    },
    offSeries: {
      title: 'Zertifikate für 110 und 215',
      text: 'Ein Zertifikat nennt die Modelle, für die es gilt: Fragen Sie nach dem, das Ihres nennt. Die Abnahme von Fahrzeug oder Boot ist eine eigene Sache und liegt bei der Prüfstelle Ihres Landes.',
    },
    charger: {
      title: 'Prüfung und Zertifizierung des Ladegeräts',
      text: 'Die Zeichen gehören zu unseren Modulen. Bevor Sie sich bei einem Faltmodul mit Kabel darauf stützen, fragen Sie nach den Unterlagen Ihrer Lieferung.',
    },
    balcony: {
      title: 'Geprüft für draußen',
      text: 'Auf dem Balkon wird zweierlei geprüft: das Modul und das Balkonkraftwerk als Ganzes. Die Zeichen sind die, die wir für unsere Module nennen; fragen Sie auch nach den Unterlagen des Mikrowechselrichters.',
    },
    balcony400: {
      title: 'Unterlagen für Vermieterin oder Vermieter',
      text: 'Fragen Sie uns nach dem Zertifikat, das das Modul von Balkon 400 nennt. Sie bekommen eine Datei, die Sie weitergeben können.',
    },
    balcony800: {
      title: 'Ein Zertifikat für beide Module',
      text: 'Beide Module des Sets sind vom selben Typ; das Zertifikat, das den Typ nennt, gilt für beide.',
    },
  },
  questions: {
    offSeries: {
      title: 'Drei Fragen zu beiden Modellen',
      questions: [
        {
          question: 'Welches der beiden passt auf mein Dach?',
          answer:
            'Zeichnen Sie beide ein wie im Beispiel: das große auf eine ebene Fläche, das kleine auf Streifen zwischen den Luken. Es zählt, was zwischen die Ränder passt, nicht die bloße Fläche.',
        },
        {
          question: 'Können beide an einem Laderegler hängen?',
          answer:
            'Nicht in einem String: Module in Reihe haben denselben Strom, und das kleinere bestimmt ihn. Geben Sie jedem Modell einen eigenen Regler oder Eingang.',
        },
        {
          question: 'Wie viel schwerer wird das Dach?',
          answer:
            'Um rund {off-grid-215.weightPerArea}: Das gilt für einen Quadratmeter, nicht für ein ganzes Modul. Mit Klebstoff und Kabeln muss es in der Zuladung laut Fahrzeugschein bleiben.',
        },
      ],
    },
    charger: {
      title: 'Drei Fragen zum Ladegerät',
      questions: [
        {
          question: 'Kann es während der Fahrt laden?',
          answer:
            'Es ist dafür gemacht, dort ausgeklappt zu werden, wo Sie halten. Hinter einer Scheibe bekommt es weniger Licht, und lose auf dem Dach nimmt der Wind es mit.',
        },
        {
          question: 'Darf es nass werden?',
          answer:
            'Eine Schutzart können wir nicht angeben. Behandeln Sie es wie Elektronik: bei Regen einpacken, Stecker und Anschlussdose trocken halten.',
        },
        {
          question: 'Was bedeuten {charger-60.nominalPower} in der Praxis?',
          answer:
            'Das ist ein Laborwert und ein Beispielwert. Dunst, Winkel und Hitze nehmen einen guten Teil davon, planen Sie also mit deutlich weniger.',
        },
      ],
    },
    balcony800: {
      title: 'Fragen zu zwei Modulen',
      questions: [
        {
          question: 'Darf ich {balcony-800.nominalPower} anschließen?',
          answer:
            'In Deutschland ja: Bis 2.000 W Modulleistung und 800 VA am Mikrowechselrichter genügt der Eintrag im Marktstammdatenregister (Stand: November 2026). In anderen Ländern gelten eigene Grenzen; dort hilft der Netzbetreiber weiter.',
        },
        {
          question: 'Kann ich mit einem Modul anfangen und das zweite ergänzen?',
          answer:
            'Ja, in diesem Set hat jedes seinen eigenen Eingang (Beispieldaten). Prüfen Sie das Geländer noch einmal für die größere Fläche und ändern Sie den Eintrag im Marktstammdatenregister.',
        },
        {
          question: 'Und wenn ein Modul im Schatten hängt?',
          answer:
            'Das andere liefert weiter. Hängen Sie das zweite dorthin, wo der Schatten von Pfosten und Nachbarbalkonen nicht hinreicht.',
        },
      ],
    },
  },
};
