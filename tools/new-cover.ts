import { main } from './cli/main';
import { newCover } from './content/new-cover';

/** `npm run post:cover -- mein-beitrag` */
void main(async () => {
  const name = (process.argv[2] ?? '').replace(/^.*content\/blog\/|\/.*$/g, '');
  console.log(`Gezeichnet: ${await newCover(process.cwd(), name)}`);
  return 0;
});
