import { useRouteLoaderData } from 'react-router';
import type { BlockOf, LayoutContent } from '../../../cms/interface.ts';
import { ResumeForm } from '../../forms/resume-form.tsx';
import { SiteProvider, useFormState, useMessages, useSite } from '../../site.tsx';
import { FormSection } from '../form/form-section.tsx';
import './resume-form.css';

export default function ResumeFormBlock({ block }: { block: BlockOf<'resumeForm'> }) {
  const site = useSite();
  const formState = useFormState();
  const messages = useMessages();
  const layout = useRouteLoaderData<LayoutContent>('layout');
  const { words, ...application } = block.application;
  return (
    <FormSection block={block} className="form-block">
      <SiteProvider site={site} formState={formState} messages={{ ...messages, ...words }}>
        <ResumeForm {...application} asks={{ ...layout?.resumeFields }} />
      </SiteProvider>
    </FormSection>
  );
}
