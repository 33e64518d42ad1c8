import type { ReactNode } from 'react';

const shapes = {
  arrow: <path d="M3 8h10M9 4l4 4-4 4" />,
  check: <path d="M3 8.5l3.2 3.2L13 5" />,
  down: <path d="M4 6.5l4 4 4-4" />,
  play: <path d="M4.5 2.5l9 5.5-9 5.5z" />,
  phone: (
    <path d="M5.5 2.5L3 3.5C3 9 7 13 12.5 13l1-2.5-3-1.7-1.6 1.4a7 7 0 0 1-3.1-3.1l1.4-1.6z" />
  ),
  mail: <path d="M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5" />,
  search: <path d="M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0M10 10l3.5 3.5" />,
  close: <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />,
} as const;

type IconName = keyof typeof shapes;

/** Defines every icon once per page; `Icon` refers to them. Rendered at the top of the layout. */
export function IconSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      {Object.entries(shapes).map(([name, shape]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 16 16">
          {shape}
        </symbol>
      ))}
    </svg>
  );
}

/** A decorative 16-px icon in the text colour; the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <IconFrame>
      <use href={`#icon-${name}`} />
    </IconFrame>
  );
}

/** What every icon has around its shape. */
export function IconFrame({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}
