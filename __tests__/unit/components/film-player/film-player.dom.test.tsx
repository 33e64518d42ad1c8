import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilmPlayer } from '../../../../src/components/film-player/film-player';
import { observers } from '../../../support/intersection-observer';
import { renderToString } from '../../../support/render-to-string';

const film = <FilmPlayer video="/video/a.mp4" poster="/video/a.jpg" alt="Ein Chat" />;

const scroll = (options: IntersectionObserverInit, ratio: number) =>
  act(() => {
    for (const observer of observers) {
      if (JSON.stringify(observer.options) !== JSON.stringify(options)) continue;
      observer.report({ isIntersecting: ratio > 0, intersectionRatio: ratio });
    }
  });
const comesNear = () => scroll({ rootMargin: '300px' }, 0.01);
const shows = (ratio: number) => scroll({ threshold: 0.5 }, ratio);
const player = () => screen.getByLabelText<HTMLVideoElement>('Ein Chat');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });
  let paused = true;
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  const change = (name: 'play' | 'pause') =>
    function (this: HTMLMediaElement) {
      paused = name === 'pause';
      this.dispatchEvent(new Event(name));
      return Promise.resolve();
    };
  Object.assign(HTMLMediaElement.prototype, { play: change('play'), pause: change('pause') });
});

test("without script the browser's own controls play it, and nothing loads before", () => {
  const html = renderToString(film);
  expect(html).toMatch(/<video[^>]* controls=""/);
  expect(html).toMatch(/<video[^>]* preload="none"/);
  expect(html).not.toContain('<button');
  // Browsers start only silent films by themselves, and phones only in their place.
  expect(html).toMatch(/<video[^>]* muted=""/);
  expect(html).toMatch(/<video[^>]* playsinline=""/i);
});

test('the script takes over from the controls, and loads the film within 300 px', () => {
  render(film);
  expect(player().controls).toBe(false);
  expect(screen.getByRole('button', { name: 'Film abspielen' })).not.toBeNull();
  expect(player().preload).toBe('none');
  comesNear();
  expect(player().preload).toBe('auto');
});

test('it plays while at least half of it is in view', () => {
  render(film);
  shows(0.49);
  expect(player().paused).toBe(true);
  shows(0.5);
  expect(player().paused).toBe(false);
  shows(0.2);
  expect(player().paused).toBe(true);
});

test('a visitor who pauses it has it paused until pressing play', () => {
  render(film);
  shows(0.6);
  press('Film anhalten');
  shows(0.2);
  shows(0.8);
  expect(player().paused).toBe(true);
  press('Film abspielen');
  expect(player().paused).toBe(false);
});

test('under reduced motion it neither loads nor starts by itself', () => {
  reducedMotion = true;
  render(film);
  comesNear();
  shows(1);
  expect(player().preload).toBe('none');
  expect(player().paused).toBe(true);
  press('Film abspielen');
  expect(player().paused).toBe(false);
});
