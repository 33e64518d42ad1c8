import { act, renderHook } from '@testing-library/react';
import {
  pendingProduct,
  setPendingProduct,
  usePendingProduct,
} from '../../../../src/features/checkout/pending-product';

afterEach(() => {
  jest.restoreAllMocks();
  setPendingProduct(undefined);
});

test('nothing was chosen at first', () => {
  expect(pendingProduct()).toBeUndefined();
});

test('the chosen product is there in another tab, where the link of the e-mail opens', () => {
  setPendingProduct('video-hero');
  expect(localStorage.getItem('checkoutProduct')).toBe('video-hero');
  expect(pendingProduct()).toBe('video-hero');
});

test('it can be forgotten', () => {
  setPendingProduct('video-hero');
  setPendingProduct(undefined);
  expect(pendingProduct()).toBeUndefined();
  expect(localStorage.getItem('checkoutProduct')).toBeNull();
});

test('F14: with blocked storage nothing was chosen, and choosing is no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setPendingProduct('video-hero');
  expect(pendingProduct()).toBeUndefined();
});

test('a component follows it live', () => {
  const { result, unmount } = renderHook(usePendingProduct);
  expect(result.current).toBeUndefined();
  act(() => setPendingProduct('video-hero'));
  expect(result.current).toBe('video-hero');
  act(() => setPendingProduct(undefined));
  expect(result.current).toBeUndefined();
  unmount();
});
