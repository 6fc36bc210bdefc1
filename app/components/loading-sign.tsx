import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../site.tsx';
import './loading-sign.css';

/** A page that comes sooner needs no sign, which would only flicker. */
const patienceInMilliseconds = 300;

/** Says that the next page is on its way, to the eye and to screen readers. */
export function LoadingSign() {
  const messages = useMessages();
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLong(true), patienceInMilliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return (
    <p className="loading-sign" role="status">
      {isLong && messages.loading}
    </p>
  );
}
