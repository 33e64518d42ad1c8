import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveFaq } from './derive';

/** Questions that open; the first is open already. */
export function Faq({ section, position }: DerivedProps<typeof deriveFaq>) {
  return (
    <Section head={section} position={position} indented>
      <Questions questions={section.questions} openFirst />
    </Section>
  );
}
