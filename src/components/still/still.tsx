import { type ReactNode, type Ref, forwardRef } from 'react';
import * as styles from './still.module.css';
import {
  frameAttribute,
  sectionAttribute,
  staticMarkup,
} from '../../../plugins/gatsby-plugin-lean-pages/runtime';

type StillProps = {
  /** Address of the page. */
  route: string;
  /** Names this part of the page; a number is the position of a section. */
  place: string | number;
  hidden?: boolean;
  /** Whether a long text shows its beginning only (prose.module.css). */
  opening?: boolean;
  /** What the build draws; nothing in a visitor's browser, which has no code for it. */
  children?: ReactNode;
};

/**
 * The frame of a part of the page without behaviour: the build draws it, and the browser keeps the
 * markup of the page's document.
 */
export const Still = forwardRef(function Still(
  { route, place, hidden, opening, children }: StillProps,
  ref: Ref<HTMLDivElement>,
) {
  const attribute = typeof place === 'number' ? sectionAttribute : frameAttribute;
  const frame = {
    ref,
    hidden,
    className: styles.frame,
    [attribute]: place,
    'data-opening': opening || undefined,
  };
  if (children !== undefined && children !== null) return <div {...frame}>{children}</div>;
  const __html = staticMarkup(route, place);
  return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
});
