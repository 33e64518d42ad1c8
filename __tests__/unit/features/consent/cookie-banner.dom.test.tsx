import { act, fireEvent, render, screen } from '@testing-library/react';
import { wrapRootElement } from '../../../../gatsby-browser';
import { useConsent } from '../../../../src/features/consent/consent';
import { CookieBanner } from '../../../../src/features/consent/cookie-banner';
import { consentMessages as words } from '../../../../src/features/consent/messages';

function Page() {
  const { askAgain } = useConsent();
  return (
    <>
      <button onClick={askAgain}>{words.settings}</button>
      <CookieBanner />
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('a first visit keeps its focus; who asks again answers at once, and is back', async () => {
  await act(async () => render(wrapRootElement({ element: <Page /> })));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button(words.decline));
  button(words.settings).focus();
  fireEvent.click(button(words.settings));
  expect(document.activeElement).toBe(button(words.decline));
  button(words.accept).focus();
  fireEvent.click(button(words.accept));
  expect(document.activeElement).toBe(button(words.settings));
});
