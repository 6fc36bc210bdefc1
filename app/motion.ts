/*
 * Motion that explains something, and no other: a bar grows to the length of its value, layers come
 * together to a section, a picture becomes that of the page it leads to. Part of the starter, so that
 * it works before React, and costs the scripts of a page nothing. What only opens and closes moves in
 * the style sheets.
 */

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

const timing: KeyframeAnimationOptions = {
  duration: 600,
  // Until it is fully in view there is nothing to follow.
  delay: 120,
  fill: 'backwards',
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};

/** In pixels, between layers before they come together. */
const gap = 12;

/** How something comes into view, by what it is. */
const entrances: Record<string, (element: Element) => void> = {
  '.scale-row': (row) => {
    row.animate(
      { scale: ['0 1', '1 1'], transformOrigin: ['0 0', '0 0'] },
      { ...timing, pseudoElement: '::after' },
    );
  },
  '.layers-drawing': (drawing) => {
    const layers = drawing.querySelectorAll('.layers-body > g');
    for (const [index, layer] of layers.entries()) {
      const apart = (index - layers.length + 1) * gap;
      layer.animate({ translate: [`0 ${apart}px`, '0 0'] }, timing);
    }
  },
};

/** Once a page: whoever scrolls back has seen it. */
export function watchEntrances(): void {
  if (isStill.matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const [kind, enter] of Object.entries(entrances))
        if (target.matches(kind)) enter(target);
    }
  });
  for (const one of document.querySelectorAll(Object.keys(entrances).join())) observer.observe(one);
}

/** The picture beside the link that is followed, until another one is. */
let shared: HTMLElement | undefined;

/**
 * Tells React's navigation that a page turns into the next, and styles/motion.css which picture both
 * have: that beside the link becomes the first of the page it leads to.
 */
export function shareFollowedPicture(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (shared) shared.style.viewTransitionName = '';
      const link = target instanceof Element ? target.closest('main a') : null;
      // Of an entry in a list or a scene; an article's own picture is not about the links in its text.
      const picture = link?.closest('li, section article')?.querySelector('img');
      shared = isStill.matches || !picture ? undefined : picture;
      document.documentElement.toggleAttribute('data-pictured', shared !== undefined);
      if (!shared) return;
      const first = document.querySelector<HTMLElement>(':is(.hero, article) > .picture img');
      if (first) first.style.viewTransitionName = 'none';
      shared.style.viewTransitionName = 'first-picture';
    },
    { capture: true },
  );
}
