/** The page that the scripts have taken over. */
interface RunningPage {
  /** What the server called the build that the page and its scripts are of. */
  build: string;
  /** The address that a navigation under way leads to; null while there is none. */
  target(): string | null;
}

let page: RunningPage | null = null;
let isReplaced = false;

export function watchBuild(running: RunningPage): void {
  page = running;
}

/** Each answer of the server names its build: after an update it is another one than the page's. */
export function noticeBuild({ headers }: Response): void {
  const build = headers.get('site-build');
  if (page && build && build !== page.build) isReplaced = true;
}

/**
 * Once the server has another build, what it sends may be made for other scripts than those of
 * the page, and what they load may be gone. So the navigation under way becomes a full load: this
 * page stays on the screen until the next one is there, and what was typed is kept as a draft.
 * That happens once for each step of a visitor, as a page that is loaded navigates nowhere.
 *
 * @returns when the page can go on by itself; never while it is being left.
 */
export async function leaveIfReplaced(): Promise<void> {
  const target = isReplaced ? page?.target() : null;
  if (!target) return;
  const { pathname, search, hash } = window.location;
  // On the way back the address is there before the page; going to it again would be a jump.
  if (target === `${pathname}${search}${hash}`) window.location.reload();
  else window.location.assign(target);
  await new Promise(() => undefined);
}
