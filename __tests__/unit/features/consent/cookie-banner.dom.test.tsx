import { act, fireEvent, render, screen } from '@testing-library/react';
import { wrapRootElement } from '../../../../gatsby-browser';
import { useConsent } from '../../../../src/features/consent/consent';
import { ChatAgent } from '../../../../src/features/consent/chat-agent';
import { chatMessages } from '../../../../src/features/consent/chat-messages';
import { CookieBanner } from '../../../../src/features/consent/cookie-banner';
import { consentMessages as words } from '../../../../src/features/consent/messages';

function Page() {
  const { askAgain } = useConsent();
  return (
    <>
      <button onClick={askAgain}>{words.settings}</button>
      <CookieBanner />
      <ChatAgent requiresConsent />
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

const chat = () => screen.queryByTitle(chatMessages.title);

test('a first visit keeps its focus; who asks again is back after a yes, which lets the agent in', async () => {
  await act(async () => render(wrapRootElement({ element: <Page /> })));
  expect(document.activeElement).toBe(document.body);
  expect(chat()).toBeNull();
  // It is read out where it appears.
  expect(button(words.decline).closest('[aria-live="polite"]')).toBeTruthy();
  fireEvent.click(button(words.decline));
  button(words.settings).focus();
  fireEvent.click(button(words.settings));
  expect(document.activeElement).toBe(button(words.decline));
  button(words.accept).focus();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.click(button(words.accept));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(document.activeElement).toBe(button(words.settings));
  // The agent of others may run, and reach nothing of ours.
  const agent = await screen.findByTitle(chatMessages.title);
  expect(agent.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
});
