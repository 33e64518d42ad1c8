import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import type { faq } from './schema';

/** Questions that open; the first is open already. */
export function Faq({ section, position }: SectionProps<typeof faq>) {
  return (
    <Section head={section} position={position} indented>
      <Questions questions={section.questions} openFirst />
    </Section>
  );
}
