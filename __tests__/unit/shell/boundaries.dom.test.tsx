import { render, screen } from '@testing-library/react';
import { wrapRootElement } from '../../../gatsby-browser';
import { Layout } from '../../../src/shell/layout';
import { pageFailed } from '../../../src/shell/messages';
import Page from '../../../src/templates/page';
import '../../support/intersection-observer';
import { resolved } from '../../support/sections';

function Failing(): never {
  throw new Error('Ein Feld fehlt');
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const ways = pageFailed.ways.map(({ to }) => to);

// React reports what a boundary has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('C07 a section that throws is left out, and the others stand', async () => {
  const fine = await resolved('cards', {
    label: 'Hinweis',
    heading: 'Hinweis',
    cards: Array(2).fill({ title: 'Eins', text: 'Zwei' }),
  });
  const failing = Object.defineProperty({ ...fine }, 'cards', { get: Failing });
  const sections = [fine, failing, fine].map((data) => ({ kind: 'cards', data }));
  const data = { landingPage: { route: '/', sections } };
  render(<Page {...Object({ data })} />);
  expect(screen.getAllByRole('heading', { name: 'Hinweis' })).toHaveLength(2);
});

test('C07 a page that throws shows a German page with ways on, inside the shell', () => {
  const page = (
    <Layout location={{ pathname: '/agb' }}>
      <Failing />
    </Layout>
  );
  render(wrapRootElement({ element: page }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageFailed.heading);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(links()).toEqual(expect.arrayContaining(ways));
});

test('C07 so does a failure outside of the page', () => {
  render(wrapRootElement({ element: <Failing /> }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageFailed.heading);
  expect(links()).toEqual(ways);
});
