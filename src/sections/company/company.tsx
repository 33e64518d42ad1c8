import { MoreLink } from '../../components/button/more-link';
import { Fact } from '../../components/fact/fact';
import { Footnote } from '../../components/footnote/footnote';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { useSite } from '../../lib/use-site';
import { CityDrawing } from './city-drawing';
import * as styles from './company.module.css';
import type { company } from './schema';

/** Who is liable, and a drawn map of the city, which tells no third party that somebody was here. */
export function Company({ section, position }: SectionProps<typeof company>) {
  const { owner } = useSite();
  const { rows, link, alt, note } = section;
  return (
    <Section head={section} position={position} indented>
      <div className={styles.columns}>
        <div>
          <dl className={styles.rows}>
            {rows.map(({ term, fields }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Fact text={fields.map((field) => owner[field]).join(', ')} />
                </dd>
              </div>
            ))}
          </dl>
          {link && <MoreLink {...link} />}
        </div>
        <figure>
          <CityDrawing alt={alt} />
          {note && (
            <figcaption>
              <Footnote html={note} />
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
