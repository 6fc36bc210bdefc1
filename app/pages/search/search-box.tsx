import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchKind } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import type { SearchMessages } from '../../i18n/en/search.ts';
import { useIsScripted } from '../../scripted.ts';
import { useSuggestions } from './suggestions.ts';

/** The search in the header leads to it: a browser focuses it without scripts, too. */
const id = 'keywords';
const listId = `${id}-list`;

/**
 * A plain form for keywords. With scripts it suggests pages while somebody types, as the pattern
 * "combobox with a list" has it: the focus stays in the box, arrow keys choose.
 */
export function SearchBox({ query, messages }: { query: string; messages: SearchMessages }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isScripted = useIsScripted();
  const input = useFocusOnArrival();
  const suggestions = useSuggestions(typed);
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown ? suggestions[chosen] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setChosen(-1);
  };

  function handleKey(event: KeyboardEvent) {
    // Enter and the arrows also choose characters in an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      // One place before the first is the box itself.
      const places = suggestions.length + 1;
      setChosen((current) => ((current + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      close();
      navigate(active.href);
    }
  }

  return (
    <search>
      <form className="search-box" method="get" action="/search">
        <label htmlFor={id}>{messages.keywords}</label>
        <div className="search-box-row">
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            maxLength={100}
            placeholder={messages.keywordsPlaceholder}
            defaultValue={query}
            autoComplete="off"
            {...(isScripted && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isShown,
              'aria-controls': listId,
              'aria-activedescendant': active && optionId(chosen),
            })}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setOpen(true);
              setChosen(-1);
            }}
            onKeyDown={handleKey}
            onBlur={close}
          />
          <button className="action action-primary" type="submit">
            {messages.submit}
          </button>
          <div
            className="search-suggestions"
            id={listId}
            role="listbox"
            aria-label={messages.suggestions}
            hidden={!isShown}
          >
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the box, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to it
              <div
                key={suggestion.href}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                // The box would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  close();
                  navigate(suggestion.href);
                }}
              >
                <Text value={suggestion.title} />{' '}
                <small>
                  <Text value={suggestion.label ?? oneOf(suggestion.kind, messages)} />
                </small>
              </div>
            ))}
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {isShown ? messages.suggestionCount.replace('{value}', String(suggestions.length)) : ''}
        </p>
      </form>
    </search>
  );
}

/** Whoever follows a link to the box can type at once. */
function useFocusOnArrival() {
  const input = useRef<HTMLInputElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${id}`) input.current?.focus({ preventScroll: true });
  }, [location]);
  return input;
}

/** What a suggestion is, where nothing more precise is known. */
function oneOf(kind: SearchKind, messages: SearchMessages): string {
  return {
    news: messages.oneNews,
    product: messages.oneProduct,
    page: messages.onePage,
    document: messages.oneDocument,
    position: messages.onePosition,
    activity: messages.oneActivity,
  }[kind];
}
