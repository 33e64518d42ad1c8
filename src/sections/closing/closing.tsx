import { ActionRow } from '../../components/button/button';
import { Answering } from '../../components/person/answering';
import { Portrait } from '../../components/portrait/portrait';
import { RichText } from '../../components/rich-text';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './closing.module.css';
import type { closing } from './schema';

type ClosingProps = Pick<SectionProps<typeof closing>, 'section'>;

/**
 * The closing call, and the telephone for whoever prefers to talk; at its right the tower or somebody
 * of the team, but not on phones.
 */
export function Closing({ section }: ClosingProps) {
  return (
    <section className={`night ${styles.closing}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2>{section.heading}</h2>
          <RichText html={section.text} className={styles.text} />
          <ActionRow actions={section.actions} looks={['light', 'outlineLight']} />
          <Answering />
        </div>
        <div className={section.portrait ? styles.portrait : styles.tower}>
          {section.portrait ? (
            <Portrait src={section.portrait.image} />
          ) : (
            <img src="/turm.svg" alt="" width="420" height="420" loading="lazy" />
          )}
        </div>
      </div>
    </section>
  );
}
