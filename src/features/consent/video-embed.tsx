import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { DemoVideo } from '../../content-model/offers';
import { useHydrated } from '../../lib/use-hydrated';
import { getConsent, subscribeConsent } from './consent-store';
import { consentMessages as words } from './messages';
import { useConsent } from './use-consent';
import * as styles from './video-embed.module.css';

type VideoEmbedProps = {
  video: DemoVideo;
  /** Drawn by us, shown until the player may load. */ poster: ReactNode;
};

/**
 * A video of the video platform in two clicks: before consent a poster that says what a click does, after the click or with
 * consent the platform's player from its host without cookies. Refusing consent takes the player away again.
 */
export function VideoEmbed({ video, poster }: VideoEmbedProps) {
  const consent = useConsent();
  const hydrated = useHydrated();
  const [clicked, setClicked] = useState(false);

  useEffect(
    () =>
      subscribeConsent(() => {
        if (getConsent() === false) setClicked(false);
      }),
    [],
  );

  if (clicked || consent) {
    return (
      <iframe
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
          onClick={() => setClicked(true)}
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
