'use client';

import {
  ConfirmationModal,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useRef } from 'react';

const question = 'keep-edits';

/**
 * Keeps what was typed when another language is chosen to edit: as a draft where there are drafts,
 * otherwise by asking first. Payload asks only before a link is followed, and the choice of a
 * language is none.
 */
export function KeepEdits() {
  const isModified = useFormModified();
  const { isValid } = useForm();
  // What was refused when it was saved no longer counts as modified, and is not saved either.
  const isUnsaved = isModified || !isValid;
  const { openModal } = useModal();
  const { t } = useTranslation();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const chosen = useRef('');
  const saveDraft = useDraft();
  const leave = useRef(() => {});
  const save = useRef(saveDraft);

  useEffect(() => {
    save.current = saveDraft;
    leave.current = () => {
      const address = new URL(window.location.href);
      address.searchParams.set('locale', chosen.current);
      startRouteTransition(() => router.push(`${address.pathname}${address.search}`));
    };
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const locale = button?.querySelector('.localizer__locale-code')?.getAttribute('data-locale');
      // The button that opens the choice names the language that is edited already.
      if (!locale || button?.closest('.localizer')) return;
      event.preventDefault();
      event.stopPropagation();
      chosen.current = locale;
      // Closes the choice, which would stay in front of the question.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      void save.current().then((isKept) => (isKept ? leave.current() : openModal(question)));
    };
    // Before the listeners of React.
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isUnsaved, openModal]);

  return (
    <ConfirmationModal
      modalSlug={question}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={() => leave.current()}
    />
  );
}

/** @returns what keeps the form as a draft, as Payload does a moment after the last key. */
function useDraft(): () => Promise<boolean> {
  const { submit } = useForm();
  const { docConfig, id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const { code: locale } = useLocale();

  return async () => {
    const isKept = docConfig && hasAutosaveEnabled(docConfig) && hasSavePermission;
    const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`;
    if (!isKept || !document) return false;
    const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`;
    const saved = await submit({
      action: `/api/${document}?${query}`,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    }).catch(() => undefined);
    return (saved && 'res' in saved && saved.res.ok) === true;
  };
}
