import * as v from 'valibot';
import {
  agreement,
  type FormSchema,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
  yesOrNo,
} from './schema.ts';

/** Made-to-measure modules of the off-grid series: specification, section 3. */
export const customRequest = v.object({
  name: requiredText(200),
  company: optionalText(200),
  email: requiredEmail,
  telephone: optionalPhone,
  country: optionalText(200),
  projectScale: optionalText(500),
  requirements: requiredText(20_000),
  portablePowerStation: yesOrNo,
  privacy: agreement,
}) satisfies FormSchema;
