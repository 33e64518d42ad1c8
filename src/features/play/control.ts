import { playWords as words } from './messages';

const look =
  'display:flex;align-items:center;justify-content:flex-end;gap:6px;min-height:44px;' +
  'min-width:44px;margin-block:-6px;margin-inline-start:auto;padding:0;border:0;' +
  'background:none;color:inherit;font-size:var(--size-label);text-align:left;cursor:pointer';

const drawings = {
  showAll: 'M3 3l5 5-5 5M8 3l5 5-5 5',
  play: 'M5 3l7 5-7 5z',
  /** A circle with an arrow. */
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
} satisfies Record<keyof typeof words, string>;

/** The button of an example that plays: all at once, or once more. It is there from the first time. */
export function controlOf(figure: HTMLElement, press: () => void) {
  const button = document.createElement('button');
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const label = document.createElement('span');
  button.style.cssText = look;
  button.type = 'button';
  button.className = 'no-print';
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('class', 'icon');
  icon.ariaHidden = 'true';
  icon.append(drawing);
  button.append(icon, label);
  button.addEventListener('click', press);
  return {
    /** Whether something has happened to the button itself. */
    isOf: ({ target }: Event): boolean => target instanceof Node && button.contains(target),
    show: (state: keyof typeof words): void => {
      label.textContent = words[state];
      // There is no room for words beside the others of a phone.
      label.className = window.innerWidth < 700 ? 'visually-hidden' : '';
      drawing.setAttribute('d', drawings[state]);
      if (!button.isConnected) figure.querySelector('figcaption')?.append(button);
    },
  };
}
