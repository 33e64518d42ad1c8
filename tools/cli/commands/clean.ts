// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { compileCache, removeBuild } from '../../build/gatsby';
import { cacheFolder } from '../../../plugins/gatsby-plugin-publish';

removeBuild();
for (const place of [cacheFolder, compileCache]) rmSync(place, { recursive: true, force: true });
