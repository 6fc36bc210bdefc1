import type { Context, Next } from 'hono';
import type { ContentSource } from '../../cms/interface.ts';
import { parseId } from '../../cms/parse-id.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import type { Sites } from '../sites.ts';
import type { Pages } from './pages.ts';

const page = '/activity_detail';

/**
 * `/activity_detail/ID` is the page of an activity, `/activity_detail?id=ID` another address of it
 * (specification, section 2). Instead of a number, both may name a place on the page of all.
 */
export function activityAddress(
  content: ContentSource,
  sites: Sites,
  pages: Pages,
  budget: ClientBudget,
) {
  return async (context: Context, next: Next) => {
    const [inPath, inQuery] = [context.req.param('id'), context.req.query('id')];
    const id = inPath ?? inQuery;
    if (id === undefined) return next();
    if (parseId(id) !== null) {
      if (inPath !== undefined) return next();
      const path = `${page}/${id}`;
      const found = await budget.run(context, costs.data, () => content.keepPublished([path]));
      return found.has(path) ? context.redirect(path, 301) : pages.notFound(context);
    }
    const { language } = sites.ofHost(context.req.header('host'));
    const found = await budget.run(context, costs.data, () => content.page(page, language));
    const isThere = found?.blocks.some((block) => 'anchor' in block && block.anchor === id);
    return isThere ? context.redirect(`${page}#${id}`, 301) : pages.notFound(context);
  };
}
