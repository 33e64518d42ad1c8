// `npm test [steps]`: everything that must be true before a change may land.
import { requireSupportedNode } from './front-door/node-version.mjs';

requireSupportedNode();
// Only now, because an old Node could not even read the rest.
await import('./front-door/test.mjs');
