import { expect, test as base } from '@playwright/test';
import { complaintsOf } from './complaints';

type Options = {
  /** Complaints of the browser that belong to what a test provokes. Any other fails it. */
  expectedComplaints: RegExp | undefined;
};

/** Playwright's test; each one fails when the browser complains about something it does not expect. */
export const test = base.extend<Options & { quiet: undefined }>({
  expectedComplaints: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedComplaints }, run) => {
      const complaints = complaintsOf(context);
      await run(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
