import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { requireFromRoot } from '../read/require-from-root';

type Folder = { add: (name: string) => void };
type Handler = {
  prototype: {
    _watchWithNodeFs: (
      this: { fsw: { _getWatchedDir: (path: string) => Folder } },
      path: string,
    ) => () => void;
  };
};

const unwatch = (): void => undefined;

/**
 * Lets a build read the folders of gatsby-source-filesystem without watching them. By itself it
 * watches every file until the build has ended: three for each post, eight kilobytes each, and some
 * systems allow 8,192 in all.
 */
export function readWithoutWatching(): void {
  const plugin = createRequire(requireFromRoot.resolve('gatsby-source-filesystem/package.json'));
  const handler: Handler = plugin('chokidar/lib/nodefs-handler.js');
  handler.prototype._watchWithNodeFs = function (path) {
    this.fsw._getWatchedDir(dirname(path)).add(basename(path));
    return unwatch;
  };
}
