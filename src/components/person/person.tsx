import type { ReactNode } from 'react';
import type { Entities, Resolved } from '../../content-model/resolved';
import { Fact } from '../fact/fact';
import * as styles from './person.module.css';

export type Human = Resolved<Entities['people']>;

type PersonProps = {
  person: Human;
  /** The name, where it is a link or a heading. */
  name?: ReactNode;
  /** Without what they say; a placeholder without its face, too. */
  brief?: boolean;
  children?: ReactNode;
};

/** One of us: face in a lit window, name, task and a sentence. Placeholders say what they are. */
export function Person({ person, name, brief = false, children }: PersonProps) {
  return (
    <div className={brief ? `${styles.person} ${styles.brief}` : styles.person}>
      {!(brief && person.example) && (
        <img
          className={styles.face}
          src={person.image}
          alt=""
          width="240"
          height="300"
          loading="lazy"
        />
      )}
      <div>
        {name ?? (
          <strong className={styles.name}>
            <Fact text={person.name} />
          </strong>
        )}
        <p className={styles.task}>{person.task}</p>
        {!brief && <p className={styles.sentence}>{`„${person.sentence}“`}</p>}
        {children}
      </div>
    </div>
  );
}
