/** @jest-environment node */
import { WorkerPool } from 'gatsby-worker';
import { keepWorkers } from '../../../../src/gatsby/hooks/keep-workers';

const { restart } = WorkerPool.prototype;
afterEach(() => {
  WorkerPool.prototype.restart = restart;
});

/** How often the workers start again after so many queries have run. */
async function restarts(count: number, of = count): Promise<number> {
  const own = jest.fn(() => Promise.resolve());
  WorkerPool.prototype.restart = own;
  const ran = Array.from({ length: count }, (_, page) => [`/${page}`, { dirty: 1 }] as const);
  const trackedQueries = new Map([...ran, ['/same', { dirty: 0 }]]);
  const pages = new Map(Array.from({ length: of }, (_, page) => [`/${page}`, {}] as const));
  keepWorkers({ getState: () => ({ queries: { trackedQueries }, pages }) });
  await Reflect.apply(WorkerPool.prototype.restart, {}, []);
  return own.mock.calls.length;
}

test('after a few queries the same workers write the pages', async () => {
  expect(await restarts(9)).toBe(0);
});

test('after many, others do, with their memory free', async () => {
  expect(await restarts(1000)).toBe(1);
});

test('where there are very many pages, others do as well', async () => {
  expect(await restarts(1, 10_000)).toBe(1);
});
