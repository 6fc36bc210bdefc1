import type { Context, Next } from 'hono';
import type { ContentSource } from '../../cms/interface.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import type { Sites } from '../sites.ts';
import type { Pages } from './pages.ts';

const page = '/activity_detail';

/**
 * `/activity_detail/ID` and `/activity_detail?id=ID` (specification, section 2): the activities
 * are on one page, where each has an anchor.
 */
export function activityAddress(
  content: ContentSource,
  sites: Sites,
  pages: Pages,
  budget: ClientBudget,
) {
  return async (context: Context, next: Next) => {
    const id = context.req.param('id') ?? context.req.query('id');
    if (id === undefined) return next();
    const { language } = sites.ofHost(context.req.header('host'));
    const found = await budget.run(context, costs.data, () => content.page(page, language));
    const isThere = found?.blocks.some((block) => 'anchor' in block && block.anchor === id);
    return isThere ? context.redirect(`${page}#${id}`, 301) : pages.notFound(context);
  };
}
