import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../section/section';
import { FormSide } from '../form-side/form-side';
import type { SideProps } from '../form-side/form-side.build-only';
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
    <Section head={section} position={position} ground="sand">
      <div className={styles.grid}>
        <FormSide section={section} position={position} />
        <div>{children}</div>
      </div>
    </Section>
  );
}
