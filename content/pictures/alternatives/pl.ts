import type { Alternatives } from './en.ts';

export const pl: Alternatives = {
  'home-hero': 'Łukowy dach nad wodą, kryty blachą na rąbek stojący, z cienkimi, ciemnymi modułami fotowoltaicznymi ułożonymi zgodnie z jego krzywizną, w świetle nisko stojącego słońca',
  'trapezoidal-roof': 'Dach fabryki z blachy trapezowej z rzędami przyklejonych do niej cienkich modułów fotowoltaicznych',
  'studio-flexed': 'Cienki moduł fotowoltaiczny bez szkła, wygięty na stole studyjnym',
};
