import { parseArgs } from 'node:util';
import { Failure } from './cli/failure';
import { main } from './cli/main';
import { newPage } from './content/new-page';
import { optionProblem } from './content/options';

const config = {
  options: { von: { type: 'string' }, name: { type: 'string' } },
  allowPositionals: true,
} as const;

/** `npm run page:new -- /adresse --von /ki-im-autohaus --name "Name im Menü"` */
void main(async () => {
  const wrong = optionProblem(config.options);
  if (wrong !== undefined) throw new Failure(`npm run page:new: ${wrong}`);
  const { values, positionals } = parseArgs(config);
  const [address = ''] = positionals;
  const { file, route, link, linked } = await newPage(
    process.cwd(),
    address,
    values.von ?? '',
    values.name,
  );
  console.log(`Angelegt: ${file}

  1. In der Datei oben title und description schreiben; bis dahin zeigt sie die Vorschau nicht.
  2. npm run dev starten, ${route} öffnen und die Abschnitte von oben nach unten ändern.
  3. Soll die Seite in ein Menü und in die Fußzeile, gehört diese Zeile nach content/data/navigation.yaml
     unter links, im Menü mit einem text wie bei den anderen:
     ${link}${values.name === undefined ? '\n     Der Name (label) ist aus der Adresse gelesen; schreiben Sie ihn, wie er heißen soll.' : ''}
  4. Auf die Vorlage führen auch Links von hier; vielleicht gehört die neue Seite dazu:
${linked.map((place) => `     ${place}`).join('\n')}
  5. npm run check:content sagt, was fehlt und welche Abschnitte noch von der Vorlage reden.`);
  return 0;
});
