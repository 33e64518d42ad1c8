import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { loadLiveSections } from './src/registry/live-sections';
import font from './src/styles/fonts/instrument-sans-de.woff2';

export { wrapPageElement, wrapRootElement } from './gatsby-browser';

/**
 * In one piece, when all code is there: React's stream leaves NUL bytes behind now and then. Helmet
 * keeps one head for all pages, and Gatsby renders several at once: it is read before anything else can
 * render (gatsby-plugin-react-helmet reads it later).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async (page) => {
  await loadLiveSections();
  page.replaceBodyHTMLString(renderToString(page.bodyComponent));
  const { title, link, meta } = Helmet.renderStatic();
  page.setHeadComponents([title, link, meta].map((part) => part.toComponent()));
};

/** Icons, paper, and the one font every page needs at once. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <meta key="theme" name="theme-color" content="#0e1a15" />,
  ]);
  const preview = process.env['GATSBY_PREVIEW_SCRIPT'];
  if (preview !== undefined) setPostBodyComponents([<script key="preview" src={preview} async />]);
};
