/**
 * Whether the browser shows this page again: reloaded, or gone back to. A link or a redirect that
 * leads to it anew is none.
 */
export const isRevisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
