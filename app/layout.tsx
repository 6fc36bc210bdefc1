import { Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { LoadingSign } from './components/loading-sign.tsx';
import { AllVisualisations } from './components/picture.tsx';
import { useAfterNavigation } from './navigation.ts';
import { pageSourceContext } from './page-source.ts';
import { useMessages } from './site.tsx';

export function layoutLoader({ context }: LoaderFunctionArgs) {
  return context.get(pageSourceContext).layout();
}

/** The layout around every public page. */
export function Layout() {
  const layout = useLoaderData<typeof layoutLoader>();
  const messages = useMessages();
  useAfterNavigation();
  return (
    <>
      <a className="skip-link" href="#content">
        {messages.skipToContent}
      </a>
      <Suspense>
        <Header layout={layout} />
      </Suspense>
      <LoadingSign />
      <main id="content" tabIndex={-1}>
        <AllVisualisations value={layout.hasOnlyVisualisations}>
          <Outlet />
        </AllVisualisations>
      </main>
      <Suspense>
        <Footer layout={layout} />
      </Suspense>
    </>
  );
}
