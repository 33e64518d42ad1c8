import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfBuildTimeCode } from '../../plugins/gatsby-source-content';

/**
 * Whether Gatsby last ran with other code that reads the content; from now on it is this code. Gatsby
 * itself notices a changed plugin, but not a changed schema in src, and keeps nodes of the old one.
 */
export function isReadByOtherCode(root: string): boolean {
  const stamp = `${root}/.local/build-time-code`;
  const code = hashOfBuildTimeCode(root);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  mkdirSync(`${root}/.local`, { recursive: true });
  writeFileSync(stamp, code);
  return before !== code;
}
