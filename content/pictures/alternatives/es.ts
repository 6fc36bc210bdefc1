import type { Alternatives } from './en.ts';

export const es: Alternatives = {
  'home-hero': 'Cubierta abovedada de junta alzada junto al agua, revestida de módulos solares finos y oscuros que siguen su curva, con el sol bajo',
  'trapezoidal-roof': 'Cubierta industrial de chapa trapezoidal con hileras de módulos solares finos pegados a ella',
  'studio-flexed': 'Módulo solar fino y sin vidrio, curvado sobre la mesa de un estudio fotográfico',
};
