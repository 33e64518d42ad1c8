import { RichText } from '../../components/rich-text';
import { RailSplit } from '../../components/section/rail-split';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './notice.module.css';
import type { notice } from './schema';

/** A notice set apart from the page. */
export function Notice({ section }: SectionProps<typeof notice>) {
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
