import type { ComponentType } from 'react';
import { StaticHtml } from '../components/static-html';

/** What every template gets from Gatsby. */
type PageLike = { location: { pathname: string } };

/**
 * A template for pages without behaviour: the browser keeps the markup as it is.
 * @param Page draws the page in the build; null in a visitor's browser
 */
export function staticTemplate<P extends PageLike>(Page: ComponentType<P> | null) {
  return function StaticTemplate(props: P) {
    return (
      <StaticHtml route={props.location.pathname} place="page">
        {Page && <Page {...props} />}
      </StaticHtml>
    );
  };
}
