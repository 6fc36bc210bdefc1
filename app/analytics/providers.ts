import type { AnalyticsProvider } from '../../cms/interface.ts';

/** A page as it is reported. */
interface PageView {
  /** Path and query. */
  address: string;
  title: string;
  /** The address before it, in full. */
  referrer: string;
}

interface Provider {
  name: string;
  /** Loads its script; called once, and only after a visitor has agreed. */
  start(id: string): void;
  report(view: PageView): void;
  /** Its cookies on this site. */
  cookies: RegExp;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    _hmt?: unknown[][];
  }
}

const secondsKept = 365 * 24 * 60 * 60;

function loadScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

/** Google's script takes only `arguments` for a command; of arrays it makes nothing. */
function tellGoogle(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

const google: Provider = {
  name: 'Google Analytics',
  start(id) {
    tellGoogle('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    tellGoogle('js', new Date());
    tellGoogle('config', id, {
      // The first page is reported like all others.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Of this host alone, so that they can be deleted here.
      cookie_domain: 'none',
      cookie_expires: secondsKept,
    });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },
  report({ address, title, referrer }) {
    // What the script sends by itself is about the same page.
    tellGoogle('set', {
      page_location: `${location.origin}${address}`,
      page_title: title,
      page_referrer: referrer,
    });
    tellGoogle('event', 'page_view');
  },
  cookies: /^_ga(_|$)/,
};

function tellBaidu(...command: unknown[]): void {
  window._hmt ??= [];
  window._hmt.push(command);
}

const baidu: Provider = {
  name: '百度统计',
  start(id) {
    tellBaidu('_setAutoPageview', false);
    loadScript(`https://hm.baidu.com/hm.js?${id}`);
  },
  report({ address }) {
    tellBaidu('_trackPageview', address);
  },
  cookies: /^(Hm_l|HMACCOUNT)/,
};

export const providers: Record<AnalyticsProvider, Provider> = { google, baidu };

/** Deletes cookies of this host and of the domains that it belongs to. */
export function deleteCookies(names: RegExp): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (!names.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
