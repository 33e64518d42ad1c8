const shapes = {
  arrow: <path d="M3 8h10M9 4l4 4-4 4" />,
  check: <path d="M3 8.5l3.2 3.2L13 5" />,
  read: <path d="M1.5 8.5l3 3L11 5M7.5 11l.5.5L14.5 5" />,
  down: <path d="M4 6.5l4 4 4-4" />,
  plus: <path d="M8 3v10M3 8h10" />,
  play: <path d="M4.5 2.5l9 5.5-9 5.5z" />,
  phone: (
    <path d="M5.5 2.5L3 3.5C3 9 7 13 12.5 13l1-2.5-3-1.7-1.6 1.4a7 7 0 0 1-3.1-3.1l1.4-1.6z" />
  ),
  mail: <path d="M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5" />,
  chat: <path d="M2.5 3h11v8H7l-3 2.5V11H2.5z" />,
  wrench: (
    <path d="M10.5 2.5a3.5 3.5 0 0 0-3.2 4.8L2.5 12l1.5 1.5 4.7-4.8a3.5 3.5 0 0 0 4.6-4.4L11 6.5 9.5 5l2.2-2.3z" />
  ),
  tooth: (
    <path d="M5 2.5c1.5 0 1.5.8 3 .8s1.5-.8 3-.8c3 0 2.8 4 2 6-.7 1.8-.6 5-1.8 5S10 9.8 8 9.8s-2 3.7-3.2 3.7-1.1-3.2-1.8-5c-.8-2-1-6 2-6z" />
  ),
  pizza: <path d="M2 4.5c4-2.3 8-2.3 12 0L8 14zM6 7h.1M9.5 6.5h.1M8 10h.1" />,
  calendar: <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />,
  bell: <path d="M2.5 11.5a5.5 5.5 0 0 1 11 0zM2 13.5h12M8 6V4.5M6.5 4h3" />,
  target: (
    <path d="M8 2.5a5.5 5.5 0 1 0 5.5 5.5M8 5.5A2.5 2.5 0 1 0 10.5 8M8 8l5.5-5.5M11 2.5h2.5V5" />
  ),
  search: <path d="M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0M10 10l3.5 3.5" />,
  close: <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />,
} as const;

export type IconName = keyof typeof shapes;

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
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
