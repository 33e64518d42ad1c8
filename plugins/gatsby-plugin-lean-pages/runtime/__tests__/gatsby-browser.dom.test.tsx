import { render } from '@testing-library/react';
import { onRouteUpdate } from '../../gatsby-browser';
import { ScrollContext } from '../scroll-context';

test.each([
  ['#100%', '100%'],
  ['#%C3%A4', 'ä'],
])('A1 the hash %s leads to what is called %s', (hash, id) => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
  const location = { pathname: '/', search: '', hash, href: `/${hash}`, state: null, key: '1' };
  const { getByText } = render(<p id={id}>da</p>);
  render(
    <ScrollContext location={location} shouldUpdateScroll={() => true}>
      {null}
    </ScrollContext>,
  );
  expect(scrolledTo).toEqual([getByText('da')]);
});

test('A3 a new page is announced in German', async () => {
  document.body.innerHTML = '<p id="gatsby-announcer">Navigated to Kontakt</p>';
  onRouteUpdate();
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.body.textContent).toBe('Geöffnet: Kontakt');
});
