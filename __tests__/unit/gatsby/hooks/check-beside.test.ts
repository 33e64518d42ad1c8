/** @jest-environment node */
import { checkContent } from '../../../../src/gatsby/check/check-content';
import { beginCheck, foundInContent } from '../../../../src/gatsby/hooks/check-beside';

test('the check beside the build finds what every check finds', async () => {
  beginCheck();
  expect(await foundInContent()).toEqual(await checkContent(process.cwd()));
}, 60_000);
