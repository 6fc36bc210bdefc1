import { useState } from 'react';
import { readResumeDraft } from './resume-draft.ts';
import type { useResumeEntries } from './resume-entries.ts';

type Notice = 'draftRestored' | 'draftUnknown' | 'draftFailed';

const loadSaved = () => import('./resume-saved.ts');

/**
 * Fills in what was saved on the device, or on the server for whoever has the link to it.
 * @param isReopened whether the server has filled in the form from such a link.
 */
export function useResumeRestoring(
  entries: ReturnType<typeof useResumeEntries>,
  isReopened: boolean,
) {
  const [notice, setNotice] = useState<Notice | null>(isReopened ? 'draftRestored' : null);

  async function restore() {
    const kept = readResumeDraft();
    if (kept && entries.restore(kept)) setNotice('draftRestored');
    const token = new URLSearchParams(window.location.search).get('draft');
    if (!token) return;
    const saved = await loadSaved()
      .then(({ fetchSaved }) => fetchSaved(token))
      .catch(() => 'draftFailed' as const);
    if (typeof saved === 'string') return setNotice(saved);
    entries.restore(saved);
    setNotice('draftRestored');
  }

  return { notice, restore: () => void restore() };
}
