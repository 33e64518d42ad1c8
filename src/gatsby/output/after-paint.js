// Runs inside every page, see scripts-after-paint.ts: no modules, no newer syntax than the bundles.
(() => {
  const wakes = ['pointerdown', 'touchstart', 'keydown'];
  const start = () => {
    for (const wake of wakes) removeEventListener(wake, start, true);
    for (const place of document.querySelectorAll('template[data-script]')) {
      const script = document.createElement('script');
      // In their order: the first is a list that the others need.
      script.async = false;
      script.src = place.getAttribute('data-script') || '';
      place.replaceWith(script);
    }
  };
  const whenIdle = () => (window.requestIdleCallback || setTimeout)(start);
  for (const wake of wakes) addEventListener(wake, start, true);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
