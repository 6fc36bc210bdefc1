import type { YieldContent } from '../content.ts';

/** What the estimate leaves out, and where its data come from: said where it stands. */
export function Honesty({ words, sources }: { words: YieldContent['words']; sources: string }) {
  const missing = [
    words.notInShade,
    words.notInSnow,
    words.notInAge,
    words.notInUse,
    words.notInVehicle,
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
