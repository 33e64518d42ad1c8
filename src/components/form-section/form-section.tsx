import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../section/section';
import { StillPart } from '../still/still-part';
import { Side, type SideProps } from '../form-side/form-side.still';
import * as styles from './form-section.module.css';

type SectionFrameProps = ComponentProps<typeof Section>;

type FormSectionProps = {
  section: SectionFrameProps['head'] & SideProps;
  position: SectionFrameProps['position'];
  /** The form itself. */
  children: ReactNode;
};

/** A form with what happens after sending it beside it. */
export function FormSection({ section, position, children }: FormSectionProps) {
  return (
    <Section head={section} position={position} ground="sand" live>
      <div className={styles.grid}>
        <StillPart name="side">{Side && <Side {...section} />}</StillPart>
        {children}
      </div>
    </Section>
  );
}
