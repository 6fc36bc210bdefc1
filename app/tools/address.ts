/** Whoever copies the address shares what is in the fields; going back leaves the page, as before. */
export function showInAddress(query: string): void {
  if (window.location.search === query) return;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
}
