import type { Guide } from '../shown.ts';
import { drawRunningHead, footTop } from './furniture.ts';
import type { Paper } from './paper.ts';

/** Lines of this length are read with ease. */
export const measure = 440;
const pageTop = 84;
export const pageBottom = footTop - 18;

interface Floating {
  height: number;
  draw(y: number): void;
}

/** Fills one page after the other from top to bottom. */
export class Flow {
  readonly paper: Paper;
  readonly #guide: Guide;
  /** Drawings that found no room on their page: the next one begins with them. */
  #waiting: Floating[] = [];
  /** Where the next part goes. */
  y = pageTop;

  constructor(paper: Paper, guide: Guide) {
    this.paper = paper;
    this.#guide = guide;
  }

  get isAtTop(): boolean {
    return this.y === pageTop;
  }

  /** Begins a new page where there is no room left for something. */
  reserve(height: number): void {
    // After the drawings that waited there may again be no room.
    for (let page = 0; page < 2 && this.y + height > pageBottom; page += 1) this.startPage();
  }

  /** Draws something here if there is room for it, and otherwise at the top of the next page. */
  float(floating: Floating): void {
    if (this.#waiting.length > 0 || this.y + floating.height > pageBottom) {
      this.#waiting.push(floating);
    } else this.#place(floating);
  }

  /** Draws all that waits. */
  settle(): void {
    if (this.#waiting.length > 0) this.startPage();
  }

  startPage(): void {
    this.#addPage();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const floating of waiting) {
      if (this.y + floating.height > pageBottom) this.#addPage();
      this.#place(floating);
    }
  }

  #addPage(): void {
    this.paper.addPage();
    drawRunningHead(this.paper, this.#guide);
    this.y = pageTop;
  }

  #place({ height, draw }: Floating): void {
    draw(this.y);
    this.y += height;
  }
}
