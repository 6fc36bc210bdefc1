import type { DashboardViewServerProps } from '@payloadcms/next/views';
import { getTranslation } from '@payloadcms/translations';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { deskMessage } from '../../app/i18n/desk.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import { startMessage } from '../../app/i18n/start.ts';
import type { Role } from '../access.ts';
import { readWaiting } from '../office/waiting.ts';
import { languagesOf } from '../translations/rights.ts';
import { Figures } from './figures.tsx';
import './start-page.css';

/** The first view of the back office: what waits, and how the site is used. */
export async function StartPage(properties: DashboardViewServerProps) {
  const {
    payload,
    i18n,
    user,
    searchParams = {},
    params,
    permissions,
    locale,
    navGroups,
  } = properties;
  if (!user?.role) return null;
  const { language } = i18n;
  const role: Role = user.role;
  const waiting = await readWaiting(role, { payload, userId: Number(user.id), language });
  const { beforeDashboard, afterDashboard } = payload.config.admin.components;
  const serverProps = { i18n, locale, params, payload, permissions, searchParams, user };
  const { importMap } = payload;
  return (
    <main>
      <Gutter className="start-page">
        <h1>{startMessage('startTitle', language)}</h1>
        {beforeDashboard &&
          RenderServerComponent({ Component: beforeDashboard, importMap, serverProps })}
        <section aria-labelledby="waiting">
          <h2 id="waiting">{startMessage('waiting', language)}</h2>
          {waiting.length === 0 ? (
            <p>{startMessage('waitingNothing', language)}</p>
          ) : (
            <ul className="start-waiting">
              {waiting.map(({ label, count, href }) => (
                <li key={href}>
                  <a href={href}>
                    <b>{formatNumber(count, language)}</b> <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Areas {...{ navGroups, i18n, user }} />
        <Figures payload={payload} role={role} language={language} query={searchParams} />
        {afterDashboard &&
          RenderServerComponent({ Component: afterDashboard, importMap, serverProps })}
      </Gutter>
    </main>
  );
}

/** All lists that somebody may see: the navigation is closed on most screens. */
function Areas({
  navGroups,
  i18n,
  user,
}: Pick<DashboardViewServerProps, 'navGroups' | 'i18n' | 'user'>) {
  const isTranslator = user != null && languagesOf(user).length > 0;
  return (
    <nav aria-labelledby="areas">
      <h2 id="areas">{startMessage('areas', i18n.language)}</h2>
      <dl className="start-areas">
        {navGroups?.map(({ label, entities }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            {entities.map((entity) => (
              <dd key={entity.slug}>
                <a href={`/admin/${entity.type}/${entity.slug}`}>
                  {getTranslation(entity.label, i18n)}
                </a>
              </dd>
            ))}
            {index === 0 && isTranslator && (
              <dd>
                <a href="/admin/translations">{deskMessage('translations', i18n.language)}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </nav>
  );
}
