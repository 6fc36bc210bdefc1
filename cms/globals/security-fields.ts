import type { Field } from 'payload';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { administratorsOnly } from '../access.ts';

type Request = { req: { i18n: { language: string } } };

// Whoever may change these can have reports of flaws sent to himself.
const access = {
  create: administratorsOnly,
  read: administratorsOnly,
  update: administratorsOnly,
};

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const telephonePattern = /^\+[0-9][0-9 ()-]{4,30}$/;

const isHttps = (value: string) => /^https:\/\/\S+$/.test(value) && URL.canParse(value);

/**
 * RFC 9116, 2.5.3: who to tell, as an address that programs can use.
 * @returns null for what is no contact.
 */
export function contactAddress(contact: string): string | null {
  const value = contact.trim();
  if (emailPattern.test(value)) return `mailto:${encodeURI(value)}`;
  if (telephonePattern.test(value)) return `tel:${value.replace(/[ ()]/g, '')}`;
  return isHttps(value) ? value : null;
}

/** @returns null for what is no address of a page. */
export const policyAddress = (policy: string): string | null =>
  isHttps(policy.trim()) ? policy.trim() : null;

/** What /.well-known/security.txt says. */
export const securityFields: Field[] = [
  {
    name: 'securityContact',
    type: 'text',
    label: staffText('securityContact'),
    admin: { description: staffText('securityContactHelp') },
    access,
    maxLength: 200,
    validate: (value: unknown, { req }: Request) =>
      !value ||
      contactAddress(String(value)) !== null ||
      staffMessage('securityContactInvalid', req.i18n.language),
  },
  {
    name: 'securityContactIsExample',
    type: 'checkbox',
    label: staffText('securityContactIsExample'),
    access,
    defaultValue: false,
  },
  {
    name: 'securityPolicy',
    type: 'text',
    label: staffText('securityPolicy'),
    access,
    maxLength: 500,
    validate: (value: unknown, { req }: Request) =>
      !value ||
      policyAddress(String(value)) !== null ||
      staffMessage('securityPolicyInvalid', req.i18n.language),
  },
];
