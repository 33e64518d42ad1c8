import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

// These stay the ones the test itself uses.
const react = jest.requireActual<typeof import('react')>('react');
const gatsby = jest.requireActual<typeof import('gatsby')>('gatsby');

/**
 * Opens a new page, inside the providers all pages share. What is imported from here on, SDK
 * included, has forgotten who is signed in.
 * @param load imports and creates what the page shows
 */
export async function openPage(load: () => Promise<ReactElement>) {
  const page = await newPage(load);
  return act(async () => render(page));
}

/** The same page before it is rendered. */
export async function newPage(load: () => Promise<ReactElement>): Promise<ReactElement> {
  jest.resetModules();
  jest.doMock('react', () => react);
  jest.doMock('gatsby', () => gatsby);
  const { wrapRootElement } = await import('../../../gatsby-browser');
  return wrapRootElement({ element: await load() });
}

/** Lets the download of the SDK fail until {@link repairSdk}. */
export function breakSdk(): void {
  jest.doMock('@supabase/supabase-js', () => {
    throw new Error('ChunkLoadError');
  });
}

export function repairSdk(): void {
  jest.dontMock('@supabase/supabase-js');
}
