import type { YieldContent } from '../content.ts';

interface Properties {
  words: YieldContent['words'];
  sources: string;
  /** What a tool leaves out beside that. */
  missing?: string[];
  /** What it deducts beside that. */
  deducted?: string;
  /** A balcony does not drive. */
  isStationary?: boolean;
}

/** What the estimate leaves out, and where its data come from: said where it stands. */
export function Honesty({ words, sources, missing: own = [], deducted, isStationary }: Properties) {
  const missing = [
    ...own,
    words.notInShade,
    words.notInSnow,
    words.notInAge,
    words.notInUse,
    ...(isStationary ? [] : [words.notInVehicle]),
  ];
  return (
    <section className="tool">
      <div className="tool-sheet">
        <div>
          <h2>{words.notIn}</h2>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>{words.isIn}</p>
          {deducted && <p>{deducted}</p>}
        </div>
        <div>
          <h2>{words.method}</h2>
          <p>{words.methodText}</p>
          <p>{words.period}</p>
          <h3 className="tool-sources">{words.sources}</h3>
          {/* The licences prescribe these words. */}
          <p className="field-hint" lang="en">
            {sources}
          </p>
        </div>
      </div>
    </section>
  );
}
