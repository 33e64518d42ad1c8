import { localServicesEnvironment } from '../cli/environment';
import { buildIfChanged } from '../build/gatsby';
import { showProgress } from '../cli/progress';

/**
 * Builds what visitors get: the site with all its services, as for `npm test`. A plain `npm run
 * build` may leave forms, sign-in and chat out.
 */
export const buildWhole = (): Promise<boolean> =>
  showProgress(
    'Website wird gebaut',
    (say) => buildIfChanged(localServicesEnvironment(), say),
    (isNew) => (isNew ? '✓ Website gebaut' : '✓ Website ist gebaut'),
  );
