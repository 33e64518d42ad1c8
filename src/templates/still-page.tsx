import type { ComponentType } from 'react';
import { Still } from '../components/still/still';
import { useOpening } from './use-slices';

/** What every template gets from Gatsby. */
type PageLike = { location: { pathname: string } };

/**
 * A template for pages without behaviour: the browser keeps the markup as it is.
 * @param Page draws the page in the build; null in a visitor's browser
 */
export function stillPage<P extends PageLike>(Page: ComponentType<P> | null) {
  return function StillPage(props: P) {
    return (
      <Still route={props.location.pathname} place="page" opening={useOpening()}>
        {Page && <Page {...props} />}
      </Still>
    );
  };
}
