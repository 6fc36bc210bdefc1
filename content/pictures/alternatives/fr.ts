import type { Alternatives } from './en.ts';

export const fr: Alternatives = {
  'home-hero': 'Toiture cintrée à joint debout au bord de l’eau, couverte de modules solaires minces et sombres qui en suivent la courbe, sous un soleil bas',
  'trapezoidal-roof': 'Toiture d’usine en bac acier sur laquelle sont collées des rangées de modules solaires minces',
  'studio-flexed': 'Module solaire mince, sans verre, cintré sur une table de studio',
};
