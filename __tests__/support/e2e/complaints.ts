import type { BrowserContext } from '@playwright/test';

/**
 * Everything the browser complains about from now on: console errors and warnings, and uncaught errors.
 * @param context all its pages count
 */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return complaints;
}
