import { useRef } from 'react';
import { monthNames } from '../../content-model/calendar';
import { noteSlot } from '../../dialogue/speak';
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

/** Its first whole words, of which `most` letters are shown. */
const beginning = (text: string, most: number): string =>
  text.slice(0, most + 1).replace(/[^\p{L}\d]+[\p{L}\d]*$/u, '');

/** What a chip says, which its neighbours and the field leave little room for. */
function chipText({ slot, label, value }: Chip): string {
  if (slot === noteSlot) return label;
  const text = shortly(value);
  return text.length <= 32 ? text : `„${beginning(text, 32)} …“`;
}

/** What was noted, word for word. */
export const notesIn = (chips: readonly Chip[]): string[] =>
  chips.flatMap(({ slot, value }) => (slot === noteSlot ? value : []));

/** The notes as one chip, which comes last: their words stand on the sheet, and in its name. */
function notesTogether(chips: readonly Chip[]): readonly Chip[] {
  const notes = notesIn(chips);
  const together = { slot: noteSlot, label: words.notes(notes.length), value: notes.join(' · ') };
  return notes.length === 0 ? chips : [...chips.slice(0, -notes.length), together];
}

/**
 * The entry as it grows, value by value, each to be pressed and changed. What is longer than its chip
 * stands in the talk, and in its name.
 */
export function Entry({ chips, status, onCorrect }: EntryProps) {
  const line = useRef<HTMLDivElement>(null);
  return (
    <div ref={line} tabIndex={-1} className={styles.entry} role="group" aria-label={words.entry}>
      {notesTogether(chips).map((chip) => (
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
