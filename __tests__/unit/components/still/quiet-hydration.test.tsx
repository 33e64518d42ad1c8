import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Still } from '../../../../src/components/still/still';
import { hydrateQuietly } from '../../../../plugins/gatsby-plugin-lean-pages/runtime/quiet-hydration';
import { renderToString } from '../../../support/render-to-string';

const drawn = jest.fn();
const pressed = jest.fn();

function Page() {
  drawn();
  return (
    <form onSubmit={() => pressed('form')}>
      <Still route="/" place="top">
        <details>
          <summary>Menü</summary>
        </details>
        <a href="#kontakt">Kontakt</a>
      </Still>
      <button type="button" onClick={() => pressed('button')}>
        Weiter
      </button>
    </form>
  );
}

let container: HTMLElement;
/** Begins to hydrate; React goes on when the browser is free. */
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  drawn.mockClear();
  pressed.mockClear();
  hydrateQuietly(container, () => {
    startTransition(() => {
      hydrateRoot(container, <Page />);
    });
  });
});
afterEach(() => container.remove());

const send = (selector: string, type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  container.querySelector(selector)?.dispatchEvent(event);
};

test.each([
  ['button', 'pointerdown'],
  ['button', 'touchstart'],
  ['button', 'touchend'],
  ['button', 'mouseup'],
  ['button', 'mouseover'],
  ['button', 'focusin'],
  ['button', 'keydown'],
  ['summary', 'click'],
  ['summary', 'keydown'],
])('%s, %s: does not hurry React', (selector, type) => {
  send(selector, type);
  expect(drawn).not.toHaveBeenCalled();
});

test.each([
  ['a', 'click'],
  ['button', 'click'],
])('%s, %s: makes React finish', (selector, type) => {
  send(selector, type);
  expect(drawn).toHaveBeenCalled();
});

test('a click that made React finish is answered', () => {
  send('button', 'click');
  expect(pressed.mock.calls).toEqual([['button']]);
});

test('the container listens as always afterwards', () => {
  const heard = jest.fn();
  container.addEventListener('pointerdown', heard);
  send('button', 'pointerdown');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('React hears everything once it is there', async () => {
  await act(async () => send('button', 'click'));
  const { hydrationIsDone } = await import('../../../../src/lib/hydration');
  hydrationIsDone();
  send('summary', 'submit');
  expect(pressed).toHaveBeenLastCalledWith('form');
});
