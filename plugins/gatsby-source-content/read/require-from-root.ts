import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads a package, or a file of this project by its path from the root. Bundles that run before or
 * beside Gatsby are in another folder, from which neither would resolve.
 */
export const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));
