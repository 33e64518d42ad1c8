// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { keptTexts } from '../../../src/gatsby/read/compiled-texts';
import { keptReadings } from '../../../src/gatsby/read/kept-readings';
import { cacheFolder } from '../../../src/gatsby/publish/file-cache';
import { compileCache, removeBuild } from '../gatsby';

removeBuild();
for (const place of [keptTexts, keptReadings, cacheFolder, compileCache])
  rmSync(place, { recursive: true, force: true });
