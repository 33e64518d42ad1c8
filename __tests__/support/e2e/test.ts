import { expect, test as base } from '@playwright/test';
import { consentBar } from './consent';
import { type FormPage, formPage } from './form-page';
import { shellOf } from './shell';
import { arrivalPage } from './sign-in';
import { shopPage } from './shop-page';
import { addressesVisited, givenAway, historyOf } from './visited';
import { createAccount, newVisitor, type Visitor } from './visitor';

type Fixtures = {
  /** Complaints of the browser that belong to what a test provokes. Any other fails it. */
  expectedComplaints: RegExp | undefined;
  quiet: undefined;
  discreet: undefined;
  /** Somebody without an account. */
  visitor: Visitor;
  /** The same person with a confirmed account. */
  account: Visitor;
  shell: ReturnType<typeof shellOf>;
  consent: ReturnType<typeof consentBar>;
  shop: ReturnType<typeof shopPage>;
  arrival: ReturnType<typeof arrivalPage>;
  contact: FormPage;
  trial: FormPage;
};

/**
 * Playwright's test with the parts of the site. Each one fails when the browser complains about
 * something it does not expect, or when something the visitor types appears in any address or
 * history entry.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedComplaints }, run) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await run(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  discreet: [
    // The page is not needed, but closed after the check only if it is asked for.
    async ({ context, visitor, page: _ }, run) => {
      const visited = addressesVisited(context);
      await run(undefined);
      for (const tab of context.pages()) visited.push(...(await historyOf(tab)));
      const given = givenAway(visited, Object.values(visitor));
      expect(given, 'addresses with what was typed').toEqual([]);
    },
    { auto: true },
  ],
  // The base address is not needed, but Playwright asks for a pattern here.
  visitor: ({ baseURL: _ }, run) => run(newVisitor()),
  account: async ({ visitor }, run) => {
    await createAccount(visitor);
    await run(visitor);
  },
  shell: ({ page }, run) => run(shellOf(page)),
  consent: ({ page }, run) => run(consentBar(page)),
  shop: ({ page }, run) => run(shopPage(page)),
  arrival: ({ page }, run) => run(arrivalPage(page)),
  contact: ({ page, visitor }, run) => run(formPage(page, visitor, 'contact')),
  trial: ({ page, visitor }, run) => run(formPage(page, visitor, 'trial')),
});

export { expect };
