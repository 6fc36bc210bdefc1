import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SpaceContent } from '../../../../cms/interface.ts';
import { useLanguageTag } from '../../../site.tsx';
import { firstPose, type Pose } from '../sheets.ts';
import { pictured, type Words } from '../wording.ts';
import { Controls } from './controls.tsx';
import { Legend, namedIn } from './legend.tsx';
import styles from './space.css?inline';
import { createStage, type Mark, type Stage } from './stage.ts';
import { useBending } from './use-bending.ts';

export interface SpaceProperties {
  space: SpaceContent;
  words: Words;
  stageStyle: CSSProperties;
  /** Called when it cannot be drawn, or no longer. */
  giveUp: () => void;
}

// They come with this part, since the style sheet that all pages share is not for one of them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Where there is room for words beside the picture: as in space.css. */
const isWide = matchMedia('(min-width: 48rem)');
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

export function Space({ space, words, stageStyle, giveUp }: SpaceProperties) {
  const languageTag = useLanguageTag();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const [pose, setPose] = useState<Pose>(() => ({
    ...firstPose,
    bend: space.bendRadius ? firstPose.bend : 0,
  }));
  const wanted = useRef(pose);

  function change(part: Partial<Pose>) {
    setPose((before) => ({ ...before, ...part }));
  }

  useEffect(() => {
    wanted.current = pose;
    stage.current?.ask();
  }, [pose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage asks for what changes later
  useEffect(() => {
    const [shown, around] = [canvas.current, view.current];
    if (!shown || !around) return undefined;
    const created = createStage({
      ...{ canvas: shown, content: space, first: wanted.current, isStill: isStill.matches },
      wanted: () => wanted.current,
      freeOnRight: () => freeOnRight(around),
      showMarks: (marks) => placeMarks(around, marks),
    });
    if (!created) {
      giveUp();
      return undefined;
    }
    stage.current = created;
    // The button that was pressed is gone.
    controls.current?.querySelector('input')?.focus({ preventScroll: true });
    const resized = new ResizeObserver(() => created.ask());
    resized.observe(shown);
    shown.addEventListener('webglcontextlost', giveUp);
    return () => {
      shown.removeEventListener('webglcontextlost', giveUp);
      resized.disconnect();
      created.release();
      stage.current = undefined;
    };
  }, []);

  const bending = useBending(pose.bend, (bend) => change({ bend }));
  const named = namedIn(space, pose);
  const canBend = space.bendRadius !== null;
  return (
    <>
      <div className="space-view" ref={view}>
        <div className="space-picture" style={stageStyle}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={pictured(space, pose.bend, words, languageTag)}
            {...(canBend && { className: 'space-bends', ...bending })}
          />
        </div>
        <svg className="space-lines" aria-hidden="true">
          {named.map(({ id }) => (
            <line key={id} data-line={id} />
          ))}
        </svg>
        {named.map(({ id }, index) => (
          <span key={id} className="space-mark" data-mark={id} aria-hidden="true">
            {index + 1}
          </span>
        ))}
        <Legend named={named} />
      </div>
      <div ref={controls}>
        <Controls {...{ space, words, pose, change }} />
      </div>
    </>
  );
}

/** The share of the picture that the legend covers. */
function freeOnRight(around: HTMLElement): number {
  const legend = around.querySelector<HTMLElement>('.space-legend');
  return legend && isWide.matches ? legend.offsetWidth / around.offsetWidth : 0;
}

/** Lines lead from the legend to what it names; where there is no room for them, numbers do. */
function placeMarks(around: HTMLElement, marks: Mark[]): void {
  const picture = around.querySelector<HTMLElement>('.space-picture');
  if (!picture || marks.length === 0) return;
  const { offsetWidth, offsetHeight } = picture;
  // Everything is measured before anything is moved: else each mark would have the page laid out.
  const places = marks.map(({ id, x, y }) => {
    const [left, top] = [x * offsetWidth, y * offsetHeight];
    const mark = around.querySelector<HTMLElement>(`[data-mark="${id}"]`);
    const line = around.querySelector(`[data-line="${id}"]`);
    const entry = around.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    const legend = entry?.parentElement;
    const ends = entry &&
      legend && {
        ...{ x1: left + 6, y1: top, x2: legend.offsetLeft - 10 },
        y2: legend.offsetTop + entry.offsetTop + entry.offsetHeight / 2,
      };
    return { left, top, mark, line, ends };
  });
  for (const { left, top, mark, line, ends } of places) {
    if (mark) mark.style.transform = `translate(${left}px, ${top}px)`;
    for (const [name, value] of Object.entries(ends ?? {})) {
      line?.setAttribute(name, value.toFixed(1));
    }
  }
}
