import type { CSSProperties } from 'react';
import * as styles from './even-grid.module.css';

/**
 * Props of a list of cards whose rows never end with a single one: below each other on phones, in
 * twos on tablets, and on wide screens in as many as fit evenly. In twos, an odd last one takes
 * the whole row.
 * @param count of the cards
 * @param most that stand beside each other
 */
export function evenGrid(count: number, most: number, className = '') {
  const beside = columnsFor(count, most);
  const last = beside === 2 && count % 2 === 1 ? '1 / -1' : undefined;
  const style: CSSProperties = { '--beside': beside, '--last': last };
  return { className: `${styles.grid} ${className}`, style };
}

function columnsFor(count: number, most: number): number {
  for (let columns = Math.min(count, most); columns > 2; columns -= 1)
    if (count % columns !== 1) return columns;
  return Math.min(count, most, 2);
}
