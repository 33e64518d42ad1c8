// `npm run clean`: removes the built site and all that is kept for the next build.
import { rmSync } from 'node:fs';
import { keptTexts } from '../../../src/gatsby/read/compiled-texts';
import { keptFolder } from '../../../src/gatsby/publish/kept-files';
import { removeBuild } from '../gatsby';

removeBuild();
for (const folder of [keptTexts, keptFolder]) rmSync(folder, { recursive: true, force: true });
