import { DepartureBoard, FlapText } from '../../components/departure-board/departure-board';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './timetable.module.css';
import type { timetable } from './schema';

/** A day's schedule as a departure board. */
export function Timetable({ section, position }: SectionProps<typeof timetable>) {
  return (
    <Section head={section} position={position}>
      <DepartureBoard>
        <ol className={styles.timetable}>
          {section.rows.map(({ time, title, text, place }) => (
            <li key={time}>
              <time>
                <FlapText text={time} />
              </time>
              <strong>{title}</strong>
              <span>{text}</span>
              {place && <small>{place}</small>}
            </li>
          ))}
        </ol>
      </DepartureBoard>
    </Section>
  );
}
