import * as styles from './calculator.module.css';
import { words } from './messages';

type MonthRulerProps = {
  /** When the setup is earned. */
  month: number | undefined;
  months: number;
};

/** The months as a ruler, green from where the setup is earned, higher where a year is over. The sentence above it says so. */
export function MonthRuler({ month, months }: MonthRulerProps) {
  const all = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <svg viewBox={`0 0 ${months * 10} 22`} preserveAspectRatio="none">
        {all.map((each) => (
          <rect
            key={each}
            x={each * 10 - 9}
            y={each % 12 === 0 ? 0 : 6}
            width="8"
            height={each % 12 === 0 ? 22 : 16}
            className={month !== undefined && each >= month ? styles.earned : styles.unearned}
          />
        ))}
      </svg>
      {all
        .filter((each) => each === 1 || each % 12 === 0)
        .map((each) => (
          <span key={each}>{words.month(each)}</span>
        ))}
      <p>{words.legend(month)}</p>
    </div>
  );
}
