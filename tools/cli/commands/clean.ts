// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { keptTexts } from '../../../src/gatsby/read/compiled-texts';
import { removeBuild } from '../gatsby';

removeBuild();
rmSync(keptTexts, { recursive: true, force: true });
