import { type ReactNode, type Ref, forwardRef, useMemo } from 'react';
import { staticAttribute, staticPart } from '../../plugins/gatsby-plugin-lean-pages/runtime';
import * as styles from './static-html.module.css';

type StaticHtmlProps = {
  /** Address of the page. */
  route: string;
  /** Names this part of the page. */
  place: string;
  /** What the build draws; nothing in a visitor's browser, which has no code for it. */
  children?: ReactNode;
};

/**
 * The frame of a part of the page without behaviour: the build draws it, and the browser keeps the
 * markup of the page's document.
 */
export const StaticHtml = forwardRef(function StaticHtml(
  { route, place, children }: StaticHtmlProps,
  ref: Ref<HTMLDivElement>,
) {
  const { html: __html, later } = useMemo(() => staticPart(route, place), [route, place]);
  const frame = {
    ref,
    className: styles.frame,
    [staticAttribute]: place,
    'data-later': later,
  };
  if (children !== undefined && children !== null) return <div {...frame}>{children}</div>;
  return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
});
