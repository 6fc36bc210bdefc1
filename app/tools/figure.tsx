interface Properties {
  /** The result in one sentence. */
  text: string;
  /** As the sentence has it. */
  number: string;
}

/** A result in one sentence, whose number is large wherever the language puts it. */
export function Figure({ text, number }: Properties) {
  const [before, after] = text.split(number);
  // Where nothing is enough, no number is said.
  if (after === undefined) return <p className="tool-figure tool-figure-words">{text}</p>;
  return (
    <p className="tool-figure">
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </p>
  );
}
