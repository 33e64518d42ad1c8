import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { DemoVideo } from '../../content-model/offers';
import { useHydrated } from '../../lib/hydration';
import { useConsent } from './consent';
import { videoMessages as words } from '../../lib/video-messages';
import * as styles from './video-embed.module.css';

type VideoEmbedProps = {
  video: DemoVideo;
  /** Our own picture, shown until the player may load. */
  poster: ReactNode;
};

/**
 * A video in two clicks: first a poster that says what a click does; after the click, or with
 * consent, the platform's player from its host without cookies. Refusing consent removes it again.
 */
export function VideoEmbed({ video, poster }: VideoEmbedProps) {
  const { choice, refusals } = useConsent();
  const hydrated = useHydrated();
  /** How often consent had been refused at the click; a later refusal outweighs it. */
  const [clickedAt, setClickedAt] = useState<number>();
  const clicked = clickedAt === refusals;
  const player = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (clicked) player.current?.focus();
  }, [clicked]);

  if (clicked || choice === true) {
    return (
      <iframe
        ref={player}
        className={styles.frame}
        src={clicked ? `${video.embedUrl}?autoplay=1` : video.embedUrl}
        title={`${words.video}: ${video.title}`}
        loading="lazy"
        allow="autoplay; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div>
      {poster}
      <div className={styles.ask}>
        <button
          type="button"
          className={`${buttonClass('light')} ${hydrated ? '' : styles.waiting}`}
          onClick={() => setClickedAt(refusals)}
        >
          {words.play} ({video.length})<span className="visually-hidden">: {video.title}</span>
        </button>
        <p>
          {words.beforePlay(video.platform)}{' '}
          <a href={video.watchUrl} target="_blank" rel="noopener noreferrer">
            {words.watch(video.platform)}
          </a>
        </p>
      </div>
    </div>
  );
}
