import { type CSSProperties, useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Basis } from '../../components/basis.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text } from '../../components/text.tsx';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './layers.css';
import { LifeSize } from './life-size.tsx';

type Section = NonNullable<BlockOf<'layers'>['sections']>[number];

/** All in rem, so that drawing and text scale together. */
const largestHeight = 26;
const largestMillimetre = 5;
const smallestRow = 4.5;

/**
 * Cross-sections of modules, drawn to one scale on a common ground line, with every layer named.
 */
export default function Layers({ block }: { block: BlockOf<'layers'> }) {
  const messages = useMessages();
  const sections = block.sections ?? [];
  const thickest = Math.max(0.1, ...sections.map(thicknessOf));
  const millimetre = Math.min(largestMillimetre, largestHeight / thickest);
  const height = Math.max(0, ...sections.map((section) => heightOf(section, millimetre)));
  return (
    <section className="section-grid layers" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <div className="layers-sections">
        {sections.map((section) => (
          <LayersSection
            key={section.id}
            section={section}
            millimetre={millimetre}
            height={height}
          />
        ))}
      </div>
      <LifeSize sections={sections} words={block.words} />
      <div className="layers-foot">
        <p className="basis">{messages.toScale}</p>
        <Basis value={block.basis} />
      </div>
    </section>
  );
}

/** The height of a list row in rem: room for two lines, or its share of a thick section. */
function rowHeightOf(section: Section, millimetre: number): number {
  const layers = section.layers?.length ?? 0;
  return layers === 0
    ? smallestRow
    : Math.max(smallestRow, (thicknessOf(section) * millimetre) / layers);
}

function heightOf(section: Section, millimetre: number): number {
  return (section.layers?.length ?? 0) * rowHeightOf(section, millimetre);
}

function thicknessOf(section: Section): number {
  return (section.layers ?? []).reduce((sum, layer) => sum + layer.thickness, 0);
}

interface SectionProperties {
  section: Section;
  /** The height of a millimetre and of the higher of all drawings, in rem. */
  millimetre: number;
  height: number;
}

function LayersSection({ section, millimetre, height }: SectionProperties) {
  const messages = useMessages();
  const language = useLanguageTag();
  const layers = section.layers ?? [];
  const areAllExamples = layers.length > 1 && layers.every((layer) => layer.isExample);
  return (
    <div className="layers-section">
      <Text as="h3" value={section.name} />
      <p className="layers-total">
        <span className="layers-figure">{formatNumber(section.thickness, language)}</span>
        {noBreakSpace}mm <small>{messages.inAll}</small>
        <ExampleMark isExample={section.isExample && !areAllExamples} />
      </p>
      <div className="layers-drawing" style={{ '--height': `${height}rem` } as CSSProperties}>
        <Drawing section={section} millimetre={millimetre} />
        <ol style={{ gridAutoRows: `minmax(${rowHeightOf(section, millimetre)}rem, auto)` }}>
          {layers.map((layer) => (
            <li key={layer.id}>
              <Text value={layer.name} />
              <span className="layers-thickness">
                {formatNumber(layer.thickness, language)}
                {noBreakSpace}mm
                <ExampleMark isExample={layer.isExample && !areAllExamples} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      {areAllExamples && (
        <p className="layers-examples">
          <ExampleMark isExample />
        </p>
      )}
    </div>
  );
}

/** Where the body of the section ends and where its leader lines bend, horizontally. */
const bodyStart = '9%';
const bodyWidth = '53%';
const bodyEnd = '62%';
const bend = '76%';

function Drawing({ section, millimetre }: Omit<SectionProperties, 'height'>) {
  const id = useId();
  const height = heightOf(section, millimetre);
  const layers = section.layers ?? [];
  const rowHeight = rowHeightOf(section, millimetre);
  const top = height - thicknessOf(section) * millimetre;
  let y = top;
  const bands = layers.map((layer, index) => {
    const band = { ...layer, y, height: layer.thickness * millimetre };
    y += band.height;
    const label = height - (layers.length - index - 0.5) * rowHeight;
    return { ...band, middle: band.y + band.height / 2, label };
  });
  return (
    <svg aria-hidden="true" style={{ blockSize: `${height}rem` }}>
      <defs>
        <pattern id={`${id}glass`} width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M-2 16 16 -2M-2 2 2 -2M12 16 16 12" className="layers-hatch" />
        </pattern>
        <pattern id={`${id}composite`} width="8" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 2.5H8" className="layers-hatch" />
        </pattern>
        <pattern id={`${id}adhesive`} width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r="0.8" className="layers-dot" />
        </pattern>
        <pattern id={`${id}cells`} width="56" height="100%" patternUnits="userSpaceOnUse">
          <rect width="52" height="100%" className="layers-cells" />
        </pattern>
      </defs>
      <line x1="0.375rem" y1={`${top}rem`} x2="0.375rem" y2={`${height}rem`} />
      <line x1="0" y1={`${top}rem`} x2="0.75rem" y2={`${top}rem`} />
      <line x1="0" y1={`${height}rem`} x2="0.75rem" y2={`${height}rem`} />
      <svg aria-hidden="true" x={bodyStart} width={bodyWidth} className="layers-body">
        {bands.map((band) => (
          <g key={band.id}>
            <rect
              y={`${band.y}rem`}
              width="100%"
              height={`${band.height}rem`}
              className="layers-ground"
            />
            <rect
              y={`${band.y}rem`}
              width="100%"
              height={`${band.height}rem`}
              fill={band.material === 'polymer' ? 'none' : `url(#${id}${band.material})`}
            />
            <line x1="0" y1={`${band.y}rem`} x2="100%" y2={`${band.y}rem`} />
          </g>
        ))}
        <line x1="0" y1={`${height}rem`} x2="100%" y2={`${height}rem`} />
      </svg>
      {bands.map((band) => (
        <g key={band.id} className="layers-leader">
          <circle cx={bodyEnd} cy={`${band.middle}rem`} r="2" />
          <line x1={bodyEnd} y1={`${band.middle}rem`} x2={bend} y2={`${band.label}rem`} />
          <line x1={bend} y1={`${band.label}rem`} x2="100%" y2={`${band.label}rem`} />
        </g>
      ))}
    </svg>
  );
}
