/** An example that can be played, and a line that can run: the build marks both. */
const examples = '[data-play]';

/**
 * Lets the examples of all pages play, once each, when they come into view. Nobody who wants less
 * motion loads anything of it, and whoever has no script sees the same, at once. Call it once: pages
 * come and go inside of the main part.
 */
export function offerPlays({ documentElement }: Document): void {
  const main = documentElement.querySelector('main');
  if (!main || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // A screen ahead: what is going to play is held before it is seen.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        // Without it the example stands still, as it does without script.
        import('./play').then(({ play }) => play(target)).catch(() => undefined);
      }
    },
    { rootMargin: '100% 0px' },
  );
  const search = () => {
    for (const example of main.querySelectorAll(examples)) near.observe(example);
  };
  search();
  // Sections come one after the other.
  new MutationObserver(search).observe(main, { childList: true });
}
