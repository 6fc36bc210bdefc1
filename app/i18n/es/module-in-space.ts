import type { ModuleInSpaceMessages } from '../en/module-in-space.ts';

export const messages: ModuleInSpaceMessages = {
  show: 'Ver en 3D',
  loading: 'Cargando la vista 3D',
  failed: 'No se ha podido cargar la vista 3D. Inténtelo de nuevo.',
  unavailable:
    'Este navegador no puede mostrar la vista 3D. La imagen se mantiene y todos los valores están en la tabla.',
  picture: '{model}, curvado con un radio de {radius}, visto desde arriba',
  pictureFlat: '{model}, plano, visto desde arriba',
  controls: 'Ver el módulo desde todos los lados',
  bend: 'Curvar',
  bendHint: 'Arrastre el módulo para curvarlo o use los controles deslizantes.',
  flat: 'plano',
  radius: 'radio de {radius}',
  radiusSmallest: 'radio de {radius}, el mínimo admisible',
  apart: 'Separar las capas',
  whole: 'sin separar',
  turn: 'Girar',
  beside: 'Junto a un módulo de vidrio',
  radiusUnknown:
    'Los datos de {model} no indican un radio de curvatura admisible, por lo que se muestra plano.',
  scale: 'La longitud, la anchura y el espesor están a escala; la separación entre las capas, no.',
  table: 'Lo mismo en cifras',
  size: 'Longitud × anchura',
  layers: 'Capas, desde la cara expuesta al sol',
  derived: '{perArea} en {area}',
};
