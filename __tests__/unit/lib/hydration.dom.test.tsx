import { act, render } from '@testing-library/react';
import { useClientValue, useHydrated } from '../../../src/lib/hydration';
import { renderToString } from '../../support/render-to-string';

const seen: unknown[] = [];

function Page() {
  seen.push([useClientValue(() => 'nur im Browser'), useHydrated()]);
  return null;
}

test('the server and the hydration know nothing; the browser does right after', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  await act(async () => render(<Page />, { container, hydrate: true }));
  expect(seen).toEqual([
    [undefined, false],
    [undefined, false],
    ['nur im Browser', true],
  ]);
});
