// Runs as a process of its own, see dialogues-beside.ts.
import { writeDialogues } from './dialogue-files';

const [root = '', publicDir = ''] = process.argv.slice(2);
writeDialogues(root, publicDir);
