import { useEffect, useRef, useState } from 'react';
import type { Clip } from '../../content-model/clip';
import { isPlainClick } from '../../lib/plain-click';
import { ExampleMark } from '../example-mark/example-mark';
import { Icon } from '../icon/icon';
import * as styles from './clip-player.module.css';

/** A clip behind its poster, loaded only on play. Without script the link opens it. */
export function ClipPlayer({ clip }: { clip: Clip }) {
  const { video, poster, captions, alt, playLabel, note } = clip;
  const player = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  useEffect(() => player.current?.focus(), [started]);
  return (
    <figure className={styles.clip}>
      {started ? (
        <video
          tabIndex={0}
          ref={player}
          src={video}
          poster={poster}
          aria-label={alt}
          controls
          autoPlay
          playsInline
        >
          <track default kind="captions" srcLang="de" label="Deutsch" src={captions} />
        </video>
      ) : (
        <a
          href={video}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            setStarted(true);
          }}
        >
          <img src={poster} alt={alt} width="960" height="540" />
          <span>
            <Icon name="play" />
            {playLabel}
          </span>
        </a>
      )}
      <figcaption>
        <ExampleMark /> {note}
      </figcaption>
    </figure>
  );
}
