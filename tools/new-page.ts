import { parseArgs } from 'node:util';
import { newPage } from './content/new-page';

/** `npm run page:new -- /adresse --von /ki-im-autohaus --name "Name im Menü"` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { von: { type: 'string' }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  const { file, route, link } = await newPage(
    process.cwd(),
    address,
    values.von ?? '',
    values.name,
  );
  console.log(`Angelegt: ${file}

  1. npm run dev starten und ${route} öffnen.
  2. seo.title und seo.description schreiben, dann die Abschnitte von oben nach unten ändern.
  3. Soll die Seite in ein Menü, gehört diese Zeile nach content/data/navigation.yaml unter links:
     ${link}${values.name === undefined ? '\n     Der Name (label) ist aus der Adresse gelesen; schreiben Sie ihn, wie er heißen soll.' : ''}
  4. npm run check:content sagt, ob etwas fehlt.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
