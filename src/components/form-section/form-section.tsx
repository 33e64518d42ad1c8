import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../section/section';
import { StillPart } from '../still/still-part';
import { Promises } from './form-section.still';
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
    <Section head={section} position={position} ground="sand" live>
      <div className={styles.grid}>
        <StillPart name="promises">
          {Promises && <Promises items={section.promises} className={styles.promises} />}
        </StillPart>
        {children}
      </div>
    </Section>
  );
}
