import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Block as BlockContent, PageContent } from '../../../cms/interface.ts';
import { blockComponent, loadBlocks } from '../../blocks/blocks.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { pageSourceContext } from '../../content.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** The data of a document's route; null where nothing is published. */
export type DocumentData = PageContent | null;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const page = await context.get(pageSourceContext).page(pathname, search);
  if (!page) return data<DocumentData>(null, { status: 404 });
  await loadBlocks(page.blocks.map((block) => block.blockType));
  return data<DocumentData>(page);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const startsWithHero = page.blocks[0]?.blockType === 'hero';
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      {!startsWithHero && <Text as="h1" className="page-title" value={page.title} />}
      <Blocks blocks={page.blocks} isAtTop />
    </>
  );
}

/** What an editor composed a page of. */
export function Blocks({ blocks, isAtTop = false }: { blocks: BlockContent[]; isAtTop?: boolean }) {
  return blocks.map((block, index) => {
    const Block = blockComponent(block.blockType);
    return <Block key={block.id} block={block} isFirst={isAtTop && index === 0} />;
  });
}
