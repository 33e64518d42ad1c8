import { main } from './cli/main';
import { newPost } from './content/new-post';

/** `npm run post:new -- "Titel"` */
void main(async () => {
  const { file, route } = await newPost(process.cwd(), process.argv.slice(2).join(' '), new Date());
  console.log(`Angelegt: ${file}

  1. npm run dev starten und ${route} öffnen: jedes Speichern ist gleich zu sehen.
  2. Text schreiben, excerpt anpassen, cover.png durch ein eigenes Bild ersetzen (mindestens 1200 Pixel breit) oder behalten.
  3. npm run check:content sagt, ob etwas fehlt.
  4. Die Zeile draft: true löschen, wenn der Beitrag erscheinen soll.`);
  return 0;
});
