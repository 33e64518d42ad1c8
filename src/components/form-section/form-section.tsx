import type { ComponentProps, ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import { Section } from '../section/section';
import { StillPart } from '../still/still-part';
import * as styles from './form-section.module.css';

type SectionFrameProps = ComponentProps<typeof Section>;

type FormSectionProps = {
  section: SectionFrameProps['head'] & { promises: readonly string[] };
  position: SectionFrameProps['position'];
  /** The form itself. */
  children: ReactNode;
};

/** Only the build knows how to draw them. */
const Promises = process.env.BUILD_STAGE === 'build-javascript' ? undefined : CheckList;

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
