import { writeLeftPages } from '../write-left-pages';

const done = { dirty: 0, running: 0 };

/** A look at Gatsby's state, and how often it was asked to write. */
function watch() {
  const pagePaths = new Set<string>();
  const trackedQueries = new Map([['/neu', { ...done }]]);
  const state = { pendingPageDataWrites: { pagePaths }, queries: { trackedQueries } };
  const store = { getState: () => state };
  const write = jest.fn();
  return { look: writeLeftPages(store, write), write, pagePaths, trackedQueries };
}

it('has a page written that is still waiting at the next look', () => {
  const { look, write, pagePaths } = watch();
  pagePaths.add('/neu');
  look();
  expect(write).not.toHaveBeenCalled();
  look();
  expect(write).toHaveBeenCalledTimes(1);
});

it('asks again where nobody has heard it, ever more rarely, and gives up', () => {
  const { look, write, pagePaths } = watch();
  pagePaths.add('/neu');
  for (let times = 0; times < 7; times += 1) look();
  expect(write).toHaveBeenCalledTimes(2);
  for (let times = 0; times < 100; times += 1) look();
  expect(write).toHaveBeenCalledTimes(5);
});

it('leaves a page alone that has been written meanwhile', () => {
  const { look, write, pagePaths } = watch();
  pagePaths.add('/neu');
  look();
  pagePaths.clear();
  look();
  expect(write).not.toHaveBeenCalled();
});

it.each([
  { ...done, dirty: 2 },
  { ...done, running: 1 },
])('leaves a page alone whose query has yet to run: %j', (query) => {
  const { look, write, pagePaths, trackedQueries } = watch();
  trackedQueries.set('/neu', query);
  pagePaths.add('/neu');
  look();
  look();
  expect(write).not.toHaveBeenCalled();
});
