import type { ComponentType } from 'react';
import { Still } from '../components/still/still';
import { useOpening } from './use-slices';

/** What every template gets from Gatsby. */
type PageLike = { location: { pathname: string } };

/**
 * A template whose pages do nothing in the browser: there it only keeps their markup.
 * @param Page draws the page in the build; undefined in a visitor's browser
 */
export function stillPage<P extends PageLike>(Page: ComponentType<P> | undefined) {
  return function StillPage(props: P) {
    return (
      <Still route={props.location.pathname} place="page" opening={useOpening()}>
        {Page && <Page {...props} />}
      </Still>
    );
  };
}
