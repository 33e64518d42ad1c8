import { ExampleMark } from '../../components/example-mark/example-mark';
import { Section } from '../../components/section/section';
import { Stars } from '../../components/stars';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './testimonials.module.css';
import type { testimonials } from './schema';

type TestimonialsProps = SectionProps<typeof testimonials>;

/** Customers' words with five stars each; what no customer has released is marked as an example. */
export function Testimonials({ section, position }: TestimonialsProps) {
  return (
    <Section head={section} position={position} ground={section.ground}>
      <div className={styles.quotes}>
        {section.testimonials.map(({ id, quote, person, business, releasedOn }) => (
          <figure key={id}>
            <p className={styles.head}>
              <Stars />
              {releasedOn === undefined && <ExampleMark />}
            </p>
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
