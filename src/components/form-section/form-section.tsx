import type { ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import { Section } from '../section/section';
import type { SectionOf, SectionPosition } from '../../content-model/resolved';
import * as styles from './form-section.module.css';

type FormSectionProps = {
  section: SectionOf<'contact-form'> | SectionOf<'consultation-form'>;
  position: SectionPosition;
  /** The form itself. */
  children: ReactNode;
};

/** A form with what happens after sending it beside it. */
export function FormSection({ section, position, children }: FormSectionProps) {
  return (
    <Section head={section} position={position} ground="sand">
      <div className={styles.grid}>
        <CheckList items={section.promises} className={styles.promises} />
        {children}
      </div>
    </Section>
  );
}
