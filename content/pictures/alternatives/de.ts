import type { Alternatives } from './en.ts';

export const de: Alternatives = {
  'home-hero': 'Tonnendach mit Stehfalzdeckung am Wasser, belegt mit dünnen, dunklen Solarmodulen, die der Rundung folgen, im Licht der tief stehenden Sonne',
  'trapezoidal-roof': 'Fabrikdach aus Trapezblech, auf dem dünne Solarmodule in Reihen verklebt sind',
  'studio-flexed': 'Dünnes Solarmodul ohne Glas, gebogen auf einem Studiotisch',
};
