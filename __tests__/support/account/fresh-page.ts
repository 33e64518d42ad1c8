import { configure } from '@testing-library/react';

// The SDK and the forms come when they are needed, and a busy machine takes its time for them.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const react = jest.requireActual<typeof import('react')>('react');

/**
 * Opens a new page: what is imported from here on, SDK included, has forgotten who is signed in. React stays the one
 * that renders.
 */
export function openFreshPage(): void {
  jest.resetModules();
  jest.doMock('react', () => react);
}
