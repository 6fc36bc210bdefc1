import type { Field } from 'payload';
import { peopleText } from '../../app/i18n/people.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { administratorsOnly } from '../access.ts';

type Request = { req: { i18n: { language: string } } };

// Whoever can change these can redirect vulnerability reports.
const access = {
  create: administratorsOnly,
  read: administratorsOnly,
  update: administratorsOnly,
};

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const telephonePattern = /^\+[0-9][0-9 ()-]{4,30}$/;

const isHttps = (value: string) => /^https:\/\/\S+$/.test(value) && URL.canParse(value);

/**
 * RFC 9116, 2.5.3: the contact, as a URI.
 * @returns null if the value is not a contact.
 */
export function contactAddress(contact: string): string | null {
  const value = contact.trim();
  if (emailPattern.test(value)) return `mailto:${encodeURI(value)}`;
  if (telephonePattern.test(value)) return `tel:${value.replace(/[ ()]/g, '')}`;
  return isHttps(value) ? value : null;
}

/** @returns null if the value is not the URL of a page. */
export const policyAddress = (policy: string): string | null =>
  isHttps(policy.trim()) ? policy.trim() : null;

/** The contents of /.well-known/security.txt. */
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
  {
    name: 'secondFactorIsRequired',
    type: 'checkbox',
    label: peopleText('secondFactorRequired'),
    admin: { description: peopleText('secondFactorRequiredHelp') },
    access,
    defaultValue: false,
  },
];
