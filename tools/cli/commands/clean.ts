// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { keptFolder } from '../../../src/gatsby/publish/kept-files';
import { compileCache, removeBuild } from '../gatsby';

removeBuild();
for (const place of [keptFolder, compileCache]) rmSync(place, { recursive: true, force: true });
