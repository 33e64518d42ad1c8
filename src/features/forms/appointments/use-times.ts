import { useEffect, useState } from 'react';
import { type FreeTimes, loadTimes } from './call';

/** The free times, `loading`, or `down` when they are unavailable; and a function to reload them. */
export function useTimes(): [FreeTimes | 'loading' | 'down', () => void] {
  const [times, setTimes] = useState<FreeTimes | 'loading' | 'down'>('loading');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isGone = false;
    void loadTimes().then((found) => {
      if (!isGone) setTimes(found ?? 'down');
    });
    return () => {
      isGone = true;
    };
  }, [asked]);
  const again = () => {
    setTimes('loading');
    setAsked(asked + 1);
  };
  return [times, again];
}
