import { useEffect, useRef } from 'react';
import { monthNames } from '../../content-model/calendar';
import type { State } from '../../dialogue/state';
import type { Chip } from '../../dialogue/talk';
import { dialogueMessages as words } from './messages';
import * as styles from './entry.module.css';

type EntryProps = {
  chips: readonly Chip[];
  status: State['status'];
  onCorrect: (chip: Chip) => void;
};

/** "Dienstag, 1. Dezember" as "Di 1.12.": one line is short on a phone. */
const shortly = (value: string): string =>
  value.replace(/^(\p{L}\p{L})\p{L}+, (\d+)\. (\p{L}+)$/u, (whole, day, date, name) => {
    const month = monthNames.indexOf(String(name)) + 1;
    return month === 0 ? whole : `${String(day)} ${String(date)}.${month}.`;
  });

/** The most letters of a chip, which its neighbours and the field leave room for. */
const longest = 32;

/** What a chip says: of what the visitor has written at length whole words, and in quotes. */
function chipText(value: string): string {
  const text = shortly(value);
  if (text.length <= longest) return text;
  return `„${text.slice(0, longest).replace(/[\s,.;–]*\S*$/u, '')} …“`;
}

/**
 * The entry as it grows, value by value, each to be pressed and changed. What is longer than its chip
 * stands in the talk, and in its name.
 */
export function Entry({ chips, status, onCorrect }: EntryProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (line.current) line.current.scrollLeft = line.current.scrollWidth;
  }, [chips]);
  return (
    <div ref={line} tabIndex={-1} className={styles.entry} role="group" aria-label={words.entry}>
      {chips.map((chip) => (
        <button
          key={`${chip.slot} ${chip.value}`}
          type="button"
          aria-label={words.correct(chip.label, chip.value)}
          title={chip.value}
          onClick={() => {
            // The button goes away with its value.
            line.current?.focus();
            onCorrect(chip);
          }}
        >
          {chipText(chip.value)}
        </button>
      ))}
      {chips.length > 0 && <span>{words.noted[status]}</span>}
    </div>
  );
}
