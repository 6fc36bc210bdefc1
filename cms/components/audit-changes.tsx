import type { FlattenedField, JSONFieldServerComponent, Payload } from 'payload';
import { historyMessage } from '../../app/i18n/history.ts';
import { isLanguage, languages } from '../../app/i18n/languages.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import type { Change, Changes } from '../audit/changes.ts';
import './history.css';

/** What an entry of the audit log changed, field by field. */
export const AuditChanges: JSONFieldServerComponent = ({ data, i18n: { language }, payload }) => {
  const say = (key: Parameters<typeof historyMessage>[0]) => historyMessage(key, language);
  const { changes = [], more = 0 }: Partial<Changes> = data?.changes ?? {};
  const fields = fieldsOf(payload, data?.subject);
  if (changes.length === 0) return <p className="field-type">{say('auditNoChanges')}</p>;
  // Of what strangers sent, only the names of the fields are kept.
  const hasValues = !['inquiries', 'applications'].includes(data?.subject);
  const value = (label: string, text: string | null) => (
    <td data-label={label}>
      {hasValues ? (text ?? <em>{say('auditEmpty')}</em>) : <em>{say('auditNotKept')}</em>}
    </td>
  );
  return (
    <section className="field-type audit-changes">
      <h2 className="field-label" id="audit-changes">
        {say('auditChanges')}
      </h2>
      <table aria-labelledby="audit-changes">
        <thead>
          <tr>
            <th scope="col">{say('auditField')}</th>
            <th scope="col">{say('auditBefore')}</th>
            <th scope="col">{say('auditAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.path} ${change.language}`}>
              <th scope="row">{nameOf(change, fields, language)}</th>
              {value(say('auditBefore'), change.before)}
              {value(say('auditAfter'), change.after)}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{say('auditMore').replace('{count}', String(more))}</p>}
    </section>
  );
};

function fieldsOf({ collections, config }: Payload, subject: unknown): FlattenedField[] {
  const collection = Object.values(collections).find((one) => one.config.slug === subject);
  const global = config.globals.find(({ slug }) => slug === subject);
  return collection?.config.flattenedFields ?? global?.flattenedFields ?? [];
}

/** `blocks.2.title` in the words of the form: "Blocks 3, title (Deutsch)". */
function nameOf({ path, language }: Change, fields: FlattenedField[], reader: string): string {
  const words: string[] = [];
  let known = fields;
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      words.push(`${words.pop() ?? ''} ${Number(part) + 1}`);
      continue;
    }
    const field = known.find(({ name }) => name === part);
    words.push(labelOf(field, reader) ?? part);
    known = fieldsBelow(field);
  }
  const name = words.join(' › ');
  return language && isLanguage(language) ? `${name} (${languages[language].name})` : name;
}

function labelOf(field: FlattenedField | undefined, reader: string): string | undefined {
  const label = field && 'label' in field ? field.label : undefined;
  if (typeof label === 'string') return label;
  return label && typeof label === 'object'
    ? inLanguage(label as Record<string, string>, reader)
    : undefined;
}

/** Of blocks, those of all kinds: the names that they share have the same words. */
function fieldsBelow(field: FlattenedField | undefined): FlattenedField[] {
  if (field?.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return field && 'flattenedFields' in field ? field.flattenedFields : [];
}
