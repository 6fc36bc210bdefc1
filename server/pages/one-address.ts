import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../../environment.ts';
import { ownPages } from './page-path.ts';
import type { Pages } from './pages.ts';
import { leadTo } from './send-answer.ts';

interface Options {
  environment: Pick<Environment, 'ADMIN' | 'GALLERY'>;
  pages: Pages;
}

/** One address per page: a trailing slash redirects to it, a double slash is not found. */
export function leadToOneAddress({ environment, pages }: Options): MiddlewareHandler {
  const ownPage = ownPages({ isAdminOn: environment.ADMIN, hasGallery: environment.GALLERY });
  return async (context, next) => {
    if (context.req.path.startsWith('/content/')) return next();
    const { pathname, search } = new URL(context.req.url);
    if (pathname.includes('//')) return pages.notFound(context);
    if (pathname !== '/' && pathname.endsWith('/')) {
      return leadTo(context, `${pathname.slice(0, -1)}${search}`);
    }
    const own = ownPage(pathname);
    return own && own !== pathname ? leadTo(context, `${own}${search}`) : next();
  };
}
