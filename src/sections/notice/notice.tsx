import { RichText } from '../../components/rich-text';
import type { SectionOf } from '../../content-model/resolved';
import * as styles from './notice.module.css';
import * as showcase from '../showcase/showcase.module.css';

/** A notice set apart from the page. */
export function Notice({ section }: { section: SectionOf<'notice'> }) {
  return (
    <section className="wrap">
      <div className={`${showcase.showcase} ${styles.notice}`}>
        <h2 className={showcase.about}>{section.title}</h2>
        <RichText html={section.text} className={showcase.stage} />
      </div>
    </section>
  );
}
