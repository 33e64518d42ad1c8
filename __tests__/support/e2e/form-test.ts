import { contactForm, trialForm } from './forms';
import { services } from './services';
import { expect, test as base } from './test';
import { addressesVisited, givenAway, historyOf } from './visited';

/** Everything a visitor types into the forms. */
export const typed = [...contactForm.fields, ...trialForm.fields].map(({ value }) => value);

/**
 * A test with forms: it begins with working services that have received nothing, and it fails when anything a visitor typed
 * appears in any address: of a request, of a page or in the history.
 */
export const test = base.extend<{ freshServices: undefined; discreet: undefined }>({
  freshServices: [
    // The base address is not needed, but Playwright asks for a pattern here.
    async ({ baseURL: _ }, run) => {
      await services.mend();
      services.forget();
      await run(undefined);
      await services.mend();
    },
    { auto: true },
  ],
  discreet: [
    async ({ context }, run) => {
      const visited = addressesVisited(context);
      await run(undefined);
      for (const page of context.pages()) visited.push(...(await historyOf(page)));
      expect(givenAway(visited, typed), 'addresses with what was typed').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
