/**
 * What the npm scripts and `npm run tool -- NAME` run: a file of this folder, what for, and arguments.
 * @type {Readonly<Record<string, readonly [file: string, purpose: string, ...args: string[]]>>}
 */
export const tools = {
  start: ['cli/commands/start.ts', 'Baut die Website und zeigt sie, samt lokalen Diensten.'],
  dev: ['cli/commands/dev.ts', 'Schreiben mit sofortiger Vorschau.'],
  build: ['cli/commands/build.ts', 'Builds public/ with the variables of the environment.'],
  release: ['cli/commands/release.ts', 'Baut, was online geht; verweigert, solange etwas fehlt.'],
  clean: ['cli/commands/clean.ts', 'Removes the build and its caches.'],
  test: ['cli/commands/test.ts', 'Runs test steps; a step nobody knows lists them all.'],
  faults: [
    'cli/commands/test.ts',
    'Runs the steps whose tests carry ids of docs/faults.md.',
    ...['functions', 'unit', 'site', 'journeys', 'details', 'faults', 'contract', 'tools'],
  ],
  'check:content': ['check-content.ts', 'Prüft die Inhalte: jede Datei, jedes Feld, jeder Link.'],
  'post:new': ['new-post.ts', 'Legt einen Beitrag an: post:new "Titel".'],
  'post:cover': ['new-cover.ts', 'Zeichnet einem Beitrag ein Titelbild: post:cover mein-beitrag.'],
  'page:new': [
    'new-page.ts',
    'Legt eine Seite an: page:new /adresse --von /vorlage --name "Name im Menü".',
  ],
  'section:new': ['new-section.ts', 'Writes a new kind of section: section:new partner-logos.'],
  dialogue: ['dialogue.ts', 'Spielt einen Assistenten im Terminal: dialogue luigi.'],
  pages: ['pages.ts', 'Was Suchmaschinen von jeder gebauten Seite sehen.'],
  'live:check': [
    'live-check/main.ts',
    'Prüft die veröffentlichte Website von außen: live:check https://…',
  ],
  indexnow: ['indexnow/index.ts', 'Meldet Suchmaschinen, welche Seiten sich geändert haben.'],
  'services:reset': ['reset-services.ts', 'Leert Postausgang, Konten und Zahlungen am Rechner.'],
  screenshots: [
    'screenshots.ts',
    'Photographs the built pages at three widths: screenshots /route.',
  ],
  preview: ['preview/run.ts', 'Eine Vorschau, die npm run dev bei Bedarf neu startet.'],
  services: ['services/main.ts', 'Serves the local stand-ins of other services alone.'],
  host: ['host/main.ts', 'Serves public/ alone.'],
  guide: ['guide.ts', 'Writes docs/abschnitte.md from the schemas; --pictures photographs, too.'],
  budgets: ['budgets.ts', 'Weighs every built page against its limits; --all prints them.'],
  'bench:pages': ['bench/pages.ts', 'Visits pages with Lighthouse: --runs 1 --routes /,/trial.'],
  'bench:navigation': ['bench/navigation.ts', 'Times clicks, taps and sentences on a slow phone.'],
  'bench:dialogue': [
    'bench/dialogue.ts',
    "Lets the assistants answer strangers' sentences, and counts right answers.",
  ],
};
