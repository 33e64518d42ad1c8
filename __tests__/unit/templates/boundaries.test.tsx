import { render, screen } from '@testing-library/react';
import { pageFailed } from '../../../src/templates/messages';
import { SectionPage } from '../../../src/templates/section-page';
import { wrapPageElement } from '../../../src/templates/wrap-page';
import { wrapRootElement } from '../../../src/templates/wrap-root';
import { resolved } from '../../support/sections';

function Failing(): never {
  throw new Error('Ein Feld fehlt');
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const ways = pageFailed.ways.map(({ to }) => to);

/** Sees nothing: jsdom has no layout. */
class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, { IntersectionObserver: Observer });

// React reports what a boundary has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('C07 a section that throws is left out, and the others stand', async () => {
  const notice = await resolved('notice', { title: 'Hinweis', text: 'Ein Hinweis' });
  const action = { label: 'Weiter', to: '/trial' };
  const closing = await resolved('closing', { heading: 'Ende', text: 'Gut', actions: [action] });
  const registry = { notice: () => <p>Hinweis</p>, closing: Failing };
  const sections = [notice, closing, notice];
  const seo = { title: 'Seite', description: 'Eine Seite' };
  render(<SectionPage page={{ route: '/', seo, sections }} registry={registry} />);
  expect(screen.getAllByText('Hinweis')).toHaveLength(2);
});

test('C07 a page that throws shows a German page with ways on, inside the shell', () => {
  const props = { location: { pathname: '/agb' } };
  render(wrapRootElement({ element: wrapPageElement({ element: <Failing />, props }) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageFailed.heading);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(links()).toEqual(expect.arrayContaining(ways));
});

test('C07 so does a failure outside of the page', () => {
  render(wrapRootElement({ element: <Failing /> }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageFailed.heading);
  expect(links()).toEqual(ways);
});
