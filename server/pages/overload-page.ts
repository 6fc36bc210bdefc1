import type { Context } from 'hono';
import { html } from 'hono/html';
import { languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { overloadMessages } from '../../app/i18n/overload.ts';
import { withSiteName } from '../../app/navigation.ts';
import type { Assets } from '../files/assets.ts';
import type { Overload } from '../http/overload.ts';
import type { Sites } from '../sites.ts';

/**
 * Answers an overload with text for people, as JSON for programs. It needs neither the database nor
 * a rendered page, which are what is in short supply.
 */
export function answerOverload({ sites, assets }: { sites: Sites; assets: Assets }) {
  return async (context: Context, { reason, status, retryAfter }: Overload): Promise<Response> => {
    context.header('retry-after', String(retryAfter));
    context.header('cache-control', 'no-store');
    if (!context.req.header('accept')?.includes('text/html')) {
      return context.json({ error: reason, retryAfter }, status);
    }
    const { language } = sites.ofHost(context.req.header('host'));
    const messages = await loadMessages(language);
    const own = overloadMessages[language];
    const { tag, direction } = languages[language];
    const { styles } = assets.forPage(language, []);
    const { pathname, search } = new URL(context.req.url);
    // A form cannot be sent again by a link.
    const again = context.req.method === 'GET' ? `${pathname}${search}` : '/home';
    return context.html(
      html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${withSiteName(own.title, messages)}</title>
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<main id="content">
<section class="notice-page">
<h1>${own.title}</h1>
<p class="lead">${own[reason]}</p>
<p class="actions"><a class="action action-primary" href="${again}">${again === '/home' ? messages.toHomePage : messages.loadAgain}</a></p>
</section>
</main>
</body>
</html>
`,
      status,
    );
  };
}
