import { useEffect, useState } from 'react';
import { viennaTime } from '../../lib/vienna-time';

const tickMs = 10_000;

/** Date and time in Graz, kept up to date; undefined until the page is hydrated. */
export function useViennaTime() {
  const [now, setNow] = useState<ReturnType<typeof viennaTime> & { isFirst: boolean }>();
  useEffect(() => {
    const update = (isFirst: boolean) => setNow({ ...viennaTime(new Date()), isFirst });
    update(true);
    const timer = setInterval(() => update(false), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
