import { useEffect, useRef } from 'react';
import { monthNames } from '../../content-model/calendar';
import { noteSlot } from '../../dialogue/speak';
import type { State } from '../../dialogue/state';
import type { Chip } from '../../dialogue/talk';
import { dialogueMessages as words } from './messages';
import * as styles from './entry.module.css';
import * as talkStyles from './playground.module.css';

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

/** Its first whole words, of which `most` letters are shown. */
const beginning = (text: string, most: number): string =>
  text.slice(0, most + 1).replace(/[^\p{L}\d]+[\p{L}\d]*$/u, '');

/** What a chip says, which its neighbours and the field leave little room for: of a note what it is. */
function chipText({ slot, label, value }: Chip): string {
  if (slot === noteSlot)
    return `${label}: ${value.length <= 18 ? value : `${beginning(value, 16)} …`}`;
  const text = shortly(value);
  return text.length <= 32 ? text : `„${beginning(text, 32)} …“`;
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
    <div
      ref={line}
      tabIndex={-1}
      className={`${talkStyles.line} ${styles.entry}`}
      role="group"
      aria-label={words.entry}
    >
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
          {chipText(chip)}
        </button>
      ))}
      {chips.length > 0 && <span>{words.noted[status]}</span>}
    </div>
  );
}
