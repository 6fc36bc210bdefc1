import type { DrawingContent } from '../../../cms/interface.ts';
import { drawingWidth } from '../../drawings/sketch.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { plural } from '../../i18n/plural.ts';
import { sketchRoof } from '../../roof/sketch.ts';
import type { RoofCase } from './case.ts';
import type { RoofWords } from './content.ts';
import type { RoofOutcome } from './outcome.ts';
import { measures } from './wording.ts';

/** The roof with its modules, for the page and for its PDF. */
export function drawRoof(
  { roof }: RoofCase,
  { modules }: RoofOutcome,
  words: RoofWords,
  language: Language,
): DrawingContent {
  const { tag } = languages[language];
  const { metres } = measures(tag);
  const labels = { length: metres(roof.length), width: metres(roof.width) };
  const sketch = sketchRoof(roof, modules, labels);
  return {
    ...{ width: drawingWidth, height: sketch.height, shapes: sketch.shapes },
    title: words.drawing,
    alternative: words.drawingDescription
      .replace('{length}', labels.length)
      .replace('{width}', labels.width)
      .replace('{count}', plural(words.modulesCount, modules.length, tag)),
    ...{ legend: [], hasExamples: false },
  };
}
