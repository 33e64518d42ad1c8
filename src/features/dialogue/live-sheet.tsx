import { useEffect, useRef } from 'react';
import { type SheetVignette, SheetView } from '../../components/vignettes/sheet-view';
import { dialogueMessages as words } from './messages';
import * as styles from './playground.module.css';

type LiveSheetProps = { sheet: SheetVignette; notes: readonly string[] };

/** The sheet of a talk with what was noted, no higher than the talk beside it; what is entered is brought into view in it. */
export function LiveSheet({ sheet, notes }: LiveSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(sheet);
  useEffect(() => {
    const entry = box.current?.querySelector('[data-new]');
    if (!box.current || !entry) return;
    const [frame, own] = [box.current, entry].map((each) => each.getBoundingClientRect());
    if (!frame || !own) return;
    // No further than it must: what names the columns stands above.
    const below = own.bottom + 16 - frame.bottom;
    box.current.scrollTop += below > 0 ? below : Math.min(0, own.top - 16 - frame.top);
  }, [text]);
  return (
    // A box that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles.sheet} tabIndex={0}>
      <SheetView vignette={sheet} />
      {notes.length > 0 && (
        <dl className={styles.notes}>
          <dt>{words.notes(notes.length)}</dt>
          {notes.map((note) => (
            <dd key={note}>{note}</dd>
          ))}
        </dl>
      )}
    </div>
  );
}
