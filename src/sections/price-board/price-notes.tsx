import { Footnote } from '../../components/footnote/footnote';
import type { DerivedProps } from '../../content-model/resolved';
import type { derivePriceBoard } from './derive';
import * as styles from './price-board.module.css';

export function PriceNotes({
  note,
  exampleText,
}: DerivedProps<typeof derivePriceBoard>['section']) {
  return (
    <>
      <Footnote html={note} />
      <p className={styles.example}>{exampleText}</p>
    </>
  );
}
