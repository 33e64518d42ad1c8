import type { ComponentProps, ReactNode } from 'react';
import { CheckList } from '../check-list';
import { Section } from '../section/section';
import * as styles from './form-section.module.css';

type SectionFrameProps = ComponentProps<typeof Section>;

type FormSectionProps = {
  section: SectionFrameProps['head'] & { promises: readonly string[] };
  position: SectionFrameProps['position'];
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
