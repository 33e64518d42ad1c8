import { readFileSync } from 'node:fs';
import {
  cacheRules,
  compressionLevel,
  httpsOnlyHeaders,
  notFoundPages,
  oneDay,
  revalidate,
  securityHeaders,
} from '../../../deploy/policy';

const config = readFileSync('deploy/nginx.conf', 'utf8').replace(/^\s*#.*\n/gm, '');

/** The lines of one `map`, without its braces. */
function mapLines(variable: string): string[] {
  const [, body = ''] =
    new RegExp(`^map \\$uri \\$${variable} \\{\\n([^}]*(?:\\{\\d+\\}[^}]*)*)\\n\\}`, 'm').exec(
      config,
    ) ?? [];
  return body.split('\n').map((line) => line.trim());
}

test('every header is sent, with every status', () => {
  const expected = Object.entries({ ...securityHeaders, ...httpsOnlyHeaders }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const written = config.match(/add_header (?!Cache-Control|Content-Security-Policy).*$/gm);
  // Twice where two servers send it.
  expect([...new Set(written)].sort()).toEqual(expected.sort());
  expect(config).toContain('add_header Content-Security-Policy $site_policy always;');
  expect(config).toContain('add_header Cache-Control $site_cache_control always;');
});

test('no location has headers of its own, because it would lose all others', () => {
  expect(config.match(/^ {4}add_header /gm)).toHaveLength(
    config.match(/add_header /g)?.length ?? 0,
  );
});

test('the cache rules are the same, in the same order', () => {
  expect(mapLines('site_cache_control')).toEqual([
    `default "${oneDay}";`,
    `"" "${revalidate}";`,
    ...cacheRules.map(({ pattern, value }) => `"~${pattern}" "${value}";`),
  ]);
});

test('answers are compressed as well as the local host does', () => {
  expect(config).toContain(`gzip_comp_level ${compressionLevel};`);
  expect(config).toContain(`brotli_comp_level ${compressionLevel};`);
});

test('the redirects are those of the build', () => {
  expect(config).toContain('return 301 $site_moved_to;');
});

test('the not-found pages are the same', () => {
  const lines = notFoundPages.map(({ under, page }) =>
    under === '/' ? `default "${page}";` : `"~^${under}" "${page}";`,
  );
  expect(mapLines('site_not_found').sort()).toEqual(lines.sort());
  for (const { page } of notFoundPages) {
    expect(config).toContain(`location = ${page} { internal; }`);
  }
});
