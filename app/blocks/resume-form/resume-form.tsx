import { useRouteLoaderData } from 'react-router';
import type { BlockOf, LayoutContent } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import { ResumeForm } from '../../forms/resume-form.tsx';
import { WordsContext } from '../../forms/resume-words.ts';
import { useMessages } from '../../site.tsx';
import './resume-form.css';

export default function ResumeFormBlock({ block }: { block: BlockOf<'resumeForm'> }) {
  const messages = useMessages();
  const layout = useRouteLoaderData<LayoutContent>('layout');
  const { application } = block;
  return (
    <section className="form-block resume-form-block" id={block.anchor ?? undefined}>
      <div className="form-block-words">
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      <WordsContext value={{ ...messages, ...application.words }}>
        <ResumeForm
          jobs={application.jobs}
          chosen={application.chosen}
          countries={application.countries}
          sendsMail={application.sendsMail}
          asks={{ ...layout?.resumeFields }}
        />
      </WordsContext>
    </section>
  );
}
