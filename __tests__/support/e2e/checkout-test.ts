import { storageWith } from './storage';
import { expect, test as base } from './test';
import { addressesVisited, givenAway, historyOf } from './visited';
import { createAccount, newSession, newVisitor, sessionKey, type Visitor } from './visitor';

type Fixtures = {
  /** Somebody without an account. */
  visitor: Visitor;
  /** The same person with a confirmed account. */
  account: Visitor;
  discreet: undefined;
};

/** A test with an account; it fails when name, e-mail address or password appear in any address or history entry. */
export const test = base.extend<Fixtures>({
  // The base address is not needed, but Playwright asks for a pattern here.
  visitor: ({ baseURL: _ }, run) => run(newVisitor()),
  account: async ({ visitor }, run) => {
    await createAccount(visitor);
    await run(visitor);
  },
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
});

/** A test that begins signed in, in all its tabs. */
export const signedInTest = test.extend({
  storageState: async ({ account }, run) => {
    await run(storageWith({ [sessionKey]: JSON.stringify(await newSession(account)) }));
  },
});

export { expect };
