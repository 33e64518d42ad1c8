import { RichText } from '../../components/rich-text';
import { RailSplit } from '../../components/section/rail-split';
import type { SectionOf } from '../../content-model/resolved';
import * as styles from './notice.module.css';

/** A notice set apart from the page. */
export function Notice({ section }: { section: SectionOf<'notice'> }) {
  return (
    <section className="wrap">
      <div className={styles.notice}>
        <RailSplit>
          <h2>{section.title}</h2>
          <RichText html={section.text} />
        </RailSplit>
      </div>
    </section>
  );
}
