import { type RouteObject, redirect } from 'react-router';
import { loadChunk } from './chunks.ts';
import { Layout, layoutLoader } from './layout.tsx';
import type { RouteHandle } from './navigation.ts';
import { ErrorPage } from './pages/error/error-page.tsx';

/** A page of the back office: whatever is published at the address, or an honest 404. */
const document = {
  lazy: () => loadChunk(() => import('./pages/document/document.tsx')),
} satisfies RouteObject;

/** Every address of the public site (specification, section 2). */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    path: '/',
    loader: layoutLoader,
    Component: Layout,
    // Menus do not change between two pages; only a full load fetches them again.
    shouldRevalidate: () => false,
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, loader: () => redirect('/home', 301) },
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: 'home', ...document },

          { path: 'product', ...document },
          { path: 'product_data', ...document },
          { path: 'product_data_430', ...document },
          { path: 'dragonfly', ...document },
          { path: 'off_grid', ...document },
          { path: 'off_series', ...document },
          { path: 'product_off', ...document },
          { path: 'product_balcony', ...document },
          { path: 'balcony_item/:id', ...document },

          { path: 'eArc', caseSensitive: true, ...document },
          { path: 'eArc_install', caseSensitive: true, ...document },

          { path: 'app_scenarios', ...document },
          { path: 'app_two', ...document },
          { path: 'off_one', ...document },
          { path: 'off_two', ...document },
          { path: 'app_balcony', ...document },
          { path: 'balcony', ...document },

          { path: 'news', ...document },
          {
            path: 'news_detail/:id',
            lazy: () => loadChunk(() => import('./pages/article/article.tsx')),
          },
          { path: 'search', lazy: () => loadChunk(() => import('./pages/search/search.tsx')) },
          { path: 'download', ...document },

          { path: 'career', ...document },
          { path: 'brand', ...document },
          { path: 'job', ...document },
          {
            path: 'job/:id',
            lazy: () => loadChunk(() => import('./pages/position/position.tsx')),
          },
          { path: 'resume_submit', ...document },
          { path: 'activity_detail', ...document },
          { path: 'about', ...document },

          {
            path: 'forms/:form/sent',
            handle: { title: 'formSuccessTitle' } satisfies RouteHandle,
            lazy: () => loadChunk(() => import('./pages/form-sent/form-sent.tsx')),
          },

          // Answered only while GALLERY is on (server/application.ts).
          {
            path: 'gallery',
            caseSensitive: true,
            lazy: () => loadChunk(() => import('./pages/gallery/gallery.tsx')),
          },

          // Pages that editors add need no line here.
          { path: '*', ...document },
        ],
      },
    ],
  },
  {
    path: '/login',
    caseSensitive: true,
    handle: { title: 'loginTitle' } satisfies RouteHandle,
    lazy: () => loadChunk(() => import('./pages/login/login.tsx')),
    ErrorBoundary: ErrorPage,
  },
];
