// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { keptTexts } from '../../../src/gatsby/read/compiled-texts';
import { keptReadings } from '../../../src/gatsby/read/kept-readings';
import { keptFolder } from '../../../src/gatsby/publish/kept-files';
import { compileCache, removeBuild } from '../gatsby';

removeBuild();
for (const place of [keptTexts, keptReadings, keptFolder, compileCache])
  rmSync(place, { recursive: true, force: true });
