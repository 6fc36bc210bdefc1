import { wordsOf } from '../../app/blocks/form/data.ts';
import { countriesToChoose } from '../../app/blocks/resume-form/data.ts';
import { placedFormOptions } from '../../app/forms/form-options.ts';
import { fieldsOf } from '../../app/forms/forms.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import type { FormState } from '../../app/site.tsx';
import { registrationWords } from '../../cms/activities/words.ts';
import type { Block, PageContent } from '../../cms/interface.ts';

/**
 * A form on its own, rendered without the database: while that is unavailable, a submitted form can
 * still be shown again with what was typed, though not on its page.
 * @returns null for anything but a page's form, such as the login.
 */
export function formPage(state: FormState, path: string, language: Language): PageContent | null {
  const page = { path, description: null, breadcrumbs: [], translatedInto: [] };
  if (state.form === 'activity') {
    const messages = registrationWords(language);
    const registration = { state: 'open', messages } as const;
    return { ...page, title: messages.registrationTitle, blocks: [], registration };
  }
  const block = blockOf(state, language);
  if (!block) return null;
  const title = 'title' in block && typeof block.title === 'string' ? block.title : '';
  return { ...page, title, blocks: [block] };
}

function blockOf({ form, values }: FormState, language: Language): Block | null {
  if (form === 'resume') {
    const title = staffText('resumeFormBlock')[language];
    const application = {
      words: catalogues[language].resume,
      jobs: chosenJob(values),
      chosen: null,
      countries: countriesToChoose(language),
      // What cannot be stored now leads to no mail.
      sendsMail: false,
    };
    return { blockType: 'resumeForm', title, application };
  }
  const known = placedFormOptions.find(({ value }) => value === form) ?? null;
  return (
    known && {
      blockType: 'form',
      title: known.label[language],
      form: known.value,
      words: wordsOf(fieldsOf(known.value), language),
    }
  );
}

/** The position that was chosen stays chosen, though only its number is known. */
function chosenJob({ job, positionAppliedFor }: FormValues) {
  return job ? [{ key: job, name: positionAppliedFor || `# ${job}` }] : [];
}
