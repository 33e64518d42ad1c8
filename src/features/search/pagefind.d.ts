/** Pagefind's Component UI, which the build puts beside its index; what of it we use. */
import type { HTMLAttributes } from 'react';

type Attributes<Name extends string> = HTMLAttributes<HTMLElement> & {
  [N in Name]?: string | true;
};

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'pagefind-config': Attributes<'bundle-path' | 'no-worker'>;
      'pagefind-input': Attributes<'debounce'>;
      'pagefind-summary': Attributes<never>;
      'pagefind-results': Attributes<'max-results' | 'hide-sub-results'>;
    }
  }
  interface Window {
    PagefindComponents?: {
      getInstanceManager: () => {
        getInstance: (name: string) => {
          triggerSearch: (words: string) => void;
          on: (event: 'search', listener: (words: string) => void) => void;
        };
      };
    };
  }
}
