import type { VignetteOf } from '../../content-model/vignettes';
import { turns } from './turns';
import * as styles from './call.module.css';

type CallProps = { vignette: Pick<VignetteOf<'call'>, 'caller' | 'voice' | 'lines'> };

/** A phone call: who speaks when, and the transcript below with the line being spoken marked. */
export function Call({ vignette }: CallProps) {
  const { caller, voice, lines } = vignette;
  return (
    <>
      <div className={styles.turns} aria-hidden="true">
        {([caller, voice] as const).map((name, index) => (
          <div key={index} className={styles.voice}>
            <span>{name}</span>
            <svg viewBox="0 -6 240 12" preserveAspectRatio="none">
              <path d="M0 0H240" stroke="var(--line-night)" />
              <path
                d={turns(lines, index === 0 ? 'guest' : 'assistant')}
                stroke={index === 0 ? 'var(--paper)' : 'var(--green-4)'}
                strokeWidth="10"
              />
            </svg>
          </div>
        ))}
      </div>
      <dl className={styles.transcript}>
        {lines.map(({ at, from, text }, index) => (
          <div key={at} className={index === lines.length - 1 ? styles.current : undefined}>
            <dt>
              <time>{at}</time>
            </dt>
            <dd>
              <strong className={from === 'assistant' ? styles.assistant : undefined}>
                {from === 'assistant' ? voice : caller}
              </strong>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
