import type { GatsbySSR } from 'gatsby';
import { Children, type ReactElement, type ReactNode, cloneElement, isValidElement } from 'react';

/** Marks of Gatsby and react-helmet that nothing reads: the browser never hears of react-helmet. */
const marks = { 'data-react-helmet': undefined, 'data-identity': undefined };

/**
 * Elements that a page does without: Gatsby's version and scripts, and the styles and the script of
 * `GatsbyImage`, which no page uses.
 */
const left = /^(?:generator-.*|script-loader|gatsby-image-style.*)$/;

type Props = { sliceId?: unknown } & Partial<Record<keyof typeof marks, unknown>>;

const elements = (nodes: ReactNode): ReactElement<Props>[] =>
  Children.toArray(nodes).filter((node) => isValidElement<Props>(node));

/** React prefixes the key of a child with what tells it from those of other lists. */
const keyOf = ({ key }: ReactElement<Props>): string => (key ?? '').replace(/^\.\$?/, '');

/**
 * Leaves the inline scripts and marks of Gatsby out of the document: the policy allows no script in
 * a page. Where its scripts would stand, finishing writes those of the page's template; its path
 * becomes data, which runtime/page-path.ts hands to Gatsby. Every not-found page calls
 * itself /404.html, the one that Gatsby knows: it would otherwise change the visitor's address.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  // Development runs Gatsby's own scripts.
  if (process.env.NODE_ENV !== 'production') return;
  const path = page.pathname.replace(/^.*(?=\/404\.html$)/, '');
  const head = elements(page.getHeadComponents()).filter((each) => !left.test(keyOf(each)));
  page.replaceHeadComponents(head.map((each) => cloneElement(each, marks)));
  const body = elements(page.getPostBodyComponents());
  page.replacePostBodyComponents([
    ...body.filter((each) => !left.test(keyOf(each)) && !isScripts(each)),
    <template key="page-path" id="page-path" data-path={path} />,
    <template key="scripts" id="scripts" />,
  ]);
};

/** The place that Gatsby fills with its scripts after rendering, one and the same for all pages. */
const isScripts = ({ props }: ReactElement<Props>): boolean => props.sliceId === '_gatsby-scripts';
