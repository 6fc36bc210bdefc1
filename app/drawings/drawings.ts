import type { DrawingContent, ModelContent, ParameterContent } from '../../cms/interface.ts';
import { catalogues } from '../i18n/catalogues.ts';
import type { PlotKey } from '../i18n/en/documents.ts';
import type { DrawingKey, DrawingMessages } from '../i18n/en/drawings.ts';
import { formatNumber, listOf, spaceBefore } from '../i18n/format.ts';
import { isWithoutSpaces, type Language, languages } from '../i18n/languages.ts';
import { typeset } from '../i18n/typography.ts';
import { adhesionTest } from './adhesion-test.ts';
import { balcony } from './balcony.ts';
import { balconyPair } from './balcony-pair.ts';
import { balconySteps } from './balcony-steps.ts';
import { bondingSteps, flatRoofSteps, seamSteps } from './bonding-steps.ts';
import { drawPlot, isPlot } from './characteristics.ts';
import { charger } from './charger.ts';
import { clampSteps } from './clamp-steps.ts';
import { flatRoof } from './flat-roof.ts';
import { module } from './module.ts';
import { roofPlans } from './roof-plans.ts';
import { seamClamp } from './seam-clamp.ts';
import type { DrawnModel, Measure, Sketch } from './sketch.ts';
import { standingSeam } from './standing-seam.ts';
import { latitudes, sunPath } from './sun-path.ts';
import { trapezoidal } from './trapezoidal.ts';
import { vehicleRoof } from './vehicle-roof.ts';
import type { ExampleLabel } from './vehicle-sections.ts';
import { vehicleWiring } from './vehicle-wiring.ts';
import { wordmarkConstruction } from './wordmark-construction.ts';
import { yachtDeck } from './yacht-deck.ts';

/** Of a measure that is an example. */
const star = '\u00a0*';

/** Labels of figures that no source has, in the numbers of a language. */
const examplesIn =
  (language: Language): ExampleLabel =>
  (value, unit) => {
    const { tag } = languages[language];
    return `${formatNumber(value, tag)}${unit ? spaceBefore(unit, tag) + unit : ''}${star}`;
  };

/** Those that show a module in its proportions need the size of one. */
const ofModel =
  (draw: (model: DrawnModel, example: ExampleLabel) => Sketch) =>
  (model: DrawnModel | null, language: Language) =>
    model && draw(model, examplesIn(language));

const drawings: Record<
  DrawingKey,
  (model: DrawnModel | null, language: Language) => Sketch | null
> = {
  module: ofModel(module),
  trapezoidal: ofModel(trapezoidal),
  adhesionTest,
  standingSeam,
  flatRoof,
  seamClamp: ofModel(seamClamp),
  bondingSteps,
  seamSteps,
  flatRoofSteps,
  clampSteps,
  vehicleRoof: ofModel(vehicleRoof),
  vehicleWiring,
  balcony: ofModel(balcony),
  balconySteps,
  balconyPair: ofModel(balconyPair),
  charger: ofModel(charger),
  yachtDeck,
  roofPlans,
  wordmark: wordmarkConstruction,
  sunPath,
};

/** @returns null if the drawing shows a module and the product data have too little of one. */
export function drawDrawing(
  key: DrawingKey | PlotKey,
  models: ModelContent[],
  language: Language,
): DrawingContent | null {
  if (isPlot(key)) return models[0] ? drawPlot(key, models[0], language) : null;
  const sizes = models.map((model) => sizeOf(model, key === 'module', language));
  const size = sizes.find((one) => one !== null) ?? null;
  const sketch = drawings[key](size?.drawn ?? null, language);
  if (!sketch) return null;
  const words: DrawingMessages[DrawingKey] = catalogues[language].drawings[key];
  const set = (text: string) => typeset(text, language);
  const legend = words.legend.map(set);
  const numbered = legend.map((text, index) => `${index + 1}: ${text}`);
  const between = isWithoutSpaces(language) ? '；' : '; ';
  const said = [set(words.description), ...(size ? [size.words] : []), ...numbered];
  return {
    ...{ width: sketch.width, height: sketch.height },
    title: set(words.title),
    alternative: said.join(between),
    legend,
    ...(words.note && { note: set(words.note.replace('{latitude}', String(latitudes[language]))) }),
    hasExamples: sketch.shapes.some((shape) => shape.kind === 'text' && shape.text.endsWith(star)),
    shapes: sketch.shapes,
  };
}

/** @param isFromSide whether the drawing shows how thin the model is. */
function sizeOf({ groups }: ModelContent, isFromSide: boolean, language: Language) {
  const rows = groups.flatMap((group) => group.rows);
  const read = (key: string) => rows.find((row) => row.key === key && row.number !== undefined);
  const [length, width] = [read('length'), read('width')];
  if (!length || !width) return null;
  const thickness = isFromSide ? read('thickness') : undefined;
  const { tag } = languages[language];
  const measureOf = ({ number = 0, isExample }: ParameterContent): Measure => ({
    value: number,
    label: `${formatNumber(number, tag)}${isExample ? star : ''}`,
  });
  const word = ({ name, number = 0, unit }: ParameterContent) =>
    `${name} ${formatNumber(number, tag)}${spaceBefore(unit ?? '', tag)}${unit ?? ''}`;
  const shown = [length, width, ...(thickness ? [thickness] : [])];
  const drawn: DrawnModel = {
    ...{ length: measureOf(length), width: measureOf(width) },
    ...(thickness && { thickness: measureOf(thickness) }),
  };
  return { drawn, words: listOf(shown.map(word), tag) };
}
