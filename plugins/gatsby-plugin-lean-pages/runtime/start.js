// Runs on every page, maybe before all of it is there, see finish-site.ts: no modules, no newer syntax
// than the bundles.
(() => {
  /** Each script runs in a task of its own, in their order. */
  const start = () => {
    for (const place of document.querySelectorAll('template[data-script]')) {
      const script = document.createElement('script');
      script.async = false;
      script.src = place.getAttribute('data-script') || '';
      // webpack would wait for a failed one with its address; so it asks again.
      script.onerror = () => script.remove();
      place.replaceWith(script);
    }
  };
  const whenIdle = window.requestIdleCallback || setTimeout;
  const layOutAll = () => {
    for (const part of document.querySelectorAll('[data-later]'))
      part.removeAttribute('data-later');
  };
  // A part that comes near is laid out for good, free of the bounds that `content-visibility` brings.
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { target } = event;
    if (target instanceof Element && 'skipped' in event && !event.skipped)
      target.closest('[data-later]')?.removeAttribute('data-later');
  });
  // Who comes back, or goes to a place on the page, needs the height of all parts at once.
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.toJSON().type !== 'navigate') {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', layOutAll);
    else layOutAll();
  }
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll();
    },
    true,
  );
  // Scripts never compete with what a visitor sees; the answer to a touch is shown first.
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => requestAnimationFrame(() => setTimeout(start)), { once: true });
  addEventListener('load', () => whenIdle(start));
})();
