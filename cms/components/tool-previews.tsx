import type { UIFieldServerComponent } from 'payload';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { previewedTools, toolPreview } from '../publishing/draft-address.ts';
import './writing.css';

const tools = Object.entries(previewedTools) as [keyof typeof previewedTools, string][];

/** Beside the form: the tools with the draft, each in a tab of its own. */
export const ToolPreviews: UIFieldServerComponent = ({ i18n, req }) => {
  const reader = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return (
    <section className="publishing-panel">
      <h3 className="field-label">{staffMessage('toolPreviews', reader)}</h3>
      <ul>
        {tools.map(([name, path]) => (
          <li key={name}>
            <a href={toolPreview(path, req.locale ?? reader)} rel="noreferrer" target="_blank">
              {toolMessages(reader, name).title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
