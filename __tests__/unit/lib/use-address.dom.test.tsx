import { act, renderHook } from '@testing-library/react';
import { useAddress } from '../../../src/lib/use-address';

test('W03 who types fast changes the address once, and a browser that has had enough breaks nothing', () => {
  jest.useFakeTimers();
  const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  const { rerender } = renderHook(({ q }) => useAddress(`?q=${q}`, q !== ''), {
    initialProps: { q: '' },
  });
  for (const q of ['T', 'Te', 'Ter']) rerender({ q });
  act(() => jest.runAllTimers());
  expect(replace.mock.calls.map(([, , address]) => address)).toEqual(['/?q=Ter']);
});
