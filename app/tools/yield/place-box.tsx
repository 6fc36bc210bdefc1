import { type KeyboardEvent, useEffect, useState } from 'react';
import { SiteLink } from '../../components/site-link.tsx';
import { fetchJson } from '../../http.ts';
import { plural } from '../../i18n/plural.ts';
import '../../pages/search/search.css';
import { useIsScripted } from '../../scripted.ts';
import { useLanguageTag } from '../../site.tsx';
import type { YieldContent } from '../content.ts';
import { fieldId } from '../field.tsx';

/** While somebody keeps typing, no requests are made. */
const pauseInMilliseconds = 150;

/** A city, as `/tools/places.json` offers it. */
export interface FoundPlace {
  label: string;
  latitude: number;
  longitude: number;
  country: string;
}

interface Properties {
  words: Pick<YieldContent['words'], 'place' | 'placeHint' | 'placeCount'>;
  value: string;
  error: string | undefined;
  type: (value: string) => void;
  choose: (place: FoundPlace) => void;
}

/**
 * The name of a city. Without scripts the server finds out which one is meant; with them those that
 * begin like it are offered, as the pattern "combobox with a list" has it.
 */
export function PlaceBox({ words, value, error, type, choose }: Properties) {
  const id = fieldId('place');
  const languageTag = useLanguageTag();
  const isScripted = useIsScripted();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = usePlaces(typed);
  const isShown = isOpen && found.length > 0;
  const active = isShown ? found[chosen] : undefined;

  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const take = (place: FoundPlace) => {
    close();
    choose(place);
  };

  function handleKey(event: KeyboardEvent) {
    // Enter and the arrows also choose characters in an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place before the first is the box itself.
      const places = found.length + 1;
      setOpen(true);
      setChosen((current) => ((current + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  }

  return (
    <div className="field tool-wide">
      <label htmlFor={id}>{words.place}</label>
      <div className="tool-place">
        <input
          id={id}
          name="place"
          value={value}
          maxLength={80}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...(isScripted && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isShown,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': active && `${id}-${chosen}`,
          })}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            setTyped(currentTarget.value);
            setOpen(true);
            setChosen(-1);
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
        <div
          className="search-suggestions"
          id={`${id}-list`}
          role="listbox"
          aria-label={words.place}
          hidden={!isShown}
        >
          {found.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the box, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to it
            <div
              key={place.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The box would lose the focus, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(place)}
            >
              {place.label}
            </div>
          ))}
        </div>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {words.placeHint}
      </p>
      <p className="visually-hidden" role="status">
        {isShown ? plural(words.placeCount, found.length, languageTag) : ''}
      </p>
    </div>
  );
}

/** Places of the same name, to choose from. */
export function Choices({
  labels,
  addressOf,
}: {
  labels: string[];
  addressOf: (label: string) => string;
}) {
  if (labels.length === 0) return null;
  return (
    <ul className="tool-wide">
      {labels.map((label) => (
        <li key={label}>
          <SiteLink to={addressOf(label)} keepsPlace>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The list is a help: that it cannot be fetched is no error. */
function usePlaces(typed: string): FoundPlace[] {
  const [found, setFound] = useState<FoundPlace[]>([]);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound([]);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const address = `/tools/places.json?${new URLSearchParams({ q: wanted })}`;
      const answer = await fetchJson<{ places: FoundPlace[] }>(address).catch(() => null);
      if (isCurrent) setFound(answer?.places ?? []);
    }, pauseInMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return found;
}
