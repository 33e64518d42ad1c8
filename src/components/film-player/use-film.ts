import { useEffect, useRef, useState } from 'react';

/**
 * Plays a silent film while at least half of it is in view and loads it once it is within 300 px.
 * A visitor who pauses it, or who asks for less motion, starts it by hand.
 */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const byHand = useRef(false);
  /** The script has taken over from the browser's own controls. */
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const video = film.current;
    if (video === null) return undefined;
    byHand.current = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting || byHand.current) return;
        video.preload = 'auto';
        near.disconnect();
      },
      { rootMargin: '300px' },
    );
    const inView = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several at once; the last is the present state.
        const entry = entries.at(-1);
        if (entry === undefined || entry.intersectionRatio < 0.5) video.pause();
        else if (!byHand.current) play(video);
      },
      { threshold: 0.5 },
    );
    const show = () => setPlaying(!video.paused);
    video.addEventListener('play', show);
    video.addEventListener('pause', show);
    near.observe(video);
    inView.observe(video);
    setReady(true);
    return () => {
      near.disconnect();
      inView.disconnect();
      video.removeEventListener('play', show);
      video.removeEventListener('pause', show);
    };
  }, []);

  const toggle = () => {
    const video = film.current;
    if (video === null) return;
    // The button does what it says, even if the film has just changed its state.
    byHand.current = playing;
    if (playing) video.pause();
    else play(video);
  };

  return { film, ready, playing, toggle };
}

/** A browser that refuses to play on its own leaves the poster and the button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
