import { Fragment, type ReactNode } from 'react';
import * as styles from './departure-board.module.css';

/** The night panel of a departure board; on phones it reaches from edge to edge. */
export function DepartureBoard({ children }: { children: ReactNode }) {
  return <div className={`night ${styles.board}`}>{children}</div>;
}

/** Figures as on a departure board, one flap per word. */
export function FlapText({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.flap}>{word}</span>
    </Fragment>
  ));
}
