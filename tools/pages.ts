import { existsSync } from 'node:fs';
import { type BuiltPage, builtPages } from './built-pages';

const publicDir = 'public';

const path = (address: string): string => (address === '' ? '–' : new URL(address).pathname);

const columns: Readonly<Record<string, (page: BuiltPage) => string>> = {
  Seite: ({ route }) => route,
  Titel: ({ title }) => `${title.length}`,
  Text: ({ description }) => `${description.length}`,
  Canonical: ({ route, canonical, indexed }) => {
    if (!indexed) return 'noindex';
    return path(canonical) === route ? 'selbst' : path(canonical);
  },
  Karte: ({ card }) => path(card),
  Wörter: ({ words }) => `${words}`,
  hinaus: ({ outgoing }) => `${outgoing.size}`,
  herein: ({ incoming }) => `${incoming.size}`,
  'JSON-LD': ({ types }) => countsOf(types),
};

/** "Service, 3 Product" */
function countsOf(types: readonly string[]): string {
  return [...new Set(types)]
    .map((type) => {
      const count = types.filter((other) => other === type).length;
      return count === 1 ? type : `${count} ${type}`;
    })
    .join(', ');
}

/** Prints what search engines and networks see of every built page: `npm run tool -- pages`. */
if (existsSync(publicDir)) {
  const rows = builtPages(publicDir).map((page) =>
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column(page)])),
  );
  console.table(rows);
} else {
  console.error('Es gibt noch keine fertige Website: npm run build');
  process.exitCode = 1;
}
