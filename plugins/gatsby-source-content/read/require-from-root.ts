import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads a package, or a file of this project by its path from the root. What we bundle to run before
 * or beside Gatsby lies elsewhere, where neither would be found from.
 */
export const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));
