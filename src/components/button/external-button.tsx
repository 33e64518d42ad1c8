import type { ReactNode } from 'react';
import { NewTab } from '../new-tab';
import { type ButtonLook, buttonClass } from './button';
import { textLinkClass } from './text-button';

type ExternalButtonProps = {
  href: string;
  /** Without one it looks like a text link. */
  look?: ButtonLook;
  /** The other site does not learn where the visitor came from. */
  anonymous?: boolean;
  /** What it is about, for links with the same words. */
  about?: string | undefined;
  children: ReactNode;
};

/** A link to another site that opens in a new tab. */
export function ExternalButton({ href, look, anonymous, about, children }: ExternalButtonProps) {
  return (
    <a
      href={href}
      className={look ? buttonClass(look) : textLinkClass}
      target="_blank"
      rel={anonymous ? 'noopener noreferrer' : 'noopener'}
      referrerPolicy={anonymous ? 'no-referrer' : undefined}
    >
      {children}
      <NewTab about={about} />
    </a>
  );
}
