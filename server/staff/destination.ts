/** Where somebody goes after signing in, unless they wanted to go elsewhere. */
export const backOffice = '/admin';

/**
 * @param wanted where somebody was going when asked to sign in; anybody may have written it.
 * @returns an address of this site: it has to begin with a single slash, as browsers read it.
 */
export function destinationOf(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return backOffice;
  const here = 'http://here.invalid';
  const url = URL.parse(wanted, here);
  if (!url || url.origin !== here) return backOffice;
  const { pathname, search } = url;
  const leadsBack = pathname === '/login' || pathname.startsWith('/admin/log');
  // Normalising may have brought two slashes together.
  return leadsBack || pathname.startsWith('//') ? backOffice : `${pathname}${search}`;
}
