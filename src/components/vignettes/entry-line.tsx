import type { Vignette } from '../../content-model/vignettes';
import { formatPrice } from '../../lib/format';
import { Icon } from '../icon/icon';
import { totalOf } from './order';
import * as styles from './vignette-pair.module.css';

const line = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');

/** "Gollner" of "Gollner, Renault Kangoo". */
const heart = (text = ''): string => text.split(',', 1)[0] ?? '';

/**
 * What a conversation has brought about, in one line: the entry that is new in its result, or who has
 * done what, where nothing is entered.
 */
function entryOf(result: Vignette): string | undefined {
  switch (result.type) {
    case 'schedule': {
      const entry = result.entries.find(({ state }) => state !== 'taken');
      if (!entry) return result.footer;
      const { start, title, text = title, column } = entry;
      return line(`${heart(result.subtitle)} ${start}`, heart(text), result.columns[column - 1]);
    }
    case 'note': {
      const row = result.rows.find(({ marked }) => marked);
      return row ? line(row.term, row.value) : result.footer;
    }
    case 'itinerary': {
      const stop = result.stops.find(({ state }) => state === 'fresh');
      return stop ? line(stop.time, stop.title, stop.text && heart(stop.text)) : result.footer;
    }
    case 'pipeline': {
      const stage = result.stages.find(({ cards }) => cards.some(({ state }) => state === 'fresh'));
      const card = stage?.cards.find(({ state }) => state === 'fresh');
      return card ? line(card.title, stage?.title) : result.footer;
    }
    case 'order':
      return line(result.title, formatPrice(totalOf(result)));
    default:
      return result.footer;
  }
}

/**
 * What opens a result on phones: the entry that has come, and where it stands. So nobody has to unfold
 * it to see that something has happened.
 */
export function EntryLine({ result, label }: { result: Vignette; label: string }) {
  const entry = entryOf(result);
  if (entry === undefined) return label;
  return (
    <span className={styles.entry}>
      <strong>
        <Icon name="check" />
        <span>{entry}</span>
      </strong>
      <small>{label}</small>
    </span>
  );
}
