import { Section } from '../../components/section/section';
import { Stars } from '../../components/stars';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './testimonials.module.css';
import type { testimonials } from './schema';

type TestimonialsProps = SectionProps<typeof testimonials>;

/** Customers' words with five stars each. */
export function Testimonials({ section, position }: TestimonialsProps) {
  return (
    <Section head={section} position={position} ground={section.ground}>
      <div className={styles.quotes}>
        {section.testimonials.map(({ id, quote, person, business }) => (
          <figure key={id}>
            <Stars />
            <blockquote>„{quote}“</blockquote>
            <figcaption>
              <strong>{person}</strong>
              {business}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
