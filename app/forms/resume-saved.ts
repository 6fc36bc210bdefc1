import { fetchJson, ResponseError } from '../http.ts';
import { parseDraft, type ResumeDraft } from './resume-draft.ts';

/** Fetches what was saved on the server, by the token in the mailed link. */
export async function fetchSaved(
  token: string,
): Promise<ResumeDraft | 'draftUnknown' | 'draftFailed'> {
  try {
    const { pastPositions, ...values } = await fetchJson<Record<string, unknown>>(
      `/forms/resume/saved/${encodeURIComponent(token)}`,
    );
    return parseDraft({ values, positions: pastPositions ?? [] }) ?? 'draftFailed';
  } catch (error) {
    const isUnknown = error instanceof ResponseError && error.status === 404;
    return isUnknown ? 'draftUnknown' : 'draftFailed';
  }
}
