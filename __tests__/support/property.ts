import fc from 'fast-check';

// The same values in every run: who changes nothing sees no other result. `SEED=7 npx jest …` tries
// other ones.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 39), numRuns: 300 });

/** Whether something holds for every value, told as a test: `test('…', always(fc.nat(), (n) => …))`. */
export const always =
  <T extends [unknown, ...unknown[]]>(
    ...[values, holds]: [{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...values: T) => void]
  ): (() => void) =>
  () =>
    fc.assert(fc.property(...values, holds));

/** Any day from the year 2000 on, as "2026-11-21"; the odd ones more often. */
export const isoDay = fc.oneof(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2024-02-29', '2096-02-29', '2026-12-31', '2027-01-01', '2027-03-28'),
);

export { fc };
