import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plain-click';
import { useConsent } from './consent';

/**
 * Lets the videos of a text play in their place: after a click, or with consent. They are markup of
 * the build, where a link leads to the platform; refusing consent brings the link back.
 * @param route address of the page, whose videos are others
 */
export function useTextVideos(route: string): void {
  const { choice, refusals } = useConsent();
  useEffect(() => {
    const places = document.querySelectorAll<HTMLElement>('[data-video]');
    const undo = [...places].map((place) => {
      if (choice === true) return putPlayer(place);
      let back: (() => void) | undefined;
      const click = (event: MouseEvent) => {
        if (!(event.target instanceof Element) || !event.target.closest('a')) return;
        if (!isPlainClick(event)) return;
        event.preventDefault();
        back = putPlayer(place, '?autoplay=1');
        place.querySelector('iframe')?.focus();
      };
      place.addEventListener('click', click);
      return () => {
        place.removeEventListener('click', click);
        back?.();
      };
    });
    return () => undo.forEach((each) => each());
  }, [route, choice, refusals]);
}

/** Puts the platform's player where the link was. @returns brings the link back */
function putPlayer(place: HTMLElement, options = ''): () => void {
  const before = [...place.childNodes];
  const player = document.createElement('iframe');
  player.src = `${place.dataset['video'] ?? ''}${options}`;
  player.title = place.dataset['title'] ?? '';
  player.loading = 'lazy';
  player.allow = 'autoplay; picture-in-picture';
  player.allowFullscreen = true;
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  place.replaceChildren(player);
  return () => place.replaceChildren(...before);
}
