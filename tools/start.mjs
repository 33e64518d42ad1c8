// `npm start`: installs, builds and serves the site with its local services.
import { requireSupportedNode } from './front-door/node-version.mjs';

requireSupportedNode();
// Only now, because an old Node could not even read the rest.
await import('./front-door/start.mjs');
