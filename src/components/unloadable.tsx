import { unloadableNote } from '../lib/say-unloadable';

/** Says that a part of the page has not come, with the ways that need no script. */
export function Unloadable() {
  return <div ref={(place) => place?.replaceChildren(unloadableNote())} />;
}
