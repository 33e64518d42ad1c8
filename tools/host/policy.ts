import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matches } from '../../deploy/policy';

/**
 * The text of a file that the build has written for Cloudflare Pages; empty when there is none.
 */
export function readHostFile(publicDir: string, name: '_headers' | '_redirects'): Promise<string> {
  return readFile(join(publicDir, name), 'utf8').catch(() => '');
}

/** Where an address has moved to, by a `_redirects` file. */
export function movedTo(hostFile: string, path: string): string | undefined {
  const rules = hostFile.split('\n').map((line) => line.split(' '));
  return rules.find(([from = '', , status]) => status === '301' && matches(from, path))?.[1];
}

/**
 * The Content-Security-Policy that a `_headers` file gives to a path: a later rule takes the policy
 * of all paths away and brings its own.
 */
export function policyFor(hostFile: string, path: string): string | undefined {
  const policies = hostFile.split(/\n(?=\/)/).flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    return matches(pattern, path)
      ? lines.flatMap((line) => line.split('  Content-Security-Policy: ')[1] ?? [])
      : [];
  });
  return policies.at(-1);
}
