import { act, fireEvent, render, screen } from '@testing-library/react';
import { useConsent } from '../../../../src/features/consent/consent';
import { VideoEmbed } from '../../../../src/features/consent/video-embed';
import { wrapRootElement } from '../../../../gatsby-browser';

const video = {
  id: 'film',
  title: 'Film',
  length: '1:12',
  text: 'Ein Film.',
  facts: ['Kurz'],
  example: false,
  platform: 'Plattform',
  embedUrl: 'https://player.example/film',
  watchUrl: 'https://platform.example/film',
};

function Page() {
  const { choose } = useConsent();
  return (
    <>
      <button onClick={() => choose(true)}>Ja</button>
      <button onClick={() => choose(false)}>Nein</button>
      <VideoEmbed video={video} poster={<p>Plakat</p>} />
    </>
  );
}

const player = () => screen.queryByTitle('Video: Film')?.getAttribute('src');
const play = () =>
  fireEvent.click(screen.getByRole('button', { name: /^Video abspielen \(1:12\).*: Film$/ }));
const choose = (choice: boolean) =>
  fireEvent.click(screen.getByRole('button', { name: choice ? 'Ja' : 'Nein' }));

test('W06 the player loads with consent or after a click, and every refusal removes it', async () => {
  await act(async () => render(wrapRootElement({ element: <Page /> })));
  expect(player()).toBeUndefined();
  expect(screen.getByText('Plakat')).toBeTruthy();
  expect(screen.getByRole('link')).toMatchObject({ href: video.watchUrl, target: '_blank' });
  expect(screen.getByText(/verbindet sich Ihr Browser mit Plattform/)).toBeTruthy();
  choose(true);
  expect(player()).toBe(video.embedUrl);
  choose(false);
  expect(player()).toBeUndefined();
  play();
  expect(player()).toBe(`${video.embedUrl}?autoplay=1`);
  // The button is gone.
  const frame = screen.getByTitle('Video: Film');
  expect(document.activeElement).toBe(frame);
  for (const [name, value] of [
    ['referrerpolicy', 'strict-origin-when-cross-origin'],
    ['loading', 'lazy'],
    ['allow', 'autoplay; picture-in-picture'],
    ['allowfullscreen', ''],
  ] as const)
    expect(frame.getAttribute(name)).toBe(value);
  choose(false);
  expect(player()).toBeUndefined();
});
