/** @jest-environment node */
import { createRequire } from 'node:module';
import { buildActions } from 'gatsby/dist/state-machines/develop/actions.js';
import { developMachine } from 'gatsby/dist/state-machines/develop/index.js';
import { waitingMachine } from 'gatsby/dist/state-machines/waiting/index.js';
import { recreateLatePages } from '../../../../src/gatsby/hooks/recreate-late-pages';

// What the machine has others do takes long to load; only the machine itself is of interest.
jest.mock('gatsby/dist/state-machines/develop/services.js', () => ({ developServices: {} }));
jest.mock('gatsby/dist/state-machines/waiting/services.js', () => ({ waitingServices: {} }));
jest.mock('gatsby/dist/redux/actions/index.js', () => ({
  actions: { setProgramStatus: () => undefined },
}));
jest.mock('gatsby/dist/redux/index.js', () => ({ store: { dispatch: () => undefined } }));
jest.mock('gatsby/dist/redux/save-state.js', () => ({ saveState: () => undefined }));
jest.mock('gatsby/dist/services/listen-for-mutations.js', () => ({
  listenForMutations: () => undefined,
}));
jest.mock('gatsby/dist/services/listen-to-webpack.js', () => ({
  createWebpackWatcher: () => () => undefined,
}));
jest.mock('gatsby/dist/utils/call-deferred-api.js', () => ({ callRealApi: () => undefined }));
jest.mock('gatsby/dist/utils/graphql-typegen/file-writes.js', () => ({}));
jest.mock('gatsby/dist/utils/graphql-typegen/ts-codegen.js', () => ({}));

type Event = { type: string; payload?: object };
type Service = {
  start: () => Service;
  stop: () => void;
  send: (event: Event) => void;
  onTransition: (listener: (state: { value: string }) => void) => void;
};
/** What Gatsby's own type asks of a context takes a running Gatsby. */
type Machine = { withConfig(options: object, context?: object): object };
type XState = { interpret: (machine: object) => Service };

const node = { type: 'ADD_NODE_MUTATION', payload: {} };
const ask = { type: 'QUERY_RUN_REQUESTED', payload: { pagePath: '/' } };

const gatsby: Machine = developMachine;
const { interpret }: XState = createRequire(require.resolve('gatsby/package.json'))('xstate');

/** Gatsby's state machine once it waits, with services that are done at once. */
async function waiting() {
  const store = { getState: () => ({ config: {} }) };
  const done = () => Promise.resolve({});
  const recreatePages = jest.fn(done);
  const services = {
    initialize: () => Promise.resolve({ store }),
    // Every file that is there is made a node meanwhile.
    initializeData: () => {
      service.send(node);
      return done();
    },
    ...{ postBootstrap: done, runQueries: done, recreatePages },
    startWebpackServer: () => Promise.resolve({ compiler: {} }),
    waitForMutations: waitingMachine.withConfig({ services: { runMutationBatch: done } }),
  };
  const service = interpret(gatsby.withConfig({ services }, {}));
  let onState = (_: string): void => undefined;
  service.onTransition(({ value }) => onState(value));
  service.start();
  /** The next time it waits after pages or queries. */
  const untilWaiting = (): Promise<void> =>
    new Promise((resolve) => {
      let before = '';
      onState = (state) => {
        if (state === 'waiting' && before !== '' && before !== state) resolve();
        before = state;
      };
    });
  await untilWaiting();
  return { service, recreatePages, untilWaiting };
}

beforeAll(() => recreateLatePages(buildActions));

test('a change brings pages once', async () => {
  const { service, recreatePages, untilWaiting } = await waiting();
  service.send(node);
  await untilWaiting();
  expect(recreatePages).toHaveBeenCalledTimes(1);
  service.stop();
});

test('a change that comes while pages are made brings them once more, however often', async () => {
  const { service, recreatePages, untilWaiting } = await waiting();
  const saves = 9;
  for (let save = 1; save < saves; save += 1)
    recreatePages.mockImplementationOnce(() => {
      service.send(node);
      return Promise.resolve({});
    });
  service.send(node);
  await untilWaiting();
  expect(recreatePages).toHaveBeenCalledTimes(saves);
  service.stop();
});

test('the first change is not lost when a tab asks for a page just then', async () => {
  const { service, recreatePages, untilWaiting } = await waiting();
  service.send(node);
  service.send(ask);
  await untilWaiting();
  expect(recreatePages).toHaveBeenCalledTimes(1);
  service.stop();
});
