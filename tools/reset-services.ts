// `npm run tool -- services:reset`: empties the local services. Running ones have the accounts open and
// would write the old ones back.
import { main } from './cli/main';
import { requireFreePorts } from './cli/ports';
import { ports } from './local-environment.mjs';
import { deleteState, usualState } from './services/state';

void main(async () => {
  await requireFreePorts([ports.services]);
  await deleteState(usualState);
  console.log('✓ Die lokalen Dienste sind leer: Nachrichten, Konten und Zahlungen sind gelöscht.');
  return 0;
});
