import { httpsOnlyHeaders, immutable, oneDay, securityHeaders } from '../../../deploy/policy';
import { hostHeaders, hostRedirects, refuseInlineScripts, refuseUnhashed } from '../hosts';

/** Headers of a path as Cloudflare Pages works them out: `!` takes away what earlier rules said. */
function headersAt(path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const rule of hostHeaders('https://video.example/embed/')
    .trim()
    .split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.split('\n');
    const matcher = new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.]/g, '\\.'))
        .join('.*')}$`,
    );
    if (!matcher.test(path)) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      if (name.startsWith('! ')) found.delete(name.slice(2));
      else found.set(name, [found.get(name), value].filter(Boolean).join(', '));
    }
  }
  return Object.fromEntries(found);
}

test('every path has the headers of the policy; pages are changed by nobody on their way', () => {
  expect(headersAt('/blog/eins')).toEqual({
    ...securityHeaders,
    ...httpsOnlyHeaders,
    'Content-Security-Policy': expect.stringContaining("frame-src 'self' https://video.example;"),
    'Cache-Control': 'public, max-age=0, must-revalidate, no-transform',
  });
});

test('A08 A09 no script inside a page runs, and nobody frames one', () => {
  const policy = headersAt('/')['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headersAt('/suche')['Content-Security-Policy']).toContain("'self' 'wasm-unsafe-eval';");
});

test.each([
  ['/app-0123456789ab.js', immutable],
  ['/static/bild.avif', immutable],
  ['/icons/192.png', oneDay],
  ['/pagefind/pagefind.js', 'public, max-age=0, must-revalidate'],
])('%s is kept: %s', (path, value) => {
  expect(headersAt(path)['Cache-Control']).toBe(value);
});

test('both hosts read the redirects, and Netlify finds the page of missing posts', () => {
  expect(hostRedirects([{ from: '/alt/*', to: '/neu#hier' }])).toBe(
    '/alt/* /neu#hier 301\n/blog/* /blog/404.html 404\n',
  );
});

test('C09 a script that browsers keep for a year has a hash in its name', () => {
  expect(() =>
    refuseUnhashed(['/app-0123456789ab.js', '/print.css', '/pagefind/engine.js']),
  ).not.toThrow();
  expect(() => refuseUnhashed(['/boot.js'])).toThrow('/boot.js');
});

test('B06 a script inside a page stops the build and names the page', () => {
  const allowed =
    '<script src="/a.js" async></script><script type="application/ld+json">{}</script>';
  expect(() => refuseInlineScripts('a.html', allowed)).not.toThrow();
  for (const html of ['<script>alert(1)</script>', '<p onclick="alert(1)">'])
    expect(() => refuseInlineScripts('a.html', html)).toThrow('a.html');
});
