import type { SharedText } from '../text.ts';

export const de: SharedText = {
  notice: {
    title: 'Dieser Leitfaden bereitet vor, die Anleitungen legen fest',
    text: 'Er zeigt die Reihenfolge der Arbeit und was zu prüfen ist. Verbindlich sind die Montageanleitung, die Ihrem Modul oder Set beiliegt, die Anleitungen aller Geräte, die Sie anschließen, und die Vorschriften Ihres Landes. Wo Leitfaden und Anleitung voneinander abweichen, gilt die Anleitung. Die Zeichnungen sind schematisch, bis auf die eingetragenen Maße, die in mm angegeben sind.',
  },
  electricity: {
    title: 'Ein Modul steht unter Spannung, sobald Licht darauf fällt',
    text: 'Abschalten lässt es sich nicht. Schieben Sie Steckverbinder zusammen, bis sie einrasten, ziehen Sie sie nie unter Last auseinander und schneiden Sie sie nie ab: Werden sie entfernt, erlischt nach unserer Anleitung von 2019 die Garantie. Verwenden Sie kein Modul, an dem Oberfläche, Kabel oder Anschlussdose beschädigt sind.',
  },
  decisions: {
    title: 'Was an anderer Stelle festgelegt wird',
    text: 'Wo ein Wert nötig ist, etwa ein Drehmoment, ein Abstand, eine Temperatur oder eine Zeit, kommt er aus der hier genannten Quelle und nicht aus diesem Leitfaden.',
  },
  record: {
    title: 'Protokollblatt',
    text: 'Kopieren Sie diese Seite, füllen Sie sie am Tag der Arbeit aus und legen Sie sie zu den Unterlagen der Anlage. Wer später daran arbeitet, wird sie brauchen.',
  },
  tools: 'Werkzeug und Material',
  conditions: 'Bedingungen: wann Sie anfangen und wann nicht',
  checks: 'Prüfungen zum Schluss',
  care: 'Danach',
  lines: [
    'Ort, Anschrift',
    'Datum',
    'Wetter, Lufttemperatur',
    'Ausgeführt von',
    'Modell und Seriennummern',
    'Verwendete Anleitungen, mit Ausgabe',
  ],
};
