import type { Content } from '../../read/read-content';
import { unusedPictures } from '../check-files';
import { misplacedOpenings } from '../check-sections';
import type { Problem } from '../../read/problems';
import { passedDates, strangeUpdates, unpublished } from './dates';
import { doubledTexts } from './doubled';
import { resultLengths, unusualSizes } from './sizes';
import { typographicSlips } from './typography';

/** What an editor should look at and what stops no build. */
export function remarksOn(content: Content, now: Date): Problem[] {
  return [
    ...passedDates(content, now),
    ...unpublished(content, now),
    ...strangeUpdates(content, now),
    ...misplacedOpenings(content),
    ...doubledTexts(content),
    ...resultLengths(content),
    ...unusualSizes(content),
    ...typographicSlips(content),
    ...unusedPictures(content),
  ];
}
