'use client';

import { useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useWords } from './words.ts';
import './writing.css';

/** About as many characters as search engines show; Chinese and Japanese ones take twice the room. */
const most = { title: 60, description: 155 };

/** Nobody reads along at every key. */
const pauseInMilliseconds = 400;

/** How a page looks in the list of a search engine, below its description. */
export function SearchPreview() {
  const words = useWords();
  const [title, description, path] = [useText('title'), useText('description'), useText('path')];
  // Only the browser knows it.
  const [host, setHost] = useState('');
  useEffect(() => setHost(window.location.host), []);
  const say = (text: string, value: string, limit: number) =>
    text.replace('{count}', String(lengthOf(value))).replace('{most}', String(limit));
  return (
    <figure className="search-preview">
      <figcaption>{words.searchPreview}</figcaption>
      <div>
        <span>{`${host}${path.replaceAll('/', ' › ')}`}</span>
        <strong>{shortened(title, most.title)}</strong>
        <p>{shortened(description, most.description) || words.searchDescriptionEmpty}</p>
      </div>
      <ul>
        <li className={lengthOf(title) > most.title ? 'search-preview__long' : undefined}>
          {say(words.searchTitleLength, title, most.title)}
        </li>
        <li
          className={lengthOf(description) > most.description ? 'search-preview__long' : undefined}
        >
          {say(words.searchDescriptionLength, description, most.description)}
        </li>
      </ul>
    </figure>
  );
}

/** @returns a text of the form, with its figures as visitors read them. */
function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value);
  const { code: language } = useLocale();
  const typed = typeof value === 'string' ? value : '';
  const [filled, setFilled] = useState({ typed: '', text: '' });

  useEffect(() => {
    if (!typed.includes('{')) return;
    const abandoned = new AbortController();
    const { signal } = abandoned;
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ text: typed, language });
      fetch(`/api/pages/filled-text?${query}`, { credentials: 'same-origin', signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
        .then(({ text }: { text: string }) => setFilled({ typed, text }))
        // As typed will do.
        .catch(() => undefined);
    }, pauseInMilliseconds);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [typed, language]);

  return typed !== '' && filled.typed === typed ? filled.text : typed;
}

const widthOf = (character: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(
    character,
  )
    ? 2
    : 1;

const lengthOf = (text: string): number =>
  [...text].reduce((length, character) => length + widthOf(character), 0);

function shortened(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  let length = 0;
  let shown = '';
  for (const character of text) {
    length += widthOf(character);
    if (length >= limit) break;
    shown += character;
  }
  return `${shown.trimEnd()} …`;
}
