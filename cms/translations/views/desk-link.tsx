import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { deskMessage } from '../../../app/i18n/desk.ts';
import { languagesOf } from '../rights.ts';
import './desk.css';

/** The way to the desk, above the collections, for whoever may use it. */
export function DeskLink({ user, i18n }: ServerProps) {
  if (!user || languagesOf(user).length === 0) return null;
  return (
    <Link className="nav__link desk-link" href="/admin/translations" prefetch={false}>
      <span className="nav__link-label">{deskMessage('translations', i18n.language)}</span>
    </Link>
  );
}
