import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { announcement, changedPages, keyIn } from './changed-pages';

const endpoint = 'https://api.indexnow.org/indexnow';
const usualDays = 7;

/** Says what is in the way; the command has failed. */
function refuse(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

/**
 * Tells the search engines of IndexNow which pages of the last build have changed in the last days:
 * `npm run tool -- indexnow [30]`. The first run makes the key.
 */
async function main(): Promise<void> {
  const days = Number(process.argv[2] ?? usualDays);
  const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const pages = changedPages('public', since);
  const [first] = pages;
  const key = keyIn('static');
  if (key === undefined) {
    const created = randomBytes(16).toString('hex');
    writeFileSync(`static/${created}.txt`, created);
    refuse(`Schlüssel angelegt: static/${created}.txt. Einchecken, ausliefern, dann noch einmal.`);
  } else if (first === undefined) {
    refuse(`In public/ steht keine Seite, die sich seit ${since} geändert hat. Zuerst bauen?`);
  } else if (!first.startsWith('https://')) {
    refuse(`Die Sitemap in public/ nennt ${new URL(first).origin}. Zuerst: npm run release`);
  } else {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(announcement(key, pages)),
    });
    console.log([...pages, `IndexNow antwortet ${answer.status}.`].join('\n'));
    if (!answer.ok) refuse('Gemeldet ist nichts. 403: Die Schlüsseldatei ist nicht ausgeliefert.');
  }
}

void main();
