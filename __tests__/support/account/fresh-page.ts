const react = jest.requireActual<typeof import('react')>('react');

/**
 * Opens a new page: what is imported from here on, SDK included, has forgotten who is signed in. React stays the one
 * that renders.
 */
export function openFreshPage(): void {
  jest.resetModules();
  jest.doMock('react', () => react);
}
