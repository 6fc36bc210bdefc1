/** Runs in the page before its own scripts: records requested scroll positions. */
export function recordScrolling() {
  window.scrollCalls = [];
  const scroll = window.scrollTo.bind(window);
  window.scrollTo = ((options: ScrollToOptions) => {
    window.scrollCalls.push(options);
    scroll(options);
  }) as typeof window.scrollTo;
}

declare global {
  interface Window {
    scrollCalls: ScrollToOptions[];
  }
}
