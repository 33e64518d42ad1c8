import { TextEncoder } from 'node:util';

// jsdom has no TextEncoder, and React's server code asks for one as soon as it is loaded.
Object.assign(globalThis, { TextEncoder });

/** React's server rendering, for tests that need the browser's document beside it. */
export const { renderToString } =
  jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
