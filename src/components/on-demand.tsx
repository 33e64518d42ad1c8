import { type ReactNode, useEffect, useState } from 'react';
import { loadWholeSheet } from '../../plugins/gatsby-plugin-lean-pages/runtime';
import type { Part } from '../lib/part-of';
import { unloadableNote } from '../lib/say-unloadable';
import { Boundary } from './boundary';
import { TextButton } from './button/text-button';

const words = { loading: 'Wird geladen …', tryAgain: 'Noch einmal versuchen' };

type OnDemandProps<Module> = {
  part: Part<Module>;
  /** What stands there meanwhile and instead; else a word that it is on its way. */
  instead?: ReactNode;
  children: (module: Module) => ReactNode;
};

/**
 * Loads a part and shows it, or that it has not come: then it can be asked for again. React's `lazy`
 * would keep a failure for as long as the page is open, even after the network has returned.
 */
export function OnDemand<Module>({ part, instead, children }: OnDemandProps<Module>) {
  const [{ attempt, failed }, setState] = useState({ attempt: 0, failed: false });
  useEffect(() => {
    if (part.module) return;
    Promise.all([part.load(), loadWholeSheet()]).then(
      () => setState({ attempt, failed: false }),
      () => setState({ attempt, failed: true }),
    );
  }, [part, attempt]);

  const failure = (
    <>
      {instead}
      <div ref={(place) => place?.replaceChildren(unloadableNote())} />
      <TextButton onClick={() => setState({ attempt: attempt + 1, failed: false })}>
        {words.tryAgain}
      </TextButton>
    </>
  );
  if (failed) return failure;
  if (!part.module) return instead ?? <p role="status">{words.loading}</p>;
  return (
    <Boundary key={attempt} fallback={failure}>
      {children(part.module)}
    </Boundary>
  );
}
