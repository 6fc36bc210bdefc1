import { type RouteObject, redirect } from 'react-router';
import { Layout, layoutLoader } from './layout.tsx';
import { ErrorPage } from './pages/error/error-page.tsx';
import { type RouteHandle, shownBy, toolShownBy } from './route.ts';
import { queryNames as balconyQuery } from './tools/balcony/query.ts';
import { queryNames as compareQuery } from './tools/compare/query.ts';
import { queryNames as yieldQuery } from './tools/yield/query.ts';

/** Whatever editors have published at the address, or an honest 404. */
const published = (query?: RouteHandle['query']) =>
  shownBy(
    'published/published',
    () => import('./pages/published/published.tsx'),
    query && { query },
  );

/**
 * The public site (specification, section 2). Most of its addresses are pages of the back office,
 * which need no line here: only those do that read a query, or have a module of their own.
 */
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
          { path: 'news', ...published(['page', 'topic', 'year']) },
          { path: 'job', ...published(['page', 'title', 'category', 'location', 'track']) },
          { path: 'resume_submit', ...published(['job']) },
          { path: 'download', ...published(['product', 'kind', 'language', 'preview']) },
          {
            path: 'search',
            ...shownBy('search/search', () => import('./pages/search/search.tsx'), {
              query: ['q', 'type', 'page'],
            }),
          },
          {
            path: 'news_detail/:id',
            ...shownBy('article/article', () => import('./pages/article/article.tsx')),
          },
          {
            path: 'job/:id',
            ...shownBy('position/position', () => import('./pages/position/position.tsx')),
          },
          {
            path: 'activity_detail/:id',
            ...shownBy('activity/activity', () => import('./pages/activity/activity.tsx')),
          },
          { path: 'tools', ...toolShownBy('index/index', () => import('./tools/index/index.tsx')) },
          {
            path: 'compare',
            ...toolShownBy('compare/compare', () => import('./tools/compare/compare.tsx'), {
              query: compareQuery,
            }),
          },
          {
            path: 'tools/balcony',
            ...toolShownBy('balcony/balcony', () => import('./tools/balcony/balcony.tsx'), {
              query: balconyQuery,
            }),
          },
          {
            path: 'tools/off-grid',
            // Its names are known to the server alone, as those below.
            ...toolShownBy('off-grid/off-grid', () => import('./tools/off-grid/off-grid.tsx')),
          },
          {
            path: 'tools/roof',
            // Its query has so many names that only the server knows them (server/pages/route-facts.ts).
            ...toolShownBy('roof/roof', () => import('./tools/roof/roof.tsx')),
          },
          {
            path: 'tools/yield',
            ...toolShownBy('yield/yield', () => import('./tools/yield/yield.tsx'), {
              query: yieldQuery,
            }),
          },
          {
            path: 'forms/:form/sent',
            ...shownBy('form-sent/form-sent', () => import('./pages/form-sent/form-sent.tsx'), {
              title: 'formSuccessTitle',
              isPersonal: true,
            }),
          },
          // Answered only while GALLERY is on (server/routes.ts).
          {
            path: 'gallery',
            caseSensitive: true,
            ...shownBy('gallery/gallery', () => import('./pages/gallery/gallery.tsx'), {
              hasAllBlocks: true,
            }),
          },
          { path: '*', ...published() },
        ],
      },
    ],
  },
  {
    path: '/login',
    caseSensitive: true,
    ErrorBoundary: ErrorPage,
    ...shownBy('login/login', () => import('./pages/login/login.tsx'), {
      title: 'loginTitle',
      isPersonal: true,
    }),
  },
  {
    path: '/login/second-factor',
    caseSensitive: true,
    ErrorBoundary: ErrorPage,
    ...shownBy('login/second-factor', () => import('./pages/login/second-factor.tsx'), {
      title: 'loginTitle',
      isPersonal: true,
    }),
  },
  {
    path: '/login/forgot',
    caseSensitive: true,
    ErrorBoundary: ErrorPage,
    ...shownBy('login/forgot', () => import('./pages/login/forgot.tsx'), {
      title: 'forgotTitle',
      isPersonal: true,
    }),
  },
  {
    path: '/login/reset',
    caseSensitive: true,
    ErrorBoundary: ErrorPage,
    ...shownBy('login/reset', () => import('./pages/login/reset.tsx'), {
      title: 'resetTitle',
      isPersonal: true,
    }),
  },
];
