import { fireEvent, render, screen } from '@testing-library/react';
import { ClipPlayer } from '../../../../src/components/clip-player/clip-player';

const clip = {
  video: '/video/a.mp4',
  poster: '/video/a.jpg',
  captions: '/video/a.vtt',
  alt: 'Eine Presse',
  playLabel: 'Clip ansehen',
  note: 'Ohne Ton.',
};
const video = () => document.querySelector('video');

test('nothing of the clip is there before somebody starts it; without script a link leads to it', () => {
  render(<ClipPlayer clip={clip} />);
  expect(video()).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(clip.video);
  expect(screen.getByRole('img', { name: clip.alt })).not.toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'W05 with %s it is the browser that opens the clip',
  (key) => {
    render(<ClipPlayer clip={clip} />);
    expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true);
    expect(video()).toBeNull();
  },
);

test('started, it plays with captions and has the focus', () => {
  render(<ClipPlayer clip={clip} />);
  fireEvent.click(screen.getByRole('link'));
  expect(video()?.getAttribute('src')).toBe(clip.video);
  expect(document.activeElement).toBe(video());
  const track = document.querySelector('track');
  expect(track?.getAttribute('src')).toBe(clip.captions);
  expect(track?.default).toBe(true);
});

test('it says what it is', () => {
  render(<ClipPlayer clip={clip} />);
  expect(screen.getByRole('figure').textContent).toContain('Beispiel Ohne Ton.');
});
