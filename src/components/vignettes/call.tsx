import type { VignetteOf } from '../../content-model/vignettes';
import { waveform } from './waveform';
import * as styles from './call.module.css';

/** A phone call: two voices as waves, the transcript below with the line being spoken marked. */
export function Call({
  vignette,
}: {
  vignette: Pick<VignetteOf<'call'>, 'caller' | 'voice' | 'lines'>;
}) {
  const { caller, voice, lines } = vignette;
  return (
    <>
      <div className={styles.waves} aria-hidden="true">
        <Voice name={caller} seed={3} />
        <Voice name={voice} seed={9} assistant />
        <span className={styles.needle} />
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

function Voice({
  name,
  seed,
  assistant = false,
}: {
  name: string;
  seed: number;
  assistant?: boolean;
}) {
  return (
    <div className={styles.voice}>
      <span>{name}</span>
      <svg viewBox="0 0 240 44" preserveAspectRatio="none">
        <path
          d={waveform(seed)}
          stroke={assistant ? 'var(--green-4)' : 'var(--paper)'}
          strokeWidth="2"
          fill="none"
        />
      </svg>
    </div>
  );
}
