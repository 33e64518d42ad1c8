import { RichText } from '../../components/rich-text';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './notice.module.css';
import * as showcase from '../showcase/showcase.module.css';
import type { notice } from './schema';

/** A notice set apart from the page. */
export function Notice({ section }: Pick<SectionProps<typeof notice>, 'section'>) {
  return (
    <section className="wrap">
      <div className={`${showcase.showcase} ${styles.notice}`}>
        <h2 className={showcase.about}>{section.title}</h2>
        <RichText html={section.text} className={showcase.stage} />
      </div>
    </section>
  );
}
