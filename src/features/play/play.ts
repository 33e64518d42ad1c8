import { whenSeen } from '../../lib/when-seen';
import { controlOf } from './control';
import { type Cue, type Move, held } from './moves';
import { partsOf } from './parts';
import { scoreOf } from './score';
import { showingOf } from './showing';

/** How long what is on the screen already goes before it comes again. */
const leaveMs = 280;

/** How much of an element must be in view, and how far above the lower edge. */
const inView = { rootMargin: '0px 0px -10% 0px', threshold: 0.15 };

/** What somebody may be reading already stands still. */
const isInView = (place: Element): boolean =>
  place.getBoundingClientRect().top < window.innerHeight;

/** Plays what the build has marked, once it is in view. */
export function play(example: HTMLElement): void {
  if (example.dataset.plays !== undefined || !example.isConnected) return;
  example.dataset.plays = '';
  const talk = example.querySelector(':scope > figcaption + div');
  if (talk) {
    playTalk(example, talk);
    return;
  }
  for (const { place, cues } of partsOf(example)) {
    if (isInView(place)) continue;
    const steps = cues.map(held);
    whenSeen(place, () => steps.forEach((step) => step.play()), inView);
  }
}

/**
 * What is below the screen is held at its beginning until it is in view. What is in view already stays
 * there; whoever wants to see it come presses for it, and it goes gently before.
 */
function playTalk(figure: HTMLElement, talk: Element): void {
  const fold = figure.querySelector(':scope > details');
  const sheet = fold?.querySelector(':scope > div') ?? null;
  const score = () => {
    const isFolded = sheet !== null && !sheet.checkVisibility();
    return scoreOf(talk, sheet, isFolded ? (fold?.firstElementChild ?? undefined) : undefined);
  };
  let callOff: (() => void) | undefined;
  const control = controlOf(figure, () => (callOff ? callOff() : show(true)));

  const show = (isOnScreen: boolean, holding: readonly Animation[] = []) => {
    // A conversation may have taken its place.
    if (!talk.checkVisibility()) return;
    const played = score();
    const leaving = isOnScreen ? leave(played.cues) : [];
    let endShowing: (() => void) | undefined;
    const begin = () => {
      endShowing = showingOf(figure, talk, played, () => callOff?.());
      for (const animation of [...leaving, ...holding]) animation.cancel();
    };
    const begins = setTimeout(begin, leaving.length > 0 ? leaveMs : 0);
    // Whoever wants something of it, or prints it, gets all of it.
    const end = (event: Event) => {
      if (!control.isOf(event)) callOff?.();
    };
    const places = [
      ...['click', 'focusin', 'toggle'].map((sign) => [figure, sign] as const),
      ...['beforeprint', 'resize'].map((sign) => [window, sign] as const),
    ];
    for (const [place, sign] of places) place.addEventListener(sign, end, true);
    control.show('showAll');
    callOff = () => {
      callOff = undefined;
      clearTimeout(begins);
      for (const animation of [...leaving, ...holding]) animation.cancel();
      endShowing?.();
      for (const [place, sign] of places) place.removeEventListener(sign, end, true);
      control.show('again');
    };
  };

  const { cues } = score();
  const isSeen = cues.some(({ element }) => isInView(element));
  if (isSeen && figure.closest('details') === null) {
    control.show('play');
    return;
  }
  const holding = cues.map(held);
  whenSeen(talk, () => show(false, holding), inView);
}

/** What comes out of nothing. */
const coming: readonly Move[] = ['rise', 'land'];

/** What will come again goes first. */
const leave = (cues: readonly Cue[]): Animation[] =>
  cues
    .filter(({ move }) => coming.includes(move))
    .map(({ element }) =>
      element.animate([{}, { opacity: 0 }], { duration: leaveMs, fill: 'forwards' }),
    );
