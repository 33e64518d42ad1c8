import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { missingVariables } from '../../config/missing-variables';
import { encodeAvifQuickly } from './avif-effort';
import { bringRawBack } from '../output/site-folders';
import { hashOfBuildTimeCode } from '../read/build-time-code';

/**
 * Says once per missing variable what the site does without it; a release refuses instead.
 * Then makes Gatsby forget what other code has read: it looks at gatsby-node.ts alone, and keeps
 * pages of an old schema otherwise.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  bringRawBack(process.cwd());
  for (const { name, effect, optional } of missingVariables(process.env)) {
    const text = `${name} fehlt: ${effect}`;
    if (optional) reporter.info(text);
    else reporter.warn(text);
  }
  encodeAvifQuickly();
  if (isReadByOtherCode(process.cwd()))
    store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
};

/** Whether Gatsby last ran with other code; from now on it is this code. */
export function isReadByOtherCode(root: string): boolean {
  const stamp = `${root}/.local/build-time-code`;
  const code = hashOfBuildTimeCode(root);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  mkdirSync(`${root}/.local`, { recursive: true });
  writeFileSync(stamp, code);
  return before !== code;
}
