import { useId } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import SpecificationTable from '../../blocks/specification-table/specification-table.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { inPlace } from '../../navigation.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import type { CompareContent } from '../content.ts';
import { ToolField } from '../field.tsx';
import '../tool.css';
import { places } from './query.ts';

export { loader } from '../../pages/published/published.tsx';

/** Models side by side, and a module of glass: the same table as on the pages of products. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page?.tool?.name !== 'compare' || !page.comparison) return <NotFound />;
  const { tool, comparison } = page;
  const { words, chosen } = tool;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <Text as="h1" className="page-title" value={page.title} />
      <section className="tool">
        <p className="lead">{words.description}</p>
        <Choice tool={tool} />
      </section>
      <SpecificationTable
        block={{
          blockType: 'specificationTable',
          id: 'comparison',
          title: words.table,
          text: words.differences,
          models: comparison,
          basis: words.glassBasis,
        }}
        differs={words.differs}
      />
      <section className="tool">
        <p className="actions">
          <a
            className="action"
            href={`/tools/compare.csv?${new URLSearchParams([['v', '1'], ...Object.entries(chosen)])}`}
            download
          >
            {words.saveCsv}
          </a>
          <button className="action tool-scripted" type="button" onClick={() => window.print()}>
            {words.print}
          </button>
        </p>
      </section>
    </>
  );
}

/** With scripts the table follows each choice; without them a button asks for it. */
function Choice({ tool: { words, models, chosen } }: { tool: CompareContent }) {
  const navigate = useNavigate();
  const formId = useId();
  const options = [{ key: '', name: words.none }, ...models];

  function change() {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    void navigate(`/compare?${new URLSearchParams(entries)}`, { state: inPlace });
  }

  return (
    <form id={formId} method="get" action="/compare">
      <input type="hidden" name="v" value="1" />
      <div className="tool-fields tool-four">
        {places.map((place, index) => (
          <ToolField
            key={place}
            name={place}
            label={words.model.replace('{number}', String(index + 1))}
            value={chosen[place] ?? ''}
            options={options}
            change={change}
          />
        ))}
      </div>
      <noscript>
        <p className="actions">
          <button className="action action-primary" type="submit">
            {words.compare}
          </button>
        </p>
      </noscript>
    </form>
  );
}
