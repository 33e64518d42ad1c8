import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { consentMessages } from '../../../src/features/consent/messages';
import { newPage, openPage } from '../../support/account/page';
import { at } from '../../support/content';
import '../../support/intersection-observer';
import { renderToString } from '../../support/render-to-string';

/** The shell around a page. */
const page = (path: string) =>
  newPage(async () => {
    const { Layout } = await import('../../../src/shell/layout');
    return (
      <Layout location={{ pathname: path }} data={path === '/' ? undefined : { blog: {} }}>
        <h1>{path}</h1>
      </Layout>
    );
  });

test('the browser keeps the shell the build has drawn, also on the next page', async () => {
  const error = jest.spyOn(console, 'error');
  localStorage.setItem('cookieConsent', 'true');

  const drawn = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const next = drawn(renderToString(await page('/blog')));
  document.body.innerHTML = `<div>${renderToString(await page('/'))}</div>`;
  const container = at([...document.body.children], 0);
  const header = document.querySelector('header');
  const footer = document.querySelector('footer');

  jest.doMock('../../../src/shell/frame.build-only', () => ({ frame: null }));
  const home = await page('/');
  const { readDocument } =
    await import('../../../plugins/gatsby-plugin-lean-pages/runtime/documents');
  const { Layout } = await import('../../../src/shell/layout');
  readDocument('/', document);
  readDocument('/blog', next);
  const root = await act(async () => hydrateRoot(container, home));
  expect(document.querySelector('header')).toBe(header);
  expect(document.querySelector('#contact-band')).not.toBeNull();
  expect(footer?.querySelector('button')).not.toBeNull();

  const { wrapRootElement } = await import('../../../gatsby-browser');
  const shown = (
    <Layout location={{ pathname: '/blog' }}>
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

test('F8 the banner comes first for the keyboard', async () => {
  const { container } = await openPage(() => page('/'));
  const first = container.querySelector('a[href], button, input');
  expect(first?.closest('section')?.getAttribute('aria-label')).toBe(consentMessages.label);
});
