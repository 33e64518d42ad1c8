// `npm run dev`: editing mode, with a page that follows every change.
import { requireSupportedNode } from './front-door/node-version.mjs';

requireSupportedNode();
// Only now, because an old Node could not even read the rest.
await import('./front-door/dev.mjs');
