import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import '../../forms/fields.css';
import { kinds } from '../../tools/yield/case.ts';
import { kindName } from '../../tools/yield/wording.ts';
import { FormSection } from '../form/form-section.tsx';

/** The beginning of an estimate on any page: the tool goes on with what it says. */
export default function YieldForm({ block }: { block: BlockOf<'yieldForm'> }) {
  const id = useId();
  const { words } = block;
  return (
    <FormSection block={block} titleId={`${id}-title`}>
      <form className="form" method="get" action="/tools/yield">
        <div className="field">
          <label htmlFor={`${id}-place`}>{words.place}</label>
          <p className="field-hint" id={`${id}-hint`}>
            {words.placeHint}
          </p>
          <input
            id={`${id}-place`}
            name="place"
            maxLength={80}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
        </div>
        <div className="field field-half">
          <label htmlFor={`${id}-kind`}>{words.kind}</label>
          <select id={`${id}-kind`} name="kind">
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind, words)}
              </option>
            ))}
          </select>
        </div>
        <div className="field field-half">
          <label htmlFor={`${id}-count`}>{words.count}</label>
          <input
            id={`${id}-count`}
            name="count"
            inputMode="decimal"
            maxLength={80}
            autoComplete="off"
            defaultValue="20"
          />
        </div>
        <p className="actions">
          <button className="action action-primary" type="submit">
            {words.calculate}
          </button>
        </p>
      </form>
    </FormSection>
  );
}
