import type { Payload } from 'payload';
import type { FormValues } from '../../app/forms/schema.ts';

/** Which of the optional questions the form asks, according to the settings. */
interface AskedFields {
  dateOfBirth: boolean;
  nationality: boolean;
}

async function readAskedFields(payload: Payload): Promise<AskedFields> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return {
    dateOfBirth: settings.asksDateOfBirth !== false,
    nationality: settings.asksNationality !== false,
  };
}

/** What is not asked for is not stored either, whoever sends it. */
export async function withoutUnasked(payload: Payload, values: FormValues): Promise<FormValues> {
  const asked = await readAskedFields(payload);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        (name !== 'dateOfBirth' || asked.dateOfBirth) &&
        (name !== 'nationality' || asked.nationality),
    ),
  );
}
