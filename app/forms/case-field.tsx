import type { CarriedCaseContent } from '../../cms/interface.ts';
import { SiteLink } from '../components/site-link.tsx';
import { type FieldProperties, useFieldMessages } from './fields.tsx';

interface Properties extends FieldProperties {
  carried: CarriedCaseContent | undefined;
}

/**
 * What the visitor has calculated in a tool: to be read, to be changed there, or to be left out by
 * taking the tick away. Works without scripts, since the box itself holds what is sent.
 */
export function CaseField({ field, values, carried }: Properties) {
  const messages = useFieldMessages();
  const value = values[field.name];
  if (!carried) {
    // A form that is shown again without its page keeps what it had.
    return value ? <input type="hidden" name={field.name} value={value} /> : null;
  }
  const { words, title, summary, rows, href } = carried;
  return (
    <div className="field field-agreement">
      <strong>{messages[field.label]}</strong>
      <label>
        <input type="checkbox" name={field.name} value={carried.value} defaultChecked />
        <span>{words.send}</span>
      </label>
      <div className="field-details">
        <p className="field-hint">{title}</p>
        {summary.map((sentence) => (
          <p key={sentence} className="field-hint">
            {sentence}
          </p>
        ))}
        <details>
          <summary>{words.inFull}</summary>
          <ul className="field-files">
            {rows.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
              <li key={index}>
                <span>{name}</span> <span>{value}</span>
              </li>
            ))}
          </ul>
        </details>
        <SiteLink to={href}>{words.change}</SiteLink>
      </div>
    </div>
  );
}
