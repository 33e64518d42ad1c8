import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbySSR } from 'gatsby';
import { type ReactNode, isValidElement } from 'react';
import font from './src/styles/fonts/instrument-sans-de.woff2';

export { wrapPageElement } from './src/templates/wrap-page';
export { wrapRootElement } from './src/templates/wrap-root';

/** Language, icons, paper, and the one font every page needs at once. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: 'de' });
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

/**
 * Takes out what gatsby-plugin-image puts into every page: the styles and the inline script of
 * `GatsbyImage`, which no page uses and the security policy refuses.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOfImagePlugin = (component: ReactNode): boolean =>
    isValidElement(component) && /^gatsby-image-style/.test(component.key ?? '');
  replaceHeadComponents(getHeadComponents().filter((component) => !isOfImagePlugin(component)));
};
