// Runs on every page, maybe before all of it is there, see scripts-after-paint.ts: no modules, no
// newer syntax than the bundles.
(() => {
  const whenIdle = window.requestIdleCallback || setTimeout;
  let allBegun = false;
  // Each script is asked for in a task of its own. Who asks a second time finds nothing to begin.
  const start = () => {
    const place = document.querySelector('template[data-script]');
    if (!place) {
      allBegun = true;
      return;
    }
    const script = document.createElement('script');
    // In their order: the first is a list that the others need.
    script.async = false;
    script.src = place.getAttribute('data-script') || '';
    // webpack would wait for a failed one with its address; so it asks again.
    script.onerror = () => script.removeAttribute('src');
    place.replaceWith(script);
    setTimeout(start);
  };
  // When somebody last touched the page; the answer to that comes first.
  let touched = -Infinity;
  const drawNext = () => {
    if (performance.now() - touched < 200) {
      setTimeout(() => whenIdle(drawNext), 200);
      return;
    }
    const part = document.querySelector('[data-later]');
    if (!part) return;
    part.removeAttribute('data-later');
    // Each part is laid out in a task of its own.
    part.getBoundingClientRect();
    whenIdle(drawNext);
  };
  const drawAll = () => {
    for (const part of document.querySelectorAll('[data-later]'))
      part.removeAttribute('data-later');
  };
  const touch = () => (touched = performance.now());
  addEventListener('pointerdown', touch, true);
  // Who comes back, or goes to a place on the page, needs the height of all parts at once.
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.toJSON().type !== 'navigate') {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', drawAll);
    else drawAll();
  }
  // The answer to a touch is shown first.
  const startAfterFrame = () => allBegun || requestAnimationFrame(() => setTimeout(start));
  addEventListener('keydown', startAfterFrame, true);
  /**
   * Nobody hears of a button yet; early-clicks.ts presses it again.
   * @param {Element | null} button
   */
  const remember = (button) => button?.setAttribute('data-pressed', '');
  const isDeaf = () => document.querySelector('#___gatsby:not([data-hears])');
  // A click that was earlier than this script has left the focus behind, without the ring of a key.
  const clicked = document.querySelector('main button[type=button]:focus:not(:focus-visible)');
  if (clicked) {
    remember(clicked);
    startAfterFrame();
  }
  addEventListener(
    'click',
    (event) => {
      touch();
      startAfterFrame();
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a[href*="#"]')) drawAll();
      if (isDeaf()) remember(event.target.closest('main button[type=button]'));
    },
    true,
  );
  // The same for a form, unless it leads to a page of ours. If no script takes it, it goes by itself.
  addEventListener(
    'submit',
    (event) => {
      const { submitter: button } = event;
      if (!(button instanceof HTMLButtonElement) || !isDeaf()) return;
      if (button.matches('[action^="/"] *')) return;
      event.preventDefault();
      event.stopPropagation();
      startAfterFrame();
      remember(button);
      setTimeout(() => {
        if (!button.matches('[data-pressed]')) return;
        button.removeAttribute('data-pressed');
        button.form?.submit();
      }, 8000);
    },
    true,
  );
  // The browser tells when the page is on the screen; in a window that nobody looks at it never is.
  addEventListener('load', () => {
    // Whoever begins to scroll finds a page of its true height.
    const soon = () => {
      whenIdle(drawNext);
      whenIdle(start);
    };
    new PerformanceObserver(soon).observe({ type: 'paint', buffered: true });
    setTimeout(soon, 3000);
  });
})();
