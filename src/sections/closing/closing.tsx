import { ActionRow } from '../../components/button/button';
import { RichText } from '../../components/rich-text';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './closing.module.css';
import type { closing } from './schema';

/** The closing call, with the tower at the right. */
export function Closing({ section }: Pick<SectionProps<typeof closing>, 'section'>) {
  return (
    <section className={`night ${styles.closing}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2>{section.heading}</h2>
          <RichText html={section.text} className={styles.text} />
          <ActionRow actions={section.actions} looks={['light', 'outlineLight']} />
        </div>
        <img
          className={styles.tower}
          src="/turm.svg"
          alt=""
          width="420"
          height="420"
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
