import { createContext, useContext, useEffect, useState } from 'react';
import { afterPaint } from '../lib/after-paint';

/** As many sections as are in sight while a page opens at its top. */
const inSight = 2;

/** Whether the page was opened by a link, at its top. */
export const OpenedAtTop = createContext(false);

/**
 * How many sections of a page are drawn. On a page that a link has opened at its top these are first
 * those in sight, and with each frame that has been shown some more: drawing all of them at once
 * would keep the visitor waiting.
 * @param total of the page
 */
export function useSlices(total: number): number {
  const openedAtTop = useContext(OpenedAtTop);
  const [count, setCount] = useState(openedAtTop ? inSight : total);
  useEffect(() => {
    if (count >= total) return undefined;
    return afterPaint(() => setCount(count + inSight));
  }, [count, total]);
  return count;
}

/** Whether a page that a link has opened at its top is not on the screen yet. */
export const useOpening = (): boolean => useSlices(inSight + 1) === inSight;
