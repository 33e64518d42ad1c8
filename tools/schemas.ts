import { writeSchemas } from './content/schemas';

writeSchemas(process.cwd());
console.log('Die Schemas der Inhalte liegen in .local/schemas.');
