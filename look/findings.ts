/** A rectangle on a page, in CSS pixels from its upper left corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A part of a column in which nothing stands. */
interface EmptyColumn {
  column: (typeof columns)[number];
  top: number;
  bottom: number;
}

const columns = ['left', 'middle', 'right'] as const;

/** The end of a line that comes from the column beside it does not fill one. */
const leastShare = 0.05;

/**
 * Finds where a third of an area is empty for longer than `most` pixels, though something stands
 * beside it.
 * @param boxes of everything that can be seen: lines of text, pictures, drawings, fields
 */
export function emptyColumns(boxes: Box[], area: Box, most: number): EmptyColumn[] {
  const third = (area.right - area.left) / columns.length;
  return columns.flatMap((column, index) => {
    const left = area.left + index * third;
    const isInside = (box: Box) => {
      const shared = Math.min(box.right, left + third) - Math.max(box.left, left);
      return shared > third * leastShare || shared > (box.right - box.left) / 2;
    };
    const inside = boxes.filter(isInside).sort((one, other) => one.top - other.top);
    const found: EmptyColumn[] = [];
    let filledTo = area.top;
    for (const { top, bottom } of [...inside, { top: area.bottom, bottom: area.bottom }]) {
      if (top - filledTo > most) found.push({ column, top: filledTo, bottom: top });
      filledTo = Math.max(filledTo, bottom);
    }
    return found;
  });
}

/** A picture where it stands on a page. */
export interface Standing {
  page: string;
  /** The address of the picture without width and format, the same wherever it stands. */
  source: string;
  /** Its width by that of the window. */
  share: number;
  /** The pages that the text, entry or section around it leads to. */
  leadsTo: string[];
}

/** A picture in a card, three in a row, is a sign for what the card is about: a product, an article. */
const leastPicture = 0.3;

/** How often a picture may stand on one language site. */
const mostStandings = 2;

/**
 * Finds the pictures that stand too often on one site. A picture that leads to the page which begins
 * with it is a sign as well: visitors recognise by it that they have arrived.
 * @param standings of all pages, for each page in its order
 * @returns for each of those pictures the pages it stands on
 */
export function frequentPictures(standings: Standing[]): Map<string, string[]> {
  const pictures = standings.filter(({ share }) => share >= leastPicture);
  const firstOf = new Map<string, string>();
  for (const { page, source } of pictures) if (!firstOf.has(page)) firstOf.set(page, source);
  const isSign = ({ page, source, leadsTo }: Standing) =>
    leadsTo.some((target) => target !== page && firstOf.get(target) === source);
  const pagesOf = new Map<string, string[]>();
  for (const standing of pictures) {
    if (isSign(standing)) continue;
    pagesOf.set(standing.source, [...(pagesOf.get(standing.source) ?? []), standing.page]);
  }
  return new Map([...pagesOf].filter(([, pages]) => pages.length > mostStandings));
}
