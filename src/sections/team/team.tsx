import { useId, useState } from 'react';
import { Icon } from '../../components/icon/icon';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { useClientValue } from '../../lib/hydration';
import { teamWords as words } from './messages';
import { pickRandom } from './pick-random';
import { ColleagueCard } from './colleague-card';
import * as styles from './team.module.css';
import type { team } from './schema';

// Chosen once per page load, as specified: coming back to the page within a visit shows the same
// colleagues.
let chosen: readonly string[] | undefined;

/**
 * The assistants as colleagues: some of them on wide screens, chosen at random once per page load;
 * on phones all of them, one at a time, in a carousel that wraps around.
 */
export function Team({ section, position }: SectionProps<typeof team>) {
  const { assistants, show } = section;
  const ids = assistants.map(({ id }) => id);
  // The first render shows the first ones, like the server's; the choice follows after hydration.
  const onDuty = useClientValue(() => (chosen ??= pickRandom(ids, show))) ?? ids.slice(0, show);
  const [current, setCurrent] = useState(0);
  const status = useId();

  const move = (step: number) =>
    setCurrent((index) => (index + step + assistants.length) % assistants.length);

  return (
    <Section head={section} position={position} ground="sand">
      <div className={styles.people}>
        <ul className={styles.team}>
          {assistants.map((assistant, index) => (
            <li
              key={assistant.id}
              data-assistant={assistant.id}
              className={[
                onDuty.includes(assistant.id) ? '' : styles.offDuty,
                index === current ? '' : styles.notCurrent,
              ].join(' ')}
            >
              <ColleagueCard {...assistant} />
            </li>
          ))}
        </ul>
        <div className={styles.carousel} role="group" aria-label={words.browse}>
          <button
            type="button"
            onClick={() => move(-1)}
            aria-label={words.previous}
            aria-describedby={status}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            onClick={() => move(1)}
            aria-label={words.next}
            aria-describedby={status}
          >
            <Icon name="arrow" />
          </button>
          <p id={status} aria-live="polite">
            <span className="visually-hidden">{assistants[current]?.name}, </span>
            {words.position(current + 1, assistants.length)}
          </p>
        </div>
      </div>
    </Section>
  );
}
