import { useEffect, useState } from 'react';

/** Without scripts a field is no combobox and a drawing no control, and must not claim to be one. */
export function useIsScripted(): boolean {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return isScripted;
}
