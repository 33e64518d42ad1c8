import { newCover } from './content/new-cover';

/** `npm run post:cover -- mein-beitrag` */
newCover(process.cwd(), (process.argv[2] ?? '').replace(/^.*content\/blog\/|\/.*$/g, '')).then(
  (file) => console.log(`Gezeichnet: ${file}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
