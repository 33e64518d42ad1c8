import { IconFrame } from './icon';

/** What few pages show. The trades are those of `icon` in content/data/assistants.yaml. */
const shapes = {
  read: <path d="M1.5 8.5l3 3L11 5M7.5 11l.5.5L14.5 5" />,
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
  phone: <use href="#icon-phone" />,
} as const;

/** A decorative icon like `Icon`, drawn in its place: its shape would weigh on every page. */
export function RareIcon({ name }: { name: keyof typeof shapes }) {
  return <IconFrame>{shapes[name]}</IconFrame>;
}
