import { useRouteLoaderData } from 'react-router';
import type { BlockOf, LayoutContent } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import { ResumeForm } from '../../forms/resume-form.tsx';
import { SiteProvider, useFormState, useMessages, useSite } from '../../site.tsx';
import './resume-form.css';

export default function ResumeFormBlock({ block }: { block: BlockOf<'resumeForm'> }) {
  const site = useSite();
  const formState = useFormState();
  const messages = useMessages();
  const layout = useRouteLoaderData<LayoutContent>('layout');
  const { words, ...application } = block.application;
  return (
    <section className="form-block resume-form-block" id={block.anchor ?? undefined}>
      <div className="form-block-words">
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
      </div>
      <SiteProvider site={site} formState={formState} messages={{ ...messages, ...words }}>
        <ResumeForm {...application} asks={{ ...layout?.resumeFields }} />
      </SiteProvider>
    </section>
  );
}
