import { Suspense, useDeferredValue } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router';
import type { Block as BlockContent, PageContent } from '../../../cms/interface.ts';
import { blockComponent, loadBlocks } from '../../blocks/blocks.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { pageSourceContext } from '../../page-source.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** What a route of the back office shows; null where nothing is published. */
export type PublishedPage = PageContent | null;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const page = await context.get(pageSourceContext).page(pathname, search);
  if (!page) return data<PublishedPage>(null, { status: 404 });
  // The server led on to where the page is now; so does the address.
  if (page.path !== pathname) throw redirect(`${page.path}${search}`, 308);
  await loadBlocks(page.blocks.map((block) => block.blockType));
  return data<PublishedPage>(page);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const startsWithHero = page.blocks[0]?.blockType === 'hero';
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      {!startsWithHero && <Text as="h1" className="page-title" value={page.title} />}
      <Blocks key={page.path} blocks={page.blocks} isAtTop />
    </>
  );
}

/** As many as fill any window. */
const firstBlocks = 3;

/** What an editor composed a page of. React takes over one block at a time. */
export function Blocks({ blocks, isAtTop = false }: { blocks: BlockContent[]; isAtTop?: boolean }) {
  // A page that somebody goes on to shows its top at once, and all of it a moment later. What the
  // server sends is complete, and so is what is shown at a place further down.
  const { hash } = useLocation();
  const isShownFromTop = useNavigationType() === 'PUSH' && !hash;
  const isComplete = useDeferredValue(true, !isShownFromTop);
  return blocks.slice(0, isComplete ? undefined : firstBlocks).map((block, index) => {
    const Block = blockComponent(block.blockType);
    return (
      <Suspense key={block.id}>
        <Block block={block} isFirst={isAtTop && index === 0} />
      </Suspense>
    );
  });
}
