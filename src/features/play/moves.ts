/** A piece of a line, so short that no line stands there half for longer than a glance. */
export const pieceMs = 110;

const settling = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Where something grows from, and along which axis. */
const growths = {
  right: ['0 50%', 'scaleX(0)'],
  up: ['50% 100%', 'scaleY(0)'],
  down: ['50% 0', 'scaleY(0)'],
} as const;

function grow(way: keyof typeof growths, duration: number, easing: string) {
  const [transformOrigin, transform] = growths[way];
  const keyframes = [
    { transformOrigin, transform },
    { transformOrigin, transform: 'none' },
  ];
  return { keyframes, duration, easing };
}

/**
 * The movements of an example that plays, in one language (docs/design.md): what is said rises, what is
 * chosen is pressed, what is measured grows, what has been noted lands. Nothing stands there half: a
 * pale line looks like a broken one. Only transform and opacity.
 */
const moves = {
  rise: {
    keyframes: [{ opacity: 0, transform: 'translateY(10px)' }, {}],
    duration: 360,
    easing: settling,
  },
  land: {
    keyframes: [{ opacity: 0, transform: 'scale(0.94)' }, {}],
    duration: 420,
    easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.15)',
  },
  press: {
    keyframes: [{ easing: 'ease-out' }, { transform: 'scale(0.92)', offset: 0.5 }, {}],
    duration: 360,
    easing: 'ease-out',
  },
  flip: {
    // What has been set is never away: it turns where it stands.
    keyframes: [{}, { transform: 'perspective(240px) rotateX(-90deg)', offset: 0.4 }, {}],
    duration: 420,
    easing: 'cubic-bezier(0.3, 0.7, 0.3, 1.2)',
  },
  growRight: grow('right', 600, settling),
  growUp: grow('up', 500, settling),
  // A line in pieces, one after the other at one speed.
  layRight: grow('right', pieceMs, 'linear'),
  layDown: grow('down', pieceMs, 'linear'),
} satisfies Record<string, { keyframes: Keyframe[]; duration: number; easing: string }>;

export type Move = keyof typeof moves;

/** Something that moves at a time, in milliseconds from the beginning; before, it is not there. */
export type Cue = {
  element: Element;
  at: number;
  move: Move;
  /** Of the element, such as "::before". */
  pseudoElement?: string;
};

/**
 * An animation of a cue, held at its beginning.
 * @param slower more than one for a longer one
 */
export function held({ element, at, move, pseudoElement }: Cue): Animation {
  const { keyframes, ...timing } = moves[move];
  const animation = element.animate(keyframes, {
    ...timing,
    delay: at,
    fill: 'backwards',
    pseudoElement: pseudoElement ?? null,
  });
  animation.pause();
  return animation;
}
