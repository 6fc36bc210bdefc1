import type { StringCheckMessages } from '../en/string-check.ts';

export const messages: StringCheckMessages = {
  model: 'Modul',
  modules: 'Module in Reihe',
  lowest: 'Tiefste Temperatur am Standort',
  highest: 'Höchste Zelltemperatur',
  inverterMaximum: 'Maximale Eingangsspannung des Wechselrichters oder Ladereglers',
  mpptMinimum: 'MPP-Spannung min.',
  mpptMaximum: 'MPP-Spannung max.',
  optional: 'optional',
  calculate: 'String prüfen',
  result: 'Ergebnis',
  withinLimit: 'Innerhalb der Grenze: {voltage} bei {temperature}, {margin} unter {limit}.',
  tooHigh: 'Zu hoch: {voltage} bei {temperature}, {margin} über {limit}.',
  noneFits: 'Keine Stringlänge passt zu diesem Wechselrichter oder Laderegler.',
  largest: 'Höchstens in Reihe',
  smallest: 'Mindestens in Reihe, für den MPP-Bereich',
  modulesCount: { one: '{value} Modul', other: '{value} Module' },
  limitOfModule: 'Grenze: maximale Systemspannung des Moduls',
  limitOfInverter: 'Grenze: maximale Eingangsspannung des Wechselrichters oder Ladereglers',
  openCircuitModule: 'Leerlaufspannung eines Moduls bei {temperature}',
  openCircuitString: 'Leerlaufspannung des Strings bei {temperature}',
  operatingCold: 'Betriebsspannung des Strings bei {temperature}',
  aboveWindow: 'über dem MPP-Bereich',
  belowWindow: 'unter dem MPP-Bereich',
  withinWindow: 'im MPP-Bereich',
  course: 'Der String über der Temperatur',
  method: 'So wird gerechnet',
  methodCold:
    'Je kälter die Zellen, desto höher die Spannung. Vor Sonnenaufgang sind sie so kalt wie die Luft, deshalb zählt die tiefste Lufttemperatur:',
  methodHot:
    'Für die Betriebsspannung gilt der Temperaturkoeffizient der Leistung, weil für sie selbst keiner bekannt ist. Sie ist daher eine Näherung.',
  ruleFirst:
    'Örtliche Vorschriften und die Grenzen des Wechselrichters gehen vor. Diese Prüfung ersetzt keine Planung durch eine Elektrofachkraft.',
  dataMissing: 'Für diese Modelle liegen die nötigen Werte noch nicht vor.',
  errorModules: 'Bitte eine ganze Zahl von 1 bis {maximum} eingeben',
  errorRange: 'Bitte eine Zahl von {minimum} bis {maximum} eingeben',
  errorLimitRequired:
    'Bitte die maximale Eingangsspannung eingeben: Für dieses Modul ist keine Systemspannung bekannt',
  errorWindow: 'Die maximale MPP-Spannung muss über der minimalen liegen',
  errorHotter: 'Die höchste Temperatur muss über der tiefsten liegen',
};
