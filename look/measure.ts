import type { Page } from 'playwright-core';
import type { Box, Standing } from './findings.ts';

interface Measured {
  /** Of everything that can be seen in the content. */
  boxes: Box[];
  /** The content, between header and footer, over the width of the window. */
  area: Box;
  /** The pictures in their order; sources are file names with what tells two of a name apart. */
  pictures: Omit<Standing, 'page'>[];
}

/** Reads from a page what stands where. */
export function measure(page: Page): Promise<Measured> {
  return page.evaluate(readPage);
}

/** Runs in the page. */
function readPage(): Measured {
  const main = document.querySelector('main') ?? document.body;
  const drawn = 'img, svg, video, canvas, input, select, textarea, button, hr';
  const boxes: Box[] = [];
  const placed = ({ left, right, top, bottom }: Box): Box => ({
    ...{ left: left + window.scrollX, right: right + window.scrollX },
    ...{ top: top + window.scrollY, bottom: bottom + window.scrollY },
  });

  /** What follows the reader fills its column down to where it is held. */
  const heldTo = (element: Element): number | null => {
    for (let one: Element | null = element; one && one !== main; one = one.parentElement) {
      if (getComputedStyle(one).position !== 'sticky') continue;
      return one.parentElement?.getBoundingClientRect().bottom ?? null;
    }
    return null;
  };
  const add = (element: Element, rectangles: Iterable<DOMRect>) => {
    const end = heldTo(element);
    for (const { left, right, top, bottom, width, height } of rectangles) {
      if (width < 2 || height < 2) continue;
      boxes.push(placed({ left, right, top, bottom: Math.max(bottom, end ?? bottom) }));
    }
  };

  /** A bar of a scale is drawn by style, somewhere in its row. */
  const isBar = (element: Element) => {
    const { content, backgroundColor, display } = getComputedStyle(element, '::after');
    return content === '""' && display !== 'none' && !/, 0\)$/.test(backgroundColor);
  };
  const isFramed = (element: Element) => {
    const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(element);
    return borderInlineStartWidth !== '0px' && borderInlineEndWidth !== '0px';
  };
  for (const element of main.querySelectorAll('*')) {
    const isShown = element.matches(drawn)
      ? !element.parentElement?.closest('svg')
      : isBar(element) || isFramed(element);
    if (isShown && element.checkVisibility()) add(element, [element.getBoundingClientRect()]);
  }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('svg, select, textarea, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ((text.textContent ?? '').trim() !== '') add(element, range.getClientRects());
  }

  const around = (picture: Element) => picture.closest('li, article, section') ?? picture;
  const pictures = [...main.querySelectorAll('img')].flatMap((picture) => {
    const source = /\/pictures\/(.+)\/\d+\.\w+$/.exec(picture.currentSrc || picture.src)?.[1];
    if (!source || !picture.checkVisibility()) return [];
    const links = [...around(picture).querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      source: decodeURIComponent(source.split('/').reverse().join(' ')),
      share: picture.getBoundingClientRect().width / document.documentElement.clientWidth,
      leadsTo: links.map(({ href }) => new URL(href).pathname),
    };
  });
  return { boxes, area: placed(main.getBoundingClientRect()), pictures };
}
