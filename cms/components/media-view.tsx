'use client';

import { useEffect, useState } from 'react';
import { useWords } from './words.ts';
import './media-view.css';

const key = 'media-view';

/** Above the list of pictures: shows them as a grid, which this browser remembers. */
export function MediaView() {
  const words = useWords();
  const [isGrid, setIsGrid] = useState(false);
  // Only the browser knows it.
  useEffect(() => setIsGrid(localStorage.getItem(key) === 'grid'), []);

  function choose(grid: boolean) {
    setIsGrid(grid);
    localStorage.setItem(key, grid ? 'grid' : 'list');
  }

  return (
    <fieldset className="media-view" data-view={isGrid ? 'grid' : 'list'}>
      <button aria-pressed={!isGrid} onClick={() => choose(false)} type="button">
        {words.viewAsList}
      </button>
      <button aria-pressed={isGrid} onClick={() => choose(true)} type="button">
        {words.viewAsGrid}
      </button>
    </fieldset>
  );
}
