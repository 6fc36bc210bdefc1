/** The hydrated page. */
interface RunningPage {
  /** What the server called the build that the page and its scripts are of. */
  build: string;
  /** The target of a navigation in progress; null if there is none. */
  target(): string | null;
}

let page: RunningPage | null = null;
let isReplaced = false;

export function watchBuild(running: RunningPage): void {
  page = running;
}

/** Each response names the server's build: after an update it differs from the page's. */
export function noticeBuild({ headers }: Response): void {
  const build = headers.get('site-build');
  if (page && build && build !== page.build) isReplaced = true;
}

/**
 * Once the server has another build, what it sends may be made for scripts other than those of
 * the page, and what they load may be gone. So the navigation in progress becomes a full load: this
 * page stays on screen until the next one arrives, and what was typed is kept as a draft.
 * That happens once for each step of a visitor, as a page that is loaded navigates nowhere.
 *
 * @returns once the page can continue; never while it is being left.
 */
export async function leaveIfReplaced(): Promise<void> {
  const target = isReplaced ? page?.target() : null;
  if (!target) return;
  const { pathname, search, hash } = window.location;
  // When going back, the address changes before the page; navigating to it again would be a jump.
  if (target === `${pathname}${search}${hash}`) window.location.reload();
  else window.location.assign(target);
  await new Promise(() => undefined);
}
