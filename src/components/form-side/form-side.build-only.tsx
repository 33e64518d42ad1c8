import { buildOnly } from '../../lib/build-only';
import { CheckList } from '../check-list/check-list';
import { AboutUs } from '../person/answering';
import { personWords } from '../person/messages';
import { type Human, Person } from '../person/person';
import * as styles from './form-side.module.css';

/** What the sections with forms say beside them. */
export type SideProps = { reader: Human; promises: readonly string[] };

function ReaderAndPromises({ reader, promises }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.label}>{reader.example ? personWords.human : personWords.reads}</p>
      {reader.example ? (
        <AboutUs />
      ) : (
        <Person person={reader} brief>
          <AboutUs />
        </Person>
      )}
      {promises.length > 0 && <CheckList items={promises} className={styles.promises} />}
    </div>
  );
}

export const Side = buildOnly(ReaderAndPromises);
