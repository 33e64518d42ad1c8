import type { HTMLAttributes, ReactNode } from 'react';

/** What Gatsby puts into the document, see https://www.gatsbyjs.com/docs/custom-html/. */
type DocumentProps = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/** The document of every page: Gatsby's own, without what old browsers asked for. */
export default function HtmlDocument(props: DocumentProps) {
  return (
    <html lang="de" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
