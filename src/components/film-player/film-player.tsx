import { buttonClass } from '../button/button';
import { filmWords } from './messages';
import { useFilm } from './use-film';
import * as styles from './film-player.module.css';

type FilmPlayerProps = { video: string; poster: string; alt: string };

/**
 * A silent film that plays while at least half of it is in view. Until the script runs, and without
 * it, the browser's own controls are there; the film itself is loaded by them or, once it is near,
 * by the script.
 */
export function FilmPlayer({ video, poster, alt }: FilmPlayerProps) {
  const { film, ready, playing, toggle } = useFilm();
  return (
    <div className={`${styles.player} ${styles.fade}`}>
      <video
        ref={film}
        src={video}
        poster={poster}
        aria-label={alt}
        width="720"
        height="900"
        preload="none"
        controls={!ready}
        muted
        playsInline
        loop
      />
      <p>
        {ready && (
          <button type="button" className={buttonClass('outlineLight', true)} onClick={toggle}>
            {playing ? filmWords.pause : filmWords.play}
          </button>
        )}
      </p>
    </div>
  );
}
