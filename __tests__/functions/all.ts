// Every test in one program: starting Postgres takes longer than they do.
const folder = import.meta.dirname ?? '';
const files = [...Deno.readDirSync(folder)].map(({ name }) => name);
for (const file of files.filter((name) => name.endsWith('.test.ts')).sort())
  await import(`./${file}`);
