import * as v from 'valibot';
import {
  type ErrorCode,
  type FormSchema,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
} from './schema.ts';

const contactRequired: ErrorCode = 'contactRequired';

/** The project consultation: specification, section 3. Lengths are in UTF-16 code units. */
export const quote = v.pipe(
  v.object({
    name: requiredText(200),
    phone: optionalPhone,
    email: optionalEmail,
    projectAddress: requiredText(200),
    detailedAddress: optionalText(500),
    companyName: optionalText(200),
    content: optionalText(20_000),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email.trim() !== '' || phone.trim() !== '',
      contactRequired,
    ),
    ['email'],
  ),
) satisfies FormSchema;
