// `npm run dev`: editing mode, with a page that follows every change. The preview is a program of its
// own, which starts anew when code has changed that it has loaded.
import { restarting } from '../../preview/restart';
import { main } from '../main';
import { runInherited } from '../programs';

void main(
  () => restarting(() => runInherited(['tools/cli/run.mjs', 'preview'], process.env)),
  () => 0,
);
