'use client';

import { useField, useLocale } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { type KnownPage, readPages } from './known-pages.ts';
import { useWords } from './words.ts';
import './writing.css';

/** More are found by typing more. */
const mostShown = 8;

/** Below a link: fills in the address of a page that is chosen by its title. */
export function PagePicker({ path }: { path: string }) {
  const words = useWords();
  const { setValue, disabled } = useField<string>({ path });
  const { code: language } = useLocale();
  const [pages, setPages] = useState<KnownPage[]>([]);
  const [asked, setAsked] = useState('');
  const panel = useRef<HTMLDetailsElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  if (disabled) return null;

  async function open() {
    if (!panel.current?.open) return;
    search.current?.focus();
    const read = await readPages(language).catch(() => new Map<string, KnownPage>());
    setPages([...read.values()]);
  }

  function choose(page: KnownPage) {
    setValue(page.path);
    setAsked('');
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  }

  const found = pages.filter((page) => isMatch(page, asked));
  return (
    <details
      className="page-picker"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !panel.current?.open) return;
        event.stopPropagation();
        panel.current.open = false;
        panel.current.querySelector('summary')?.focus();
      }}
      onToggle={open}
      ref={panel}
    >
      <summary>{words.choosePage}</summary>
      <label htmlFor={id}>{words.findPage}</label>
      <input
        autoComplete="off"
        id={id}
        onChange={(event) => setAsked(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
        ref={search}
        type="search"
        value={asked}
      />
      <ul>
        {found.slice(0, mostShown).map((page) => (
          <li key={page.path}>
            <button onClick={() => choose(page)} type="button">
              <strong>{page.title || page.path}</strong>
              <span>
                {page.path}
                {!page.isPublished && ` · ${words.pageIsDraft}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{pages.length > 0 && found.length === 0 && words.noPageFound}</p>
    </details>
  );
}

/** Each word stands in the title or the address, whatever its case and accents. */
function isMatch({ title, path }: KnownPage, asked: string): boolean {
  const text = simple(`${title} ${path}`);
  return simple(asked)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const simple = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
