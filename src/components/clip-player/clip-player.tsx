import type { Clip } from '../../content-model/clip';
import { ExampleMark } from '../example-mark/example-mark';
import * as styles from './clip-player.module.css';

/** A clip behind its poster, loaded only on play. */
export function ClipPlayer({ clip }: { clip: Clip }) {
  const { video, poster, captions, alt, note } = clip;
  return (
    <figure className={styles.clip}>
      <video
        src={video}
        poster={poster}
        aria-label={alt}
        width="960"
        height="540"
        preload="none"
        controls
        playsInline
      >
        <track default kind="captions" srcLang="de" label="Deutsch" src={captions} />
      </video>
      <figcaption>
        <ExampleMark /> {note}
      </figcaption>
    </figure>
  );
}
