// `npm run build:release`: the build that goes online; refuses when a service is not configured.
import { requireSupportedNode } from './front-door/node-version.mjs';

requireSupportedNode();
// Only now, because an old Node could not even read the rest.
await import('./front-door/release.mjs');
