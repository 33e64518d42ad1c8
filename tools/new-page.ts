import { parseArgs } from 'node:util';
import { newPage } from './content/new-page';

/** `npm run page:new -- /adresse --von /ki-im-autohaus` */
try {
  const { values, positionals } = parseArgs({
    options: { von: { type: 'string' } },
    allowPositionals: true,
  });
  const { file, route, link } = newPage(process.cwd(), positionals[0] ?? '', values.von ?? '');
  console.log(`Angelegt: ${file}

  1. npm run dev starten und ${route} öffnen.
  2. seo.title und seo.description schreiben, dann die Abschnitte von oben nach unten ändern.
  3. Soll die Seite in ein Menü, gehört diese Zeile nach content/data/navigation.yaml unter links:
     ${link}
  4. npm run check:content sagt, ob etwas fehlt.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
