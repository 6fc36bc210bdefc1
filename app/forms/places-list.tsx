import { useState } from 'react';
import { useSite } from '../site.tsx';

/**
 * Suggestions for a place: countries in the visitor's language, in Chinese cities.
 * Any other text can be typed. They are looked up when the field is first used.
 */
export function Places({ formId, field }: { formId: string; field: string }) {
  const { language } = useSite();
  const [places, setPlaces] = useState<string[]>([]);
  const load = () => {
    if (places.length > 0) return;
    import('./places.ts')
      .then(({ listPlaces }) => setPlaces(listPlaces(language)))
      // Without suggestions the field works as before.
      .catch(() => undefined);
  };
  return (
    <datalist
      id={`${formId}-${field}-list`}
      ref={(list) => {
        const input = list?.parentElement?.querySelector('input');
        input?.addEventListener('focus', load, { once: true });
      }}
    >
      {places.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
