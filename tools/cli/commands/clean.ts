// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { cacheFolder } from '../../../src/gatsby/publish/file-cache';
import { compileCache, removeBuild } from '../gatsby';

removeBuild();
for (const place of [cacheFolder, compileCache]) rmSync(place, { recursive: true, force: true });
