import type { ReactNode } from 'react';
import type { Entities, Resolved } from '../../content-model/resolved';
import { ExampleMark } from '../example-mark/example-mark';
import * as styles from './person.module.css';

export type Human = Resolved<Entities['people']>;

type PersonProps = {
  person: Human;
  /** The name, where it is a link or a heading. */
  name?: ReactNode;
  /** Without what they say. */
  brief?: boolean;
  children?: ReactNode;
};

/** One of us: face in a lit window, name, task and a sentence. Placeholders say what they are. */
export function Person({ person, name, brief = false, children }: PersonProps) {
  return (
    <div className={brief ? `${styles.person} ${styles.brief}` : styles.person}>
      <div className={styles.face}>
        <img src={person.image} alt="" width="240" height="300" loading="lazy" />
        {person.example && <ExampleMark />}
      </div>
      <div>
        {name ?? <strong className={styles.name}>{person.name}</strong>}
        <p className={styles.task}>{person.task}</p>
        {!brief && <p className={styles.sentence}>„{person.sentence}“</p>}
        {children}
      </div>
    </div>
  );
}
