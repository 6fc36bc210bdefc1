import type { CookiesText } from './text.ts';

export const en: CookiesText = {
  title: 'Cookie settings',
  description:
    'What your browser keeps when you visit this site and why, when you are asked first, and how to delete it.',
  none: [
    'There is nothing to set here: the public pages set no cookies, neither our own nor those of others. Fonts, pictures and scripts come from our own server. No page calls on an outside service for analytics, advertising, maps or videos.',
  ],
  banner: {
    title: 'Why there is no consent banner',
    text: 'In the United Kingdom, the Privacy and Electronic Communications Regulations (PECR) ask for consent before anything non-essential is stored on a device or read from it; in the EU, national laws such as the German TDDDG do. We keep there only what a function you use needs: your draft and your place on a page. The visit count neither stores nor reads anything on the device. The authority in the United Kingdom is the Information Commissioner’s Office (ICO). This is how we read the law in November 2026; the owner of this site has yet to confirm it.',
  },
  counting: [
    { heading: 'Counting of visits, with your consent' },
    'If you agree, this site loads the script of the service named in the question at the foot of the window: Google Analytics (Google Ireland Limited; data may reach Google in the USA) or, on the Chinese sites, Baidu Tongji (百度统计, Baidu, China). It learns your network address, your browser and which pages you open here, words of a search included, and sets cookies (“_ga…” or “Hm_…”), which last for up to twelve months. Advertising functions are switched off.',
    'Without your consent nothing of it is loaded. Your answer is kept on this device for twelve months (local storage, “analytics”); it is asked for again after that, or when the service or our privacy notice changes. If your browser sends Global Privacy Control or Do Not Track, nobody asks and nothing is loaded. On this page you can change your answer at any time; what was done with your earlier consent remains lawful.',
    'All other fonts, pictures and scripts come from our own server. The basis is your consent (Article 6(1)(a) GDPR and UK GDPR; PECR).',
  ],
  device: [
    { heading: 'What is kept on your device' },
    {
      list: [
        'Draft of a form (local storage): what you have typed, so that nothing is lost. It is deleted as soon as the server has confirmed that your submission is stored.',
        'Place on the page (session storage, “scroll-positions”): how far you had scrolled, so that going back leads to the same spot. It is gone when the tab is closed.',
        'Browser cache: copies of pages, pictures and fonts, so that they load faster. Your browser manages it.',
      ],
    },
    { heading: 'What the visit count does' },
    'After each change of page the browser sends an empty message to our own server. The server counts by day, site, language and path. You are given no identifier and are not recognised again.',
  ],
  deletion: [
    { heading: 'How to delete it' },
    {
      list: [
        'In the settings of your browser, usually under “Privacy”, open the site data and delete the entry for this site.',
        'In a private window, everything is deleted when you close it.',
        'On a shared device, delete the site data if you leave a form unsent.',
      ],
    },
    'If you block storage altogether, all pages and forms still work. Only drafts and your place on the page are then not remembered.',
  ],
  staff: [
    { heading: 'Staff sign-in' },
    'Only people who sign in to the back office receive a cookie. “payload-token” holds their session, cannot be read by scripts, and expires after eight hours. The back office may also keep display settings such as language and colours. As a visitor you receive none of this.',
  ],
  ending: {
    title: 'Everything about your data',
    text: 'The privacy notice says what happens to forms and applications.',
    action: 'Privacy notice',
    alternative: 'Ask a question',
  },
};
