import type { DialStories } from '../../../src/lib/dial-stories';
import { readData } from './read-file';

/** What the hand of the dial tells, with the names of the trades, as the browser gets it. */
export function readDialStories(root: string): DialStories | undefined {
  const stories = readData(root, 'dial');
  const industries = readData(root, 'industries');
  if (stories === undefined || industries === undefined) return undefined;
  return {
    trades: stories.trades.map(({ industry: id, to, hours }) => ({
      id,
      label: industries.find(({ value }) => value === id)?.label ?? id,
      to,
      hours,
    })),
    fitting: stories.fitting.map(({ from, industry: trade }) => ({ from, trade })),
  };
}
