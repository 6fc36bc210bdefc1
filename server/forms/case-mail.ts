import { createHash, randomUUID } from 'node:crypto';
import { readCase } from '../../app/forms/carried-case.ts';
import { caseMailFields, caseMailForm } from '../../app/forms/case-mail.ts';
import { checkForm, type FormValues } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { normalizedAddress } from '../../cms/addresses.ts';
import { type Mail, mailTo } from '../../cms/mail/messages.ts';
import { costs } from '../http/client-budget.ts';
import type { Limit } from '../http/limits.ts';
import type { Allowance } from '../http/rate-limit.ts';
import type { Uploads } from '../http/uploads.ts';
import { type FormBody, readForm } from './form-body.ts';
import { onlyTexts } from './form-request.ts';
import type { FormKind, FormServices } from './submissions.ts';

export interface CaseMails {
  /** What is said of a case; null of one that cannot be calculated. */
  tell: (sent: string, language: Language) => Promise<Told | null>;
  /** @throws if the mail server did not accept the mail. */
  send: (mail: Mail) => Promise<void>;
  /** Counts by address, and each form once. */
  limit: Limit;
}

/** To one address, whoever asks, as with the mails of all forms (cms/mail/recipients.ts). */
const toAddress: Allowance = { burst: 3, secondsEach: 20 * 60 };

/** A second click, or a reload, sends no second mail. */
const ofForm: Allowance = { burst: 1, secondsEach: 10 * 60 };

/** Who needs a mail needs one: of those without scripts, a client sends five at once. */
const cost = 2;

/** While the mail server is slow, visitors wait; with more of them nobody would be served. */
const mostAtOnce = 20;
let underWay = 0;

const schema = schemaOf(caseMailFields);

interface Told {
  title: string;
  text: string;
}

interface Asked {
  values: FormValues;
  cost: number;
  told?: Told;
}

/**
 * `POST /forms/calculation`: mails a case to whoever has calculated it, while they wait. The
 * address is in no table, so there is nothing to delete; what is said is calculated here, and
 * nobody can put words into it.
 */
export function caseMailKind(
  { tell, send, limit }: CaseMails,
  services: Pick<FormServices, 'budget' | 'log' | 'sites'> & { uploads: Uploads },
): FormKind<Asked, FormBody> {
  const { budget, sites } = services;
  return {
    name: caseMailForm,
    defaultPage: '/tools',
    // Sites in mainland China do not offer it (app/tools/actions.tsx).
    asksTransferConsent: true,
    read: (context, wantsPage) =>
      readForm(context, { fields: caseMailFields, wantsPage, ...services }),
    check(input) {
      const { values, errors } = checkForm(schema, input);
      if (!values) return { errors };
      return values.case ? { accepted: { values, cost } } : { errors: { case: 'invalid' } };
    },
    async checkFiles({ values, ...asked }, context) {
      const { language } = sites.ofHost(context.req.header('host'));
      // A large roof takes as long to fill as a page to render.
      const told = await budget.run(context, costs.page, () => tell(values.case ?? '', language));
      return told
        ? { accepted: { values, ...asked, told } }
        : { errors: { case: 'invalid' as const } };
    },
    queryOf: ({ case: sent }) => {
      const one = readCase(sent);
      return one ? `?${one.query}` : '';
    },
    shown: onlyTexts,
    async store({ values: { email = '' }, told }, { language, suspicion, idempotencyKeys }) {
      const done = { answer: { status: 'sent' }, state: { isSaved: true as const } };
      const messageId = `<calculation-${randomUUID()}@earc-website>`;
      const mail = told && mailTo({ email, language, messageId }, 'calculation', { ...told });
      // A bot is not told that it was recognised.
      if (!mail || suspicion) return done;
      const [key = messageId] = idempotencyKeys;
      const isNew = await limit.take(`form ${key}`, ofForm);
      if (!isNew.isAllowed) return done;
      const recipient = `address ${hashOf(normalizedAddress(email))}`;
      const { isAllowed } = await limit.take(recipient, toAddress);
      if (!isAllowed) return { refused: { email: 'tooMany' } };
      try {
        await amongFew(() => send(mail));
      } catch (error) {
        await limit.giveBack(`form ${key}`, ofForm);
        if (isAboutAddress(error)) return { refused: { email: 'invalid' } };
        // What a mail server says may repeat the address, and would be in the log.
        throw new Error('the mail server did not accept a calculation');
      }
      return done;
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

async function amongFew(work: () => Promise<void>): Promise<void> {
  if (underWay >= mostAtOnce) throw new Error('too many mails are under way');
  underWay += 1;
  try {
    await work();
  } finally {
    underWay -= 1;
  }
}

/** The server will never accept this recipient (SMTP 5xx to `RCPT TO`). */
function isAboutAddress(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
}
