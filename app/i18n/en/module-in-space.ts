import type { Translated } from '../plural.ts';

/** The words of the module in space in English; they reach a page with the data of its block. */
export const messages = {
  show: 'Show in 3D',
  loading: 'Loading the 3D view',
  failed: 'The 3D view could not be loaded. Please try again.',
  unavailable: 'This browser does not show 3D. The picture stays; the table has all figures.',
  picture: '{model}, bent to a radius of {radius}, seen from above',
  pictureFlat: '{model}, lying flat, seen from above',
  controls: 'Look at the module from all sides',
  bend: 'Bend',
  bendHint: 'Drag the module to bend it, or use the sliders.',
  flat: 'flat',
  radius: 'radius {radius}',
  radiusSmallest: 'radius {radius}, the smallest permitted',
  apart: 'Take apart',
  whole: 'whole',
  turn: 'Turn',
  beside: 'Beside glass',
  radiusUnknown: 'The data of {model} state no permitted radius: it is shown flat.',
  scale: 'Length, width and thickness are to scale; the gaps between layers are not.',
  table: 'The same in figures',
  size: 'Length × width',
  layers: 'Layers, from the side facing the sun',
  derived: '{perArea} on {area}',
};

export type ModuleInSpaceMessages = Translated<typeof messages>;
