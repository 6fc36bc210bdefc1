import { postJson } from '../http.ts';
import { resume } from './resume.ts';
import { checkForm } from './schema.ts';
import { schemaOf } from './schemas.ts';
import { explain, type SendingFailure, sendWithProof } from './sending.ts';
import { valuesOf } from './values.ts';

/**
 * Has a link to the unfinished application mailed.
 * @returns null if it is on its way.
 */
export async function sendResumeLink(
  data: FormData,
  filledIn: number,
): Promise<SendingFailure | null> {
  const { file: _, ...values } = valuesOf(resume, data);
  const { email } = checkForm(schemaOf(resume), values).errors ?? {};
  if (email) return { errors: { email } };
  try {
    await sendWithProof((proof) =>
      postJson('/forms/resume/save', {
        ...values,
        filledIn,
        ...(proof !== undefined && { proof }),
      }),
    );
    return null;
  } catch (error) {
    return explain(error);
  }
}
