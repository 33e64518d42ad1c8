import { ExampleMark } from '../../components/example-mark/example-mark';
import { Section } from '../../components/section/section';
import { Stars } from '../../components/stars';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './testimonials.module.css';
import type { testimonials } from './schema';

/**
 * Quotes side by side, on phones one at a time, to swipe. Five stars are a customer's to give: only
 * what one has released has them, everything else is marked as an example.
 */
export function Testimonials({ section, position }: SectionProps<typeof testimonials>) {
  return (
    <Section head={section} position={position} ground={section.ground}>
      {/* What scrolls has to be reached by keyboard. */}
      <div className={styles.quotes} role="group" aria-label={section.label} tabIndex={0}>
        {section.testimonials.map(({ id, quote, person, business, releasedOn }) => (
          <figure key={id}>
            {releasedOn === undefined ? <ExampleMark /> : <Stars />}
            <blockquote>{`„${quote}“`}</blockquote>
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
