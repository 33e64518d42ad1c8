import { act, fireEvent, render, screen } from '@testing-library/react';
import { useConsent } from '../../../../src/features/consent/consent';
import { useTextVideos } from '../../../../src/features/consent/use-text-videos';
import { wrapRootElement } from '../../../../gatsby-browser';

/** What the build leaves of a video in a text. */
const html =
  '<div data-video="https://player.example/film" data-title="Video: Film">' +
  '<p><a href="https://platform.example/film">Abspielen</a></p></div>';

function Post() {
  const { choose } = useConsent();
  useTextVideos('/blog/film');
  return (
    <>
      <button onClick={() => choose(true)}>Ja</button>
      <button onClick={() => choose(false)}>Nein</button>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const player = () => screen.queryByTitle('Video: Film')?.getAttribute('src');
const link = () => screen.queryByRole('link', { name: 'Abspielen' });
const choose = (choice: boolean) =>
  fireEvent.click(screen.getByRole('button', { name: choice ? 'Ja' : 'Nein' }));

test('a video of a text plays with consent or after a click; a refusal brings its link back', async () => {
  await act(async () => render(wrapRootElement({ element: <Post /> })));
  expect([player(), link()]).toEqual([undefined, expect.anything()]);
  choose(true);
  expect([player(), link()]).toEqual(['https://player.example/film', null]);
  choose(false);
  expect(player()).toBeUndefined();
  // with a key it is an ordinary link.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Abspielen' }), { ctrlKey: true })).toBe(
    true,
  );
  expect(player()).toBeUndefined();
  fireEvent.click(screen.getByRole('link', { name: 'Abspielen' }));
  expect(player()).toBe('https://player.example/film?autoplay=1');
  choose(false);
  expect([player(), link()]).toEqual([undefined, expect.anything()]);
});
