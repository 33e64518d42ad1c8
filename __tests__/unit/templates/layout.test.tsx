import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { newPage } from '../../support/account/page';
import { at } from '../../support/content';
import { renderToString } from '../../support/render-to-string';

/** The shell around a page. */
const page = (path: string) =>
  newPage(async () => {
    const { Layout } = await import('../../../src/templates/layout');
    return (
      <Layout path={path} reveal="offset" contactBand={path === '/'} callBar={path === '/'}>
        <h1>{path}</h1>
      </Layout>
    );
  });

test('the browser keeps the shell the build has drawn, also on the next page', async () => {
  const error = jest.spyOn(console, 'error');
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
  localStorage.setItem('cookieConsent', 'true');

  const drawn = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const next = drawn(renderToString(await page('/blog')));
  document.body.innerHTML = `<div>${renderToString(await page('/'))}</div>`;
  const container = at([...document.body.children], 0);
  const header = document.querySelector('header');
  const footer = document.querySelector('footer');

  jest.doMock('../../../src/templates/shell.still', () => ({ shell: null }));
  const home = await page('/');
  const { readStaticMarkup } =
    await import('../../../plugins/gatsby-plugin-lean-pages/runtime/static-markup');
  const { Layout } = await import('../../../src/templates/layout');
  readStaticMarkup('/', document);
  readStaticMarkup('/blog', next);
  const root = await act(async () => hydrateRoot(container, home));
  expect(document.querySelector('header')).toBe(header);
  expect(document.querySelector('#contact-band')).not.toBeNull();
  expect(footer?.querySelector('button')).not.toBeNull();

  const { wrapRootElement } = await import('../../../src/templates/wrap-root');
  const shown = (
    <Layout path="/blog" reveal="offset" contactBand={false} callBar={false}>
      <h1>/blog</h1>
    </Layout>
  );
  await act(async () => root.render(wrapRootElement({ element: shown })));
  expect(document.querySelector('h1')?.textContent).toBe('/blog');
  expect(document.querySelector('header')).toBe(header);
  expect(document.querySelector('footer')).toBe(footer);
  expect(document.querySelector('#contact-band')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});
