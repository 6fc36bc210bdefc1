import { redirect } from 'next/navigation.js';
import type { ServerProps } from 'payload';
import { isTranslator } from '../rights.ts';

/** The only room that translators have is where they begin. */
export function TranslatorStart({ user }: ServerProps) {
  if (isTranslator(user)) redirect('/admin/translations');
  return null;
}
