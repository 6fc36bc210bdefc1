import { type CSSProperties, useState } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Slider } from '../../components/slider.tsx';
import { Text } from '../../components/text.tsx';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import './life-size.css';

type Section = NonNullable<BlockOf<'layers'>['sections']>[number];

/** Pixels to the inch: what CSS reckons with, and printers keep to; what screens have. */
const density = { nominal: 96, least: 60, most: 240 };
/** The short side of a bank card, ISO/IEC 7810 ID-1, in mm. */
const card = 53.98;
/** In mm: more than the widest windows show. What is beyond is cut off. */
const longest = 320;

/** All of a ruler's lines in one path; each centimetre begins with the longest. */
const ticks = Array.from({ length: longest }, (_, millimetre) => {
  const length = millimetre % 10 === 0 ? 5 : millimetre % 5 === 0 ? 3.5 : 2;
  return `M${millimetre} 0v${length}`;
}).join('');
const centimetres = Array.from({ length: longest / 10 - 1 }, (_, index) => index + 1);

interface Properties {
  sections: Section[];
  words: BlockOf<'layers'>['words'];
}

/** The sections as thick as they are. How large a pixel is, only somebody with a known length can say. */
export function LifeSize({ sections, words }: Properties) {
  const language = useLanguageTag();
  const [pixels, setPixels] = useState(density.nominal);
  return (
    <div className="life-size" style={{ '--millimetre': pixels / 25.4 } as CSSProperties}>
      <div>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <div className="life-size-how">
          <p>{words.howTo}</p>
          <Slider
            label={words.slider}
            value={pixels}
            text={words.density.replace('{value}', formatNumber(pixels, language))}
            from={density.least}
            to={density.most}
            change={setPixels}
          />
        </div>
      </div>
      <div>
        {sections.map((section) => (
          <Edge key={section.id} section={section} />
        ))}
        <svg aria-hidden="true" style={heightOf(15)}>
          <g>
            <path d={ticks} />
            <text x="-0.8" y="8.5">
              0 cm
            </text>
            {centimetres.map((one) => (
              <text key={one} x={one * 10} y="8.5" textAnchor="middle">
                {one}
              </text>
            ))}
            <path className="life-size-card" d={`M${card} 0V15`} />
            <text x={card - 1} y="14" textAnchor="end">
              {words.card}
            </text>
          </g>
        </svg>
      </div>
    </div>
  );
}

/** The edge of a module from the side; its length goes on beyond the drawing. */
function Edge({ section }: { section: Section }) {
  const language = useLanguageTag();
  let y = 0;
  return (
    <>
      <p>
        <Text value={section.name} />{' '}
        <small>
          {formatNumber(section.thickness, language)}
          {noBreakSpace}mm
        </small>
        <ExampleMark isExample={section.isExample} />
      </p>
      <svg aria-hidden="true" style={heightOf(section.thickness)}>
        <g>
          {section.layers?.map(({ id, thickness, material }) => {
            const top = y;
            y += thickness;
            return (
              <rect key={id} className={material} y={top} width={longest} height={thickness} />
            );
          })}
          <path d={`M${longest} 0H0V${section.thickness}H${longest}`} />
        </g>
      </svg>
    </>
  );
}

const heightOf = (millimetres: number) => ({ '--height': millimetres }) as CSSProperties;
